"""The adapter of your library. README.md says how to fill in the operations."""

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

# Fill in: import your library.

# Fill in: the library's exceptions for the two errors of the document (section 7).
INVALID_LOCALE = ()
MISSING_TRANSLATION = ()

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
catalogs = {}


def subject(params):
    """Returns the module or the catalog that an operation is called on."""
    named = params.get("subject", "I18n")
    if named == "I18n":
        # Fill in: return the library's module.
        raise Unsupported("the library has no module")
    if named not in catalogs:
        raise Unsupported(f"no catalog is called {named}")
    return catalogs[named]


@operation("initialize")
def initialize(params):
    # Fill in: the name and version of your library.
    implementation = {"name": "yourlib", "version": "0.0.0", "language": "Python"}
    return lambda: {
        "protocol": 1,
        "implementation": implementation,
        "isolation": "reset",
        "pipelining": True,
    }


@operation("reset")
def reset(params):
    # Fill in: bring the library to the state of a program that has just begun. If it has no way
    # to do so, answer "isolation": "process" above.
    return catalogs.clear


@operation("shutdown")
def shutdown(params):
    return lambda: None


# Values:
# symbol: {"symbol":"short"}
# float: {"float":"1.0"} or {"float":"1e+21"}
# name: "short" or {"symbol":"short"}
# count: 2 or {"float":"1.5"}
# scalar: "Ann" or 2 or {"float":"1.5"} or true or null
# named-arguments: {"first":"Ann","last":"Lee"}
# translations: {"en":{"greeting":"Hello, %{name}!","days":["Mon","Tue"]}}
# loader: {"format":"yaml","path":"/absolute/folder"} or
#   {"format":"inline","translations":{"en":{"hi":"Hi"}}}
# fallbacks: {"mapping":{"fr-CA":["fr"],"gsw":"de"},"default":["en"]}
# config:
#   {"default_locale":"fr","loaders":[],"available_locales":["fr","en"],"fallbacks":{"default":["en"]}}
# object: {"integer":"1234567"} or {"float":"1234.5"} or
#   {"time":"2020-12-13T21:11:08.000000000-05:00"} or {"date":[2020,12,13]}
# subject: "I18n" or "catalog"
# unexpected: {"unexpected":"function"}


@operation("constants")
def constants(params):
    """Returns `I18n::VERSION` (the version of the interface) and
    `I18n::Catalog::DEFAULT_LOCALE` (section 9).

    params: none
    result: an object with the Strings VERSION and DEFAULT_LOCALE
    """
    raise Unsupported("no such operation: constants")


@operation("config")
def config(params):
    """Returns the fields of `I18n.config`, of which only the default locale is required
    (section 2.2).

    params: none
    result: an object with the String default_locale
    """
    raise Unsupported("no such operation: config")


@operation("configure")
def configure(params):
    """Sets the given fields of the main config in place. New loaders are appended to the
    existing ones.

    params:
      default_locale?: string
      loaders?: array of loader
      available_locales?: array of string
      fallbacks?: fallbacks
    result: nil
    """
    raise Unsupported("no such operation: configure")


@operation("config=")
def replace_config(params):
    """Replaces the main config with a new one that has the given fields (section 3).

    params:
      default_locale?: string
      loaders?: array of loader
      available_locales?: array of string
      fallbacks?: fallbacks
    result: nil
    """
    raise Unsupported("no such operation: config=")


@operation("init")
def init(params):
    """Creates a new main catalog from the main config: `I18n.init` (section 3).

    params: none
    result: nil
    """
    raise Unsupported("no such operation: init")


@operation("Catalog.new")
def new_catalog(params):
    """Creates a catalog and gives it a name (section 4.2).

    params:
      catalog: subject
      default_locale?: string
      available_locales?: null or array of string
      fallbacks?: null or fallbacks
    result: nil
    """
    raise Unsupported("no such operation: Catalog.new")


@operation("Catalog.from_config")
def catalog_from_config(params):
    """Creates a catalog from a config and gives it a name (section 4.2).

    params:
      catalog: subject
      config: config
    result: nil
    """
    raise Unsupported("no such operation: Catalog.from_config")


@operation("inject")
def inject(params):
    """Injects a loader, or translations, into a catalog (section 4.2).

    params:
      subject?: subject
      loader?: loader, unless there is translations
      translations?: translations, unless there is loader
    result: nil
    """
    raise Unsupported("no such operation: inject")


