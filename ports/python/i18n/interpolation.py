"""Placeholders in texts: ``%{name}``."""

import re
from collections.abc import Mapping
from typing import Any

_PLACEHOLDER = re.compile(r"%\{([^{}]+)\}")


def interpolate(text: str, values: Mapping[str, Any]) -> str:
    """Replaces each placeholder that has a value; placeholders inside values are left alone."""

    def replacement(placeholder: re.Match[str]) -> str:
        name = placeholder[1]
        return as_text(values[name]) if name in values else placeholder[0]

    return _PLACEHOLDER.sub(replacement, text) if values else text


def as_text(value: Any) -> str:
    """Writes a value as translation files do: ``true`` and ``false``, and nothing for None."""
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)
