"""The adapter of your library. It makes the calls of the document (chapter 4) under their Python names.

Change what has another name or another shape in your library. What the library lacks is answered
with `Unsupported`, and never built here. README.md says more.
"""

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

# Fill in: your library, as in `import yourlib as library`.
library = None

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
catalogs = {}


def subject(params):
    """Returns the module or the catalog that an operation is called on."""
    named = params.get("subject", "I18n")
    if named == "I18n":
        return library
    if named not in catalogs:
        raise Unsupported(f"no catalog is called {named}")
    return catalogs[named]


def of(on, member):
    """Returns an operation, a class or an attribute of the library."""
    if not hasattr(on, member):
        raise Unsupported(f"the library has no {member}")
    return getattr(on, member)


@operation("initialize")
def initialize(params):
    # Fill in: the name and version of your library.
    implementation = {"name": "yourlib", "version": "0.0.0", "language": "Python"}
    return lambda: {
        "protocol": 1,
        "implementation": implementation,
        "isolation": "reset",
        "inexpressible": [],
        "pipelining": True,
    }


@operation("reset")
def reset(params):
    # Fill in: bring the library to the state of a program that has just begun. If it has no way
    # to do so, answer "isolation": "process" above.
    def call():
        catalogs.clear()
        getattr(library, "reset", lambda: None)()

    return call


@operation("shutdown")
def shutdown(params):
    return lambda: None


@operation("constants")
def constants(params):
    return lambda: {
        "VERSION": of(library, "VERSION"),
        "DEFAULT_LOCALE": of(library, "Catalog").DEFAULT_LOCALE,
    }


# Configurations


def loader(value):
    """Returns the library's loader of a folder, or one whose `load` returns these translations."""
    if value["format"] == "inline":
        translations = value["translations"]
        methods = {"__init__": lambda self: None, "load": lambda self: translations}
        return type("InlineLoader", (of(library, "Loader"),), methods)()
    return of(library, {"yaml": "YamlLoader", "json": "JsonLoader"}[value["format"]])(value["path"])


def fallbacks(value):
    return None if value is None else of(library, "Fallbacks")(**value)


def configure(config, fields):
    """Sets the fields of a configuration; loaders are appended."""
    for field, value in fields.items():
        if field == "loaders":
            of(config, "loaders").extend(loader(one) for one in value)
        else:
            of(config, field)
            setattr(config, field, fallbacks(value) if field == "fallbacks" else value)
    return config


@operation("config")
def config(params):
    return lambda: {"default_locale": of(library, "config").default_locale}


@operation("configure")
def configure_main(params):
    def call():
        configure(of(library, "config"), params)

    return call


@operation("config=")
def replace_config(params):
    def call():
        library.config = configure(of(library, "Config")(), params)

    return call


@operation("init")
def init(params):
    return of(library, "init")


# Catalogs


@operation("Catalog.new")
def new_catalog(params):
    options = {key: value for key, value in params.items() if key != "catalog"}

    def call():
        if "fallbacks" in options:
            options["fallbacks"] = fallbacks(options["fallbacks"])
        catalogs[params["catalog"]] = of(library, "Catalog")(**options)

    return call


@operation("Catalog.from_config")
def catalog_from_config(params):
    def call():
        made_from = configure(of(library, "Config")(), params["config"])
        catalogs[params["catalog"]] = of(library, "Catalog").from_config(made_from)

    return call


@operation("inject")
def inject(params):
    call = of(subject(params), "inject")
    if "translations" in params:
        return lambda: call(params["translations"])
    return lambda: call(loader(params["loader"]))


@operation("load")
def load(params):
    return lambda: loader(params["loader"]).load()


def attribute(method):
    """Registers an operation that reads an attribute."""

    @operation(method)
    def read(params):
        on = subject(params)
        return lambda: of(on, method)


for method in ["default_locale", "locale", "available_locales"]:
    attribute(method)


@operation("activate")
def activate(params):
    call, locale = of(subject(params), "activate"), name(params["locale"])
    return lambda: call(locale)


@operation("locale=")
def assign_locale(params):
    on, locale = subject(params), name(params["locale"])

    def call():
        of(on, "locale")
        on.locale = locale
        return on.locale

    return call


@operation("with_locale")
def with_locale(params):
    on, locale, responses = subject(params), name(params["locale"]), []

    def call():
        # A `with` statement has no value: where with_locale takes a function that returns "block",
        # answer with what with_locale returned as "value" too.
        with of(on, "with_locale")(locale):
            run_block(params["block"], responses)
        return {"block": responses}

    return call


def lookup(method, function):
    """Registers an operation that looks up a translation. Absent arguments are not passed."""

    @operation(method)
    def read(params):
        call, key = of(subject(params), function), name(params["key"])
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
        call, value = of(subject(params), method), localizable(params["object"])
        options = scalars(params.get("kwargs"))
        if "format" in params:
            options["format"] = name(params["format"])
        return lambda: call(value, **options)


localization("localize")
localization("l")

if __name__ == "__main__":
    # Fill in: the exceptions of the library for the two errors of the document (section 7).
    serve(getattr(library, "InvalidLocale", ()), getattr(library, "MissingTranslation", ()))
