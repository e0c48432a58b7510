"""Configurations, from which catalogs are built."""

from dataclasses import dataclass, field

from .fallbacks import Fallbacks
from .loaders import Loader


@dataclass
class Config:
    """The options of a catalog, and the loaders of its translations."""

    default_locale: str = "en"
    loaders: list[Loader] = field(default_factory=list)
    available_locales: list[str] | None = None
    """When given, other locales of the loaders are neither available nor looked up."""
    fallbacks: Fallbacks | None = None
