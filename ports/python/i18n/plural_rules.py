"""Plural rules: each gives a count one of the categories zero, one, two, few, many and other.

The rules are those of crystal-i18n 0.2.2, which differ from today's CLDR. A float without decimals
has the category of the equal integer: ``2.0 in range(2, 5)``, but ``2.5 not in range(2, 5)``.
"""

from collections.abc import Callable
from typing import TypeAlias

Count: TypeAlias = float
Rule: TypeAlias = Callable[[Count], str]

TEENS = range(11, 20)


def other(_: Count) -> str:
    return "other"


def one_other(n: Count) -> str:
    return "one" if n == 1 else "other"


def one_with_zero_other(n: Count) -> str:
    return "one" if n in (0, 1) else "other"


def one_up_to_two_other(n: Count) -> str:
    return "one" if 0 <= n < 2 else "other"


def one_two_other(n: Count) -> str:
    match n:
        case 1:
            return "one"
        case 2:
            return "two"
        case _:
            return "other"


def colognian(n: Count) -> str:
    match n:
        case 0:
            return "zero"
        case 1:
            return "one"
        case _:
            return "other"


def langi(n: Count) -> str:
    if n == 0:
        return "zero"
    return "one" if 0 < n < 2 else "other"


def central_morocco_tamazight(n: Count) -> str:
    return "one" if n in (0, 1) or n in range(11, 100) else "other"


def east_slavic(n: Count) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if n % 10 in range(2, 5) and n % 100 not in range(12, 15):
        return "few"
    return "many" if n % 1 == 0 else "other"


def polish(n: Count) -> str:
    if n == 1:
        return "one"
    if n % 10 in range(2, 5) and n % 100 not in range(12, 15):
        return "few"
    return "many" if n % 1 == 0 else "other"


def west_slavic(n: Count) -> str:
    match n:
        case 1:
            return "one"
        case 2 | 3 | 4:
            return "few"
        case _:
            return "other"


def slovenian(n: Count) -> str:
    match n % 100:
        case 1:
            return "one"
        case 2:
            return "two"
        case 3 | 4:
            return "few"
        case _:
            return "other"


upper_sorbian = slovenian


def lithuanian(n: Count) -> str:
    if n % 100 in TEENS:
        return "other"
    if n % 10 == 1:
        return "one"
    return "few" if n % 10 in range(2, 10) else "other"


def latvian(n: Count) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def macedonian(n: Count) -> str:
    return "one" if n % 10 == 1 and n != 11 else "other"


def irish(n: Count) -> str:
    if n in range(3, 7):
        return "few"
    if n in range(7, 11):
        return "many"
    return one_two_other(n)


def scottish_gaelic(n: Count) -> str:
    if n in (1, 11):
        return "one"
    if n in (2, 12):
        return "two"
    return "few" if n in range(3, 20) else "other"


def manx(n: Count) -> str:
    return "one" if n % 10 in (1, 2) or n % 20 == 0 else "other"


def welsh(n: Count) -> str:
    match n:
        case 0:
            return "zero"
        case 1:
            return "one"
        case 2:
            return "two"
        case 3:
            return "few"
        case 6:
            return "many"
        case _:
            return "other"


def breton(n: Count) -> str:
    if n != 0 and n % 1_000_000 == 0:
        return "many"
    if n % 100 // 10 in (1, 7, 9):
        return "other"
    match n % 10:
        case 1:
            return "one"
        case 2:
            return "two"
        case 3 | 4 | 9:
            return "few"
        case _:
            return "other"


def arabic(n: Count) -> str:
    match n:
        case 0:
            return "zero"
        case 1:
            return "one"
        case 2:
            return "two"
    if n % 100 in range(3, 11):
        return "few"
    return "many" if n % 100 in range(11, 100) else "other"


def maltese(n: Count) -> str:
    if n == 1:
        return "one"
    if n == 0 or n % 100 in range(2, 11):
        return "few"
    return "many" if n % 100 in TEENS else "other"


def romanian(n: Count) -> str:
    if n == 1:
        return "one"
    return "few" if n == 0 or n % 100 in range(1, 20) else "other"


RULES: dict[str, Rule] = {
    "Arabic": arabic,
    "Breton": breton,
    "CentralMoroccoTamazight": central_morocco_tamazight,
    "Colognian": colognian,
    "EastSlavic": east_slavic,
    "Irish": irish,
    "Langi": langi,
    "Latvian": latvian,
    "Lithuanian": lithuanian,
    "Macedonian": macedonian,
    "Maltese": maltese,
    "Manx": manx,
    "OneOther": one_other,
    "OneTwoOther": one_two_other,
    "OneUpToTwoOther": one_up_to_two_other,
    "OneWithZeroOther": one_with_zero_other,
    "Other": other,
    "Polish": polish,
    "Romanian": romanian,
    "ScottishGaelic": scottish_gaelic,
    "Slovenian": slovenian,
    "UpperSorbian": upper_sorbian,
    "Welsh": welsh,
    "WestSlavic": west_slavic,
}

_LOCALES_OF_RULE = {
    "Arabic": "ar",
    "Breton": "br",
    "CentralMoroccoTamazight": "tzm",
    "Colognian": "ksh",
    "EastSlavic": "be bs by hr ru sh sr uk",
    "Irish": "ga",
    "Langi": "lag",
    "Latvian": "lv",
    "Lithuanian": "lt",
    "Macedonian": "mk",
    "Maltese": "mt",
    "Manx": "gv",
    "OneOther": (
        "bg bn ca da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IN en-NZ eo es es-419 "
        "es-AR es-CL es-CO es-CR es-EC es-ES es-MX es-NI es-PA es-PE es-US es-VE et eu fi gl "
        "he hu is it it-CH mn nb ne nl nn oc pt st sv sv-SE sw ur"
    ),
    "OneTwoOther": "iu kw naq se sma smi smj smn sms",
    "OneUpToTwoOther": "ff fr fr-CA fr-CH fr-FR kab",
    "OneWithZeroOther": "ak am bh guw hi hi-IN ln mg ml mr-IN nso or pa shi ti wa",
    "Other": (
        "az bm bo dz fa id ig ii ja jv ka kde kea km kn ko lo ms my pap-AW pap-CW root sah "
        "ses sg th to tr vi wo yo zh zh-CN zh-HK zh-TW zh-YUE"
    ),
    "Polish": "pl",
    "Romanian": "mo ro",
    "ScottishGaelic": "gd",
    "Slovenian": "sl",
    "UpperSorbian": "hsb",
    "Welsh": "cy",
    "WestSlavic": "cs sk",
}

_RULE_OF_LOCALE = {
    locale: rule for rule, locales in _LOCALES_OF_RULE.items() for locale in locales.split()
}


def rule_name(locale: str) -> str | None:
    """Returns the name of the rule that is registered for a locale, if there is one.

    A region does not take the rule of its language: ``ru-RU`` has none, although ``ru`` has.
    """
    return _RULE_OF_LOCALE.get(locale)


def category(locale: str, count: Count) -> str:
    """Returns the category of a count in a locale; one without a rule counts as English does."""
    return RULES[rule_name(locale) or "OneOther"](count)
