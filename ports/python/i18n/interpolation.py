"""Placeholders in texts: ``%{name}``."""

import math
import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

_PLACEHOLDER = re.compile(r"%\{([^{}]+)\}")


def interpolate(text: str, values: Mapping[str, Any]) -> str:
    """Replaces each placeholder that has a value; placeholders inside values are left alone."""

    def replacement(placeholder: re.Match[str]) -> str:
        name = placeholder[1]
        return as_text(values[name]) if name in values else placeholder[0]

    return _PLACEHOLDER.sub(replacement, text) if values else text


def as_text(value: Any) -> str:
    """Writes a value as translation files do: ``true`` and ``false``, and nothing for None.

    Small and large floats have an exponent, after at least one decimal.
    """
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case float() if math.isfinite(value) and value != 0 and not 1e-4 <= abs(value) < 1e15:
            return _with_exponent(value)
        case _:
            return str(value)


def _with_exponent(value: float) -> str:
    """Writes a float with the fewest digits that tell it apart, such as ``1.0e-5``."""
    sign, digits, exponent = Decimal(repr(value)).normalize().as_tuple()
    first, *decimals = digits
    power = int(exponent) + len(decimals)
    return f"{'-' if sign else ''}{first}.{''.join(map(str, decimals)) or '0'}e{power:+d}"
