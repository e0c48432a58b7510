"""Numbers, as the number formats of a locale write them."""

import math
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from .errors import InvalidNumberFormat


@dataclass(frozen=True)
class NumberFormat:
    """A number format; the defaults are those of fields that the locale data leaves out."""

    delimiter: str = ","
    separator: str = "."
    decimal_places: int | None = None
    """All decimals of the number if it is None; tens, hundreds and so on if it is negative."""
    group: int = 3
    only_significant: bool = False

    def __post_init__(self) -> None:
        if self.group < 1:
            raise InvalidNumberFormat(f"group is {self.group}; a group has 1 digit or more")

    def write(self, number: int | float) -> str:
        """Writes a number with this format; halves are rounded to the even neighbour."""
        if not math.isfinite(number):
            return str(number)
        if isinstance(number, int):
            sign, integer, decimals = _digits_of_int(number, self.decimal_places)
        else:
            sign, integer, decimals = _digits_of_float(number, self.decimal_places)
        if self.only_significant and decimals:
            decimals = decimals.rstrip("0") or "0"
        return sign + self._grouped(integer) + (self.separator + decimals if decimals else "")

    def _grouped(self, integer: str) -> str:
        first = len(integer) % self.group or self.group
        rest = range(first, len(integer), self.group)
        groups = [integer[:first], *(integer[start : start + self.group] for start in rest)]
        return self.delimiter.join(groups)


def _digits_of_int(number: int, places: int | None) -> tuple[str, str, str]:
    """Returns the sign of an integer, its digits, and as many zeros as there are places."""
    places = places or 0
    rounded = round(number, min(places, 0))
    return "-" if rounded < 0 else "", str(abs(rounded)), "0" * places


def _digits_of_float(number: float, places: int | None) -> tuple[str, str, str]:
    """Returns the sign of a float, which it keeps even as a zero, and its digits on both sides."""
    if places is not None:
        text = _fixed(_rounded(abs(number), places), places)
    elif number.is_integer():
        text = f"{abs(number):.1f}"
    else:
        text = f"{abs(Decimal(repr(number))):f}"
    integer, _, decimals = text.partition(".")
    return "-" if math.copysign(1, number) < 0 else "", integer, decimals


def _rounded(number: float, places: int) -> int:
    """Returns how many units of the last place a number has, which is not negative.

    What is a half depends on the product with a power of ten, as in crystal-i18n: 1.15 with one
    place becomes 1.2, as 1.15 * 10 is 11.5, although 1.15 is a little less than that. Python's own
    ``round`` gives 1.1. The exact value is taken where the product loses digits: from 2**53 on,
    and with more places than a float has an exact power of ten for.
    """
    exact = Fraction(number) * Fraction(10) ** places
    if exact >= 2**53 or number >= 2**53 or places > 22:
        return round(exact)
    return round(number * 10.0**places if places > 0 else number / 10.0**-places)


def _fixed(units: int, places: int) -> str:
    """Writes a number of units of the last place."""
    if places <= 0:
        return str(units * 10**-places)
    digits = str(units).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}"
