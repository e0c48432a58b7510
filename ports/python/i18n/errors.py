"""The errors that this library raises."""


class I18nError(Exception):
    """The base of all errors of this library."""


class InvalidLocale(I18nError):
    """A locale was activated that is not available."""

    def __init__(self, locale: str) -> None:
        super().__init__(f"{locale} is not a valid locale")
        self.locale = locale


class MissingTranslation(I18nError):
    """No locale of the fallback chain has a translation for a path."""

    def __init__(self, locale: str, path: str) -> None:
        super().__init__(f"missing translation: {locale}.{path}")
        self.locale = locale
        self.path = path


class InvalidTranslations(I18nError):
    """Translations do not have the shape of a translations hash, or cannot be read."""


class InvalidNumberFormat(I18nError):
    """A number format cannot be used."""


class InvalidPattern(I18nError):
    """A pattern of a date or a time ends in the middle of a directive."""

    def __init__(self, pattern: str) -> None:
        super().__init__(f'the pattern "{pattern}" ends in the middle of a directive')
        self.pattern = pattern
