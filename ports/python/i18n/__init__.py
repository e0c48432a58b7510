"""Translation and localization: the interface of crystal-i18n 0.2.2, in Python.

The functions of this module act on the main catalog, which ``init`` builds from ``config``::

    import i18n

    i18n.config.loaders.append(i18n.YamlLoader("locales"))
    i18n.init()
    i18n.locale = "fr"
    i18n.t("greeting", name="Ann")

``Catalog`` makes catalogs that are independent of it.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import ModuleType
from typing import Concatenate, ParamSpec, TypeVar

from .catalog import Catalog
from .configuration import Config
from .errors import (
    I18nError,
    InvalidLocale,
    InvalidNumberFormat,
    InvalidPattern,
    InvalidTranslations,
    MissingTranslation,
)
from .fallbacks import Fallbacks
from .loaders import FolderLoader, JsonLoader, Loader, YamlLoader
from .times import Time

__all__ = [
    "VERSION",
    "Catalog",
    "Config",
    "Fallbacks",
    "FolderLoader",
    "I18nError",
    "InvalidLocale",
    "InvalidNumberFormat",
    "InvalidPattern",
    "InvalidTranslations",
    "JsonLoader",
    "Loader",
    "MissingTranslation",
    "Time",
    "YamlLoader",
    "activate",
    "available_locales",
    "config",
    "init",
    "l",
    "locale",
    "localize",
    "reset",
    "t",
    "t_or_raise",
    "translate",
    "translate_or_raise",
    "with_locale",
]

VERSION = "0.2.2"
"""The version of the interface, not of this package."""

config = Config()
"""The main configuration. A new one can be assigned; the main catalog then stays as it is."""

locale: str
"""The active locale of the main catalog; assigning it does the same as ``activate``."""

available_locales: list[str]
"""The available locales of the main catalog."""

_main: Catalog | None = None

Params = ParamSpec("Params")
Result = TypeVar("Result")


def init() -> None:
    """Builds a new main catalog from the main configuration."""
    global _main
    _main = Catalog.from_config(config)


def reset() -> None:
    """Forgets the main configuration and the main catalog, as tests need it."""
    global config, _main
    config = Config()
    _main = None


def _main_catalog() -> Catalog:
    """Returns the main catalog, which its first use builds if ``init`` was not called."""
    if _main is None:
        init()
    assert _main is not None
    return _main


def _on_main_catalog(
    operation: Callable[Concatenate[Catalog, Params], Result],
) -> Callable[Params, Result]:
    @wraps(operation)
    def call(*args: Params.args, **kwargs: Params.kwargs) -> Result:
        return operation(_main_catalog(), *args, **kwargs)

    return call


activate = _on_main_catalog(Catalog.activate)
with_locale = _on_main_catalog(Catalog.with_locale)
translate = t = _on_main_catalog(Catalog.translate)
translate_or_raise = t_or_raise = _on_main_catalog(Catalog.translate_or_raise)
localize = l = _on_main_catalog(Catalog.localize)


class _Module(ModuleType):
    """This module, with the attributes that it reads from the main catalog."""

    @property
    def locale(self) -> str:
        return _main_catalog().locale

    @locale.setter
    def locale(self, locale: str) -> None:
        _main_catalog().activate(locale)

    @property
    def available_locales(self) -> list[str]:
        return _main_catalog().available_locales


sys.modules[__name__].__class__ = _Module
