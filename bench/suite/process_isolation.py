"""Serves the port in Python as one that cannot be reset: the suite starts it anew for each scenario."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "ports/python"))

import adapter  # noqa: E402

handshake = adapter.initialize


@adapter.operation("initialize")
def initialize(params):
    call = handshake(params)
    return lambda: call() | {"isolation": "process"}


adapter.serve(adapter.i18n.InvalidLocale, adapter.i18n.MissingTranslation)
