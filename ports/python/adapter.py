"""The adapter of the library in this folder.

Python has no symbols: where the document takes one, the library takes its name as a string.
"""

import sys
from pathlib import Path

import i18n
from i18n import plural_rules
from i18n.fallbacks import parents

# The starter kit for Python has the other end of the protocol.
sys.path.append(str(Path(__file__).resolve().parents[1] / "kits" / "python"))
from protocol import (
    Unsupported,
    localizable,
    name,
    operation,
    run_block,
    scalar,
    scalars,
    scope,
    serve,
)

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
catalogs = {}


class InlineLoader(i18n.Loader):
    """A loader of one's own, based on the library's."""

    def __init__(self, translations):
        self._translations = translations

    def load(self):
        return self._translations


def subject(params):
    """Returns the module or the catalog that an operation is called on."""
    named = params.get("subject", "I18n")
    return i18n if named == "I18n" else catalogs[named]


def loader(value):
    """Returns the library's loader of a folder, or a loader of these translations."""
    if value["format"] == "inline":
        return InlineLoader(value["translations"])
    return {"yaml": i18n.YamlLoader, "json": i18n.JsonLoader}[value["format"]](value["path"])


def fallbacks(value):
    """Returns the library's fallbacks, or None."""
    return None if value is None else i18n.Fallbacks(**value)


def configure(config, fields):
    """Sets the fields of a configuration; loaders are appended."""
    for field, value in fields.items():
        match field:
            case "loaders":
                config.loaders += map(loader, value)
            case "fallbacks":
                config.fallbacks = fallbacks(value)
            case _:
                setattr(config, field, value)
    return config


@operation("initialize")
def initialize(params):
    implementation = {"name": "python", "version": "0.1.0", "language": "Python"}
    return lambda: {
        "protocol": 1,
        "implementation": implementation,
        "isolation": "reset",
        "pipelining": True,
    }


@operation("reset")
def reset(params):
    def call():
        catalogs.clear()
        i18n.reset()

    return call


@operation("shutdown")
def shutdown(params):
    return lambda: None


@operation("constants")
def constants(params):
    return lambda: {"VERSION": i18n.VERSION, "DEFAULT_LOCALE": i18n.Catalog.DEFAULT_LOCALE}


@operation("config")
def config(params):
    return lambda: {"default_locale": i18n.config.default_locale}


@operation("configure")
def configure_main(params):
    def call():
        configure(i18n.config, params)

    return call


@operation("config=")
def replace_config(params):
    def call():
        i18n.config = configure(i18n.Config(), params)

    return call


@operation("init")
def init(params):
    return i18n.init


@operation("Catalog.new")
def new_catalog(params):
    options = {key: value for key, value in params.items() if key != "catalog"}
    if "fallbacks" in options:
        options["fallbacks"] = fallbacks(options["fallbacks"])
    return lambda: catalogs.update({params["catalog"]: i18n.Catalog(**options)})


@operation("Catalog.from_config")
def catalog_from_config(params):
    made_from = configure(i18n.Config(), params["config"])
    return lambda: catalogs.update({params["catalog"]: i18n.Catalog.from_config(made_from)})


@operation("inject")
def inject(params):
    if subject(params) is i18n:
        raise Unsupported("the module has no inject")
    catalog = subject(params)
    injected = loader(params["loader"]) if "loader" in params else params["translations"]
    return lambda: catalog.inject(injected)


@operation("load")
def load(params):
    return loader(params["loader"]).load


@operation("default_locale")
def default_locale(params):
    catalog = subject(params)
    if catalog is i18n:
        raise Unsupported("the module has no default_locale")
    return lambda: catalog.default_locale


@operation("locale")
def locale(params):
    on = subject(params)
    return lambda: on.locale


@operation("available_locales")
def available_locales(params):
    on = subject(params)
    return lambda: on.available_locales


@operation("activate")
def activate(params):
    on, activated = subject(params), name(params["locale"])
    return lambda: on.activate(activated)


@operation("locale=")
def assign_locale(params):
    on, activated = subject(params), name(params["locale"])

    def call():
        on.locale = activated
        return on.locale

    return call


@operation("with_locale")
def with_locale(params):
    on, activated, responses = subject(params), name(params["locale"]), []

    def block():
        responses.extend(run_block(params["block"]))
        return "block"

    def call():
        value = on.with_locale(activated)(block)()
        return {"block": responses, "value": value}

    return call


def lookup(method, function):
    """Registers an operation that looks up a translation."""

    @operation(method)
    def read(params):
        call, key = getattr(subject(params), function), name(params["key"])
        options = scalars(params.get("kwargs"))
        if "params" in params:
            options["params"] = params["params"] and scalars(params["params"])
        if "count" in params:
            options["count"] = scalar(params["count"])
        if "scope" in params:
            options["scope"] = scope(params["scope"])
        if "default" in params:
            options["default"] = scalar(params["default"])
        return lambda: call(key, **options)


lookup("translate", "translate")
lookup("t", "t")
lookup("translate!", "translate_or_raise")
lookup("t!", "t_or_raise")


def localization(method):
    """Registers an operation that localizes a number, a time or a date."""

    @operation(method)
    def read(params):
        call, value = getattr(subject(params), method), params["object"]
        if "time" in value:
            localized = i18n.Time.fromisoformat(value["time"])
        else:
            localized = localizable(value)
        options = scalars(params.get("kwargs"))
        if "format" in params:
            options["format"] = name(params["format"])
        return lambda: call(localized, **options)


localization("localize")
localization("l")


@operation("plural_rule")
def plural_rule(params):
    rule, count = plural_rules.RULES[params["rule"]], scalar(params["count"])
    return lambda: rule(count)


@operation("plural_rule_name")
def plural_rule_name(params):
    return lambda: plural_rules.rule_name(params["locale"])


@operation("fallbacks_for")
def fallbacks_for(params):
    chained = fallbacks(params["fallbacks"])
    return lambda: chained.chain(params["locale"])


@operation("tag_parents")
def tag_parents(params):
    return lambda: parents(params["tag"])


if __name__ == "__main__":
    serve(i18n.InvalidLocale, i18n.MissingTranslation)