@operation("load")
def load(params):
    """Returns the translations that a loader loads (section 2.3).

    params:
      loader: loader
    result: a translations hash
    """
    raise Unsupported("no such operation: load")


@operation("default_locale")
def default_locale(params):
    """Returns the default locale of a catalog (section 2.1).

    params:
      subject?: subject
    result: a String
    """
    raise Unsupported("no such operation: default_locale")


@operation("locale")
def locale(params):
    """Returns the active locale (section 4.2).

    params:
      subject?: subject
    result: a String
    """
    raise Unsupported("no such operation: locale")


@operation("available_locales")
def available_locales(params):
    """Returns the available locales (section 2.1).

    params:
      subject?: subject
    result: an array of Strings
    """
    raise Unsupported("no such operation: available_locales")


@operation("activate")
def activate(params):
    """Activates a locale and returns its name (section 3).

    params:
      subject?: subject
      locale: name
    result: a String
    """
    raise Unsupported("no such operation: activate")


@operation("locale=")
def assign_locale(params):
    """Activates a locale by assigning it, and returns the active locale (section 3).

    params:
      subject?: subject
      locale: name
    result: a String
    """
    raise Unsupported("no such operation: locale=")


@operation("with_locale")
def with_locale(params):
    """Runs a block of calls while the given locale is active (section 3).

    params:
      subject?: subject
      locale: name
      block: array of block-call
    result: an object with block: array of block-response; value?: any value
    """
    raise Unsupported("no such operation: with_locale")


@operation("translate")
def translate(params):
    """Looks up a translation (section 4.2).

    params:
      subject?: subject
      key: name
      params?: null or object of scalar
      count?: null or count
      scope?: null or name or array of name
      default?: scalar
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: translate")


@operation("t")
def t(params):
    """Looks up a translation. This is an alias for `translate`.

    params:
      subject?: subject
      key: name
      params?: null or object of scalar
      count?: null or count
      scope?: null or name or array of name
      default?: scalar
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: t")


@operation("translate!")
def translate_or_raise(params):
    """Looks up a translation, and raises an error when it is missing (section 4.2).

    params:
      subject?: subject
      key: name
      params?: null or object of scalar
      count?: null or count
      scope?: null or name or array of name
      default?: scalar
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: translate!")


@operation("t!")
def t_or_raise(params):
    """Looks up a translation, and raises an error when it is missing. This is an alias for
    `translate!`.

    params:
      subject?: subject
      key: name
      params?: null or object of scalar
      count?: null or count
      scope?: null or name or array of name
      default?: scalar
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: t!")


@operation("localize")
def localize(params):
    """Formats a number, a time or a date (section 4.2).

    params:
      subject?: subject
      object: object
      format?: name
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: localize")


@operation("l")
def l(params):
    """Formats a number, a time or a date. This is an alias for `localize`.

    params:
      subject?: subject
      object: object
      format?: name
      kwargs?: named-arguments
    result: a String
    """
    raise Unsupported("no such operation: l")


@operation("plural_rule")
def plural_rule(params):
    """Returns the plural category that a rule type, such as `EastSlavic`, selects for a
    count.
    Only scenarios of level crystal need it.

    params:
      rule: string
      count: count
    result: a plural category
    """
    raise Unsupported("no such operation: plural_rule")


@operation("plural_rule_name")
def plural_rule_name(params):
    """Returns the name of the rule type that is registered for a locale, or null.
    Only scenarios of level crystal need it.

    params:
      locale: string
    result: a String or nil
    """
    raise Unsupported("no such operation: plural_rule_name")


@operation("fallbacks_for")
def fallbacks_for(params):
    """Returns the locales that a lookup in the given locale tries, in order.
    Only scenarios of level crystal need it.

    params:
      fallbacks: fallbacks
      locale: string
    result: an array of Strings
    """
    raise Unsupported("no such operation: fallbacks_for")


@operation("tag_parents")
def tag_parents(params):
    """Returns the parents of a locale tag, nearest first.
    Only scenarios of level crystal need it.

    params:
      tag: string
    result: an array of Strings
    """
    raise Unsupported("no such operation: tag_parents")


if __name__ == "__main__":
    serve(INVALID_LOCALE, MISSING_TRANSLATION)
