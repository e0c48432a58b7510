"""Numbers, times and dates in the way of a locale, by its data below the key ``i18n``."""

from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from typing import Any, TypeAlias

from .interpolation import interpolate
from .number_format import NumberFormat
from .patterns import Moment, write_time
from .translations import Leaf

Localizable: TypeAlias = int | float | datetime | date | tuple[int, int, int]

_FIELD_TYPES: dict[str, type] = {
    "delimiter": str,
    "separator": str,
    "decimal_places": int,
    "group": int,
    "only_significant": bool,
}


class Localizer:
    """Writes numbers, times and dates with the data that two functions look up."""

    def __init__(self, find: Callable[[str], Leaf], text: Callable[[str], str]) -> None:
        """Takes functions that look up a path in the active locale and its fallbacks.

        ``find`` returns the value that is stored, or None. ``text`` returns it as a text, or raises
        MissingTranslation.
        """
        self._find = find
        self._text = text

    def localize(self, value: Localizable, format: str, values: Mapping[str, Any]) -> str:
        """Writes a number with a named format, or a time or a date with a pattern."""
        match value:
            case int() | float():
                return self._number_format(format).write(value)
            case datetime():
                return self._write("time", value, format, values)
            case date():
                return self._write("date", datetime.combine(value, time()), format, values)
            case (year, month, day):
                return self.localize(date(year, month, day), format, values)
        raise TypeError(f"expected a number, a time or a date, got {type(value).__name__}")

    def _number_format(self, name: str) -> NumberFormat:
        """Returns a format of the locale data; a field of another type counts as absent.

        Raises InvalidNumberFormat when its groups have no digits.
        """
        found: dict[str, Any] = {
            field: self._find(f"i18n.number.formats.{name}.{field}") for field in _FIELD_TYPES
        }
        return NumberFormat(
            **{field: value for field, value in found.items() if type(value) is _FIELD_TYPES[field]}
        )

    def _write(self, kind: str, when: datetime, format: str, values: Mapping[str, Any]) -> str:
        """Writes a time with the predefined pattern of this name, or else with this pattern."""
        predefined = self._find(f"i18n.{kind}.formats.{format}")
        pattern = format if predefined is None else interpolate(str(predefined), values)
        return write_time(pattern, Moment(when, lambda path: self._text(f"i18n.{path}")))
