"""Patterns of dates and times: texts with directives such as ``%Y``."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from .errors import InvalidPattern

_ENGLISH_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_ENGLISH_MONTHS = tuple("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split())
_EPOCH = datetime(1970, 1, 1)


@dataclass(frozen=True)
class Moment:
    """A time to write, and the texts of the locale to write it with."""

    time: datetime
    text: Callable[[str], str]
    """Returns the text for a path below ``i18n``, or raises MissingTranslation."""

    def day_name(self, names: str) -> str:
        return self.text(f"date.{names}.{self.time.weekday()}")

    def month_name(self, names: str) -> str:
        return self.text(f"date.{names}.{self.time.month - 1}")

    @property
    def english_day(self) -> str:
        return _ENGLISH_DAYS[self.time.weekday()]

    @property
    def english_month(self) -> str:
        return _ENGLISH_MONTHS[self.time.month - 1]

    @property
    def is_morning(self) -> bool:
        return self.time.hour < 12

    @property
    def half_of_the_day(self) -> str:
        return self.text("time.am" if self.is_morning else "time.pm")

    @property
    def hour_of_twelve(self) -> int:
        return self.time.hour % 12 or 12

    @property
    def week_year(self) -> int:
        return self.time.isocalendar().year

    @property
    def nanoseconds(self) -> str:
        """The nine digits of the fraction of the second."""
        return f"{self.time.microsecond:06}{getattr(self.time, 'nanosecond', 0):03}"

    @property
    def seconds_since_1970(self) -> int:
        since_epoch = self.time.replace(tzinfo=None) - _EPOCH
        return (since_epoch - self.offset_from_utc) // timedelta(seconds=1)

    @property
    def offset_from_utc(self) -> timedelta:
        """The offset of the time; one without a time zone is taken as UTC."""
        return self.time.utcoffset() or timedelta()

    @property
    def zone(self) -> str:
        """The name of the time zone, or else its offset."""
        return getattr(self.time.tzinfo, "key", None) or self.offset(":")

    def offset(self, colon: str = "", with_seconds: bool = False) -> str:
        """Returns the offset from UTC: hours, minutes and, if wanted, seconds."""
        minutes, seconds = divmod(abs(self.offset_from_utc) // timedelta(seconds=1), 60)
        hours, minutes = divmod(minutes, 60)
        parts = [hours, minutes, seconds] if with_seconds else [hours, minutes]
        sign = "-" if self.offset_from_utc < timedelta() else "+"
        return sign + colon.join(f"{part:02}" for part in parts)


def write_time(pattern: str, moment: Moment) -> str:
    """Replaces the directives of a pattern, and leaves unknown ones as they are.

    Raises InvalidPattern when the pattern ends in the middle of a directive.
    """

    def written(found: re.Match[str]) -> str:
        directive = found["directive"]
        if directive is None:
            raise InvalidPattern(pattern)
        return _DIRECTIVES[directive](moment)

    return _DIRECTIVE.sub(written, pattern)


def _composed(pattern: str) -> Callable[[Moment], str]:
    return lambda moment: write_time(pattern, moment)


_DIRECTIVES: dict[str, Callable[[Moment], str]] = {
    "%": lambda _: "%",
    # Names in the language of the locale
    "a": lambda moment: moment.day_name("abbr_day_names"),
    "^a": lambda moment: moment.day_name("abbr_day_names").upper(),
    "A": lambda moment: moment.day_name("day_names"),
    "^A": lambda moment: moment.day_name("day_names").upper(),
    "b": lambda moment: moment.month_name("abbr_month_names"),
    "^b": lambda moment: moment.month_name("abbr_month_names").upper(),
    "B": lambda moment: moment.month_name("month_names"),
    "^B": lambda moment: moment.month_name("month_names").upper(),
    "p": lambda moment: moment.half_of_the_day.upper(),
    "P": lambda moment: moment.half_of_the_day.lower(),
    "^p": lambda _: "",
    # Names in English, whatever the locale
    "h": lambda moment: moment.english_month,
    "^h": lambda moment: moment.english_month.upper(),
    "c": lambda moment: write_time(f"{moment.english_day} %h %e %T %Y", moment),
    "r": lambda moment: write_time(f"%I:%M:%S {'AM' if moment.is_morning else 'PM'}", moment),
    # Years, months, weeks and days
    "Y": lambda moment: f"{moment.time.year:04}",
    "y": lambda moment: f"{moment.time.year % 100:02}",
    "C": lambda moment: str(moment.time.year // 100),
    "G": lambda moment: f"{moment.week_year:04}",
    "g": lambda moment: f"{moment.week_year % 100:02}",
    "V": lambda moment: f"{moment.time.isocalendar().week:02}",
    "m": lambda moment: f"{moment.time.month:02}",
    "_m": lambda moment: f"{moment.time.month:2}",
    "-m": lambda moment: str(moment.time.month),
    "d": lambda moment: f"{moment.time.day:02}",
    "-d": lambda moment: str(moment.time.day),
    "e": lambda moment: f"{moment.time.day:2}",
    "j": lambda moment: f"{moment.time.timetuple().tm_yday:03}",
    "u": lambda moment: str(moment.time.isoweekday()),
    "w": lambda moment: str(moment.time.isoweekday() % 7),
    "F": _composed("%Y-%m-%d"),
    "D": _composed("%m/%d/%y"),
    "x": _composed("%m/%d/%y"),
    # Hours, minutes, seconds and fractions
    "H": lambda moment: f"{moment.time.hour:02}",
    "I": lambda moment: f"{moment.hour_of_twelve:02}",
    "k": lambda moment: f"{moment.time.hour:2}",
    "l": lambda moment: f"{moment.hour_of_twelve:2}",
    "M": lambda moment: f"{moment.time.minute:02}",
    "S": lambda moment: f"{moment.time.second:02}",
    "L": lambda moment: moment.nanoseconds[:3],
    "3N": lambda moment: moment.nanoseconds[:3],
    "6N": lambda moment: moment.nanoseconds[:6],
    "9N": lambda moment: moment.nanoseconds,
    "N": lambda moment: moment.nanoseconds,
    "R": _composed("%H:%M"),
    "T": _composed("%H:%M:%S"),
    "X": _composed("%H:%M:%S"),
    # Offsets, and seconds since 1970
    "z": lambda moment: moment.offset(),
    ":z": lambda moment: moment.offset(":"),
    "::z": lambda moment: moment.offset(":", with_seconds=True),
    "Z": lambda moment: moment.zone,
    "^Z": lambda moment: moment.offset(":"),
    "s": lambda moment: str(moment.seconds_since_1970),
}

_DIRECTIVE = re.compile(
    rf"%(?:(?P<directive>{'|'.join(map(re.escape, _DIRECTIVES))})|(?:[-^_]|:{{0,2}})\Z)"
)
