"""Starts the adapter of a changed port, so that no change can take all the memory of the machine.

``launch.py FOLDER`` serves the adapter in the folder. ``launch.py FOLDER --calls FILE`` also writes
which functions of the library are called: at each reset a line, with those that were called since
the last one. It is a JSON array of places such as ``catalog.py:84``, the line on which the code of
a function begins.
"""

import importlib
import json
import sys
from pathlib import Path

MOST_MEMORY_BYTES = 2 * 1024**3
"""Some forty times what the port needs."""


def limit_memory():
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY_BYTES, MOST_MEMORY_BYTES))


def record_calls(library, places):
    """Adds the functions of the library that are called to a set."""
    prefix = f"{library}/"

    def on_event(frame, event, _):
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(prefix):
            places.add(f"{code.co_filename.removeprefix(prefix)}:{code.co_firstlineno}")

    sys.setprofile(on_event)


def write_at_reset(operations, places, file):
    """Writes and clears the set at each reset. Requests must then come one after the other."""
    reset, initialize = operations["reset"], operations["initialize"]

    def write(params):
        print(json.dumps(sorted(places)), file=file, flush=True)
        places.clear()
        return reset(params)

    operations["reset"] = write
    operations["initialize"] = lambda params: lambda: {**initialize(params)(), "pipelining": False}


def main():
    folder = Path(sys.argv[1]).resolve()
    sys.path[0] = str(folder)
    limit_memory()
    if len(sys.argv) == 2:
        adapter = importlib.import_module("adapter")
        protocol = importlib.import_module("protocol")
    else:
        places = set()
        record_calls(folder / "i18n", places)
        # Otherwise the first scenario with a file of YAML would seem to be the only one that needs it.
        importlib.import_module("i18n.yaml_parser")
        adapter = importlib.import_module("adapter")
        protocol = importlib.import_module("protocol")
        write_at_reset(protocol._operations, places, open(sys.argv[3], "w", encoding="utf-8"))
    protocol.serve(adapter.i18n.InvalidLocale, adapter.i18n.MissingTranslation)


main()
