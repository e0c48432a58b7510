"""Catalogs: the translations of several locales, one of which is active."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Self, TypeAlias

from .configuration import Config
from .errors import InvalidLocale, MissingTranslation
from .fallbacks import Fallbacks
from .interpolation import as_text, interpolate
from .loaders import Loader
from .localization import Localizable, Localizer
from .plural_rules import Count, category
from .translations import Leaf, Translations, leaves_of, merge

Scope: TypeAlias = str | Sequence[str]


class Catalog:
    """The translations of several locales, and the locale in which they are looked up."""

    DEFAULT_LOCALE: ClassVar[str] = "en"

    def __init__(
        self,
        default_locale: str = DEFAULT_LOCALE,
        available_locales: Iterable[str] | None = None,
        fallbacks: Fallbacks | None = None,
    ) -> None:
        """Creates a catalog without translations.

        Only translations for the given available locales are looked up, if there are any.
        """
        self._default_locale = default_locale
        self._locale = default_locale
        self._available = list(available_locales or ())
        self._wanted = frozenset(self._available) or None
        self._fallbacks = fallbacks
        self._leaves: dict[str, dict[str, Leaf]] = {}
        self._localizer = Localizer(self._find, self.translate_or_raise)

    @classmethod
    def from_config(cls, config: Config) -> Self:
        """Creates a catalog with all options of a configuration, and loads its translations."""
        catalog = cls(config.default_locale, config.available_locales, config.fallbacks)
        translations: Translations = {}
        for loader in config.loaders:
            translations = merge(translations, loader.load())
        wanted = {locale: keys for locale, keys in translations.items() if catalog._wants(locale)}
        catalog.inject(wanted)
        return catalog

    @property
    def default_locale(self) -> str:
        """The locale that is active until another one is activated."""
        return self._default_locale

    @property
    def available_locales(self) -> list[str]:
        """The given locales and the injected ones; the default locale if there are none."""
        return list(self._available) or [self._default_locale]

    @property
    def locale(self) -> str:
        """The active locale; assigning it does the same as ``activate``."""
        return self._locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.activate(locale)

    def activate(self, locale: str) -> str:
        """Activates a locale and returns it; raises InvalidLocale if it is not available."""
        if locale not in self.available_locales:
            raise InvalidLocale(locale)
        self._locale = locale
        return locale

    @contextmanager
    def with_locale(self, locale: str) -> Iterator[None]:
        """Activates a locale for a ``with`` block, or for the calls of a decorated function.

        The locale that was active before becomes active again, even if it is not available.
        """
        previous = self._locale
        self.activate(locale)
        try:
            yield
        finally:
            self._locale = previous

    def inject(self, translations: Loader | Translations) -> None:
        """Adds translations, or those that a loader loads, and makes their locales available.

        A later translation replaces an earlier one for the same key.
        """
        if isinstance(translations, Loader):
            translations = translations.load()
        for locale, leaves in leaves_of(translations).items():
            if locale not in self._available:
                self._available.append(locale)
            if self._wants(locale):
                self._leaves.setdefault(locale, {}).update(leaves)

    def translate(
        self, key: str, /, params: Mapping[str, Any] | None = None, **options: Any
    ) -> str:
        """Returns the translation for a key, or a text that states that it is missing.

        The arguments are those of ``translate_or_raise``.
        """
        try:
            return self.translate_or_raise(key, params, **options)
        except MissingTranslation as missing:
            return str(missing)

    def translate_or_raise(
        self,
        key: str,
        /,
        params: Mapping[str, Any] | None = None,
        *,
        count: Count | None = None,
        scope: Scope | None = None,
        default: Any = None,
        **values: Any,
    ) -> str:
        """Returns the translation for a key, or raises MissingTranslation.

        ``params`` and other named arguments are values for placeholders; ``params`` take
        precedence. A ``count`` selects a plural form, and fills ``%{count}``. ``scope`` is a path,
        or a list of its parts, that the key belongs to. ``default`` is used when there is no
        translation.
        """
        values.update(params or {})
        paths = [_path(key, scope)]
        if count is not None:
            values["count"] = count
            paths = self._paths_of_forms(paths[0], count)
        leaf = self._find(*paths)
        if leaf is None:
            leaf = default
        if leaf is None:
            raise MissingTranslation(self._locale, paths[-1])
        return interpolate(as_text(leaf), values)

    t = translate
    t_or_raise = translate_or_raise

    def localize(self, value: Localizable, /, format: str = "default", **values: Any) -> str:
        """Writes a number, a time or a date in the way of the active locale.

        The format is the name of a format in the locale data, or a pattern of a time or a date.
        Named arguments are values for placeholders in a predefined pattern.
        """
        return self._localizer.localize(value, format, values)

    l = localize

    def _wants(self, locale: str) -> bool:
        return self._wanted is None or locale in self._wanted

    def _find(self, *paths: str) -> Leaf:
        """Returns the first leaf that a locale of the fallback chain has under one of the paths."""
        for locale in self._fallbacks.chain(self._locale) if self._fallbacks else (self._locale,):
            leaves = self._leaves.get(locale, {})
            for path in paths:
                leaf = leaves.get(path)
                # Of several forms, only the last one may be false: false under zero is no form.
                if leaf is not None and (leaf is not False or path == paths[-1]):
                    return leaf
        return None

    def _paths_of_forms(self, path: str, count: Count) -> list[str]:
        """Returns the paths of the plural forms for a count, the preferred one first.

        The active locale selects the form in every locale of its fallback chain. For 0, a text
        under ``zero`` comes before it.
        """
        form = f"{path}.{category(self._locale, count)}"
        return [f"{path}.zero", form] if count == 0 else [form]


def _path(key: str, scope: Scope | None) -> str:
    match scope:
        case None:
            return key
        case str():
            return f"{scope}.{key}"
        case _:
            return ".".join([*scope, key])
