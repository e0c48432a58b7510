"""Translations hashes: a locale, then nested keys, then texts or other leaves."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from .errors import InvalidTranslations

Leaf: TypeAlias = str | int | bool | None
Translations: TypeAlias = Mapping[str, Mapping[str, Any]]


def leaves_of(translations: Any) -> dict[str, dict[str, Leaf]]:
    """Returns the leaves of each locale by their dotted paths.

    Raises InvalidTranslations unless these are maps of nested keys, by locale.
    """
    if not isinstance(translations, Mapping):
        raise InvalidTranslations(f"expected a map of locales, got {_kind(translations)}")
    for locale, keys in translations.items():
        if not isinstance(locale, str):
            raise InvalidTranslations(f"{locale}: expected a locale, got {_kind(locale)}")
        if not isinstance(keys, Mapping):
            raise InvalidTranslations(f"{locale}: expected a map of keys, got {_kind(keys)}")
    return {locale: dict(_flatten(keys, locale)) for locale, keys in translations.items()}


def merge(earlier: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the keys of both maps, merged at every depth; later leaves replace earlier ones."""
    merged = dict(earlier)
    for key, value in later.items():
        below = merged.get(key)
        if isinstance(below, Mapping) and isinstance(value, Mapping):
            value = merge(below, value)
        merged[key] = value
    return merged


def _flatten(tree: Mapping[str, Any], locale: str, prefix: str = "") -> Iterator[tuple[str, Leaf]]:
    """Yields the leaves below a map with their dotted paths, and the texts of arrays by index.

    So a key that contains a dot is found like a nested key.
    """
    for key, value in tree.items():
        if not isinstance(key, str):
            raise InvalidTranslations(
                f"{locale}.{prefix}{key}: expected a text as the key, got {_kind(key)}"
            )
        path = prefix + key
        match value:
            case str() | int() | None:
                yield path, value
            case Mapping():
                yield from _flatten(value, locale, f"{path}.")
            case list() | tuple() if all(isinstance(text, str) for text in value):
                yield from ((f"{path}.{index}", text) for index, text in enumerate(value))
            case _:
                raise InvalidTranslations(
                    f"{locale}.{path}: expected a text, an integer, a boolean, null, "
                    f"an array of texts or a map, got {_kind(value)}"
                )


def _kind(value: Any) -> str:
    return "nothing" if value is None else f"a value of type {type(value).__name__}"
