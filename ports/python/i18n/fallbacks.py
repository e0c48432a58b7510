"""Fallbacks: the locales in which a lookup continues when a locale has no translation."""

from collections.abc import Iterable, Mapping


def parents(tag: str) -> list[str]:
    """Returns the parents of a locale tag, nearest first: zh-Hant and zh for zh-Hant-TW."""
    parts = tag.split("-")
    return ["-".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)]


class Fallbacks:
    """A mapping of locales to the locales that stand in for them, and a list for every locale."""

    def __init__(
        self,
        mapping: Mapping[str, str | Iterable[str]] | None = None,
        default: Iterable[str] = (),
    ) -> None:
        self.mapping = {
            locale: [others] if isinstance(others, str) else list(others)
            for locale, others in (mapping or {}).items()
        }
        self.default = list(default)
        self._chains: dict[str, list[str]] = {}

    def chain(self, locale: str) -> list[str]:
        """Returns the locales that a lookup in a locale tries, in order, each of them once."""
        if locale not in self._chains:
            self._chains[locale] = list(dict.fromkeys(self._expand([locale], frozenset())))
        return self._chains[locale]

    def _expand(self, locales: Iterable[str], seen: frozenset[str]) -> list[str]:
        """Returns the locales, each with its parents and all that the mapping names for these.

        The default list follows, here and so after the locales of each mapping. It comes without
        parents and mappings.
        """
        expanded: list[str] = []
        for locale in locales:
            tags = [tag for tag in (locale, *parents(locale)) if tag not in seen]
            reached = list(tags)
            for tag in tags:
                if tag in self.mapping:
                    reached += self._expand(self.mapping[tag], seen.union(reached))
            expanded += reached
        return expanded + self.default
