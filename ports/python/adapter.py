"""The adapter of the library in this folder: that of the starter kit for Python, with the operations
for which the library offers more."""

import importlib.util
import sys
from pathlib import Path

import i18n
from i18n import plural_rules
from i18n.fallbacks import parents

KIT = Path(__file__).resolve().parents[1] / "kits" / "python"
sys.path.append(str(KIT))
from protocol import name, operation, run_block, scalar, serve

spec = importlib.util.spec_from_file_location("kit", KIT / "adapter.py")
kit = importlib.util.module_from_spec(spec)
spec.loader.exec_module(kit)
kit.library = i18n


def localizable(value):
    """Returns an object to localize. The library's own times have nanoseconds, unlike those of Python."""
    return i18n.Time.fromisoformat(value["time"]) if "time" in value else kit_localizable(value)


kit_localizable, kit.localizable = kit.localizable, localizable


@operation("initialize")
def initialize(params):
    implementation = {"name": "python", "version": "0.1.0", "language": "Python"}
    return lambda: {
        "protocol": 1,
        "implementation": implementation,
        "isolation": "reset",
        "pipelining": True,
    }


@operation("with_locale")
def with_locale(params):
    on, locale, responses = kit.subject(params), name(params["locale"]), []

    def block():
        run_block(params["block"], responses)
        return "block"

    def call():
        value = on.with_locale(locale)(block)()
        return {"block": responses, "value": value}

    return call


@operation("plural_rule")
def plural_rule(params):
    rule, count = plural_rules.RULES[params["rule"]], scalar(params["count"])
    return lambda: rule(count)


@operation("plural_rule_name")
def plural_rule_name(params):
    return lambda: plural_rules.rule_name(params["locale"])


@operation("fallbacks_for")
def fallbacks_for(params):
    chained = kit.fallbacks(params["fallbacks"])
    return lambda: chained.chain(params["locale"])


@operation("tag_parents")
def tag_parents(params):
    return lambda: parents(params["tag"])


if __name__ == "__main__":
    serve(i18n.InvalidLocale, i18n.MissingTranslation)
