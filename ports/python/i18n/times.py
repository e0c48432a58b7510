"""Times that are more precise than those of the standard library."""

import re
from datetime import datetime
from typing import Self

_BELOW_MICROSECONDS = re.compile(r"[.,]\d{6}(\d{1,3})")


class Time(datetime):
    """A datetime that was read with nanoseconds.

    ``nanosecond`` counts those below the microsecond, from 0 to 999, as in ``pandas.Timestamp``.
    The results of arithmetic have none.
    """

    nanosecond: int = 0

    @classmethod
    def fromisoformat(cls, text: str) -> Self:
        """Reads a time such as ``2020-12-13T21:11:08.000000001-05:00``."""
        time = super().fromisoformat(text)
        if below := _BELOW_MICROSECONDS.search(text):
            time.nanosecond = int(below[1].ljust(3, "0"))
        return time
