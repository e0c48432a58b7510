import { DEFAULT_LOCALE } from './default-locale';
import type { Base } from './loading/loader';
import { Fallbacks, type FallbackMapping } from './locale/fallbacks';
import { nameOf, type Name } from './name';

/** `I18n::Config`: what a catalog is made from (section 2.2). */
export class Config {
  /** Where translations are read from, in order: append with `loaders.push(loader)`. */
  loaders: Base[] = [];

  // Keeps MODULE-01.
  private defaultLocaleName = DEFAULT_LOCALE;
  private availableLocaleNames: readonly string[] | null = null;
  private ownFallbacks: Fallbacks | null = null;

  // Keeps MODULE-02.
  /** The locale that is active until another is activated; `"en"` at first. */
  get defaultLocale(): string {
    return this.defaultLocaleName;
  }
  set defaultLocale(locale: Name) {
    this.defaultLocaleName = nameOf(locale);
  }

  /** The only locales whose translations are taken; null, as at first, or none at all: every locale's. */
  get availableLocales(): readonly string[] | null {
    return this.availableLocaleNames;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.availableLocaleNames = locales === null ? null : locales.map(nameOf);
  }

  /** The fallbacks of lookups; a mapping or an array of defaults becomes fallbacks, null takes them away. */
  get fallbacks(): Fallbacks | null {
    return this.ownFallbacks;
  }
  set fallbacks(fallbacks: Fallbacks | FallbackMapping | readonly Name[] | null) {
    this.ownFallbacks = fallbacksOf(fallbacks);
  }
}

function fallbacksOf(fallbacks: Fallbacks | FallbackMapping | readonly Name[] | null): Fallbacks | null {
  if (fallbacks === null || fallbacks instanceof Fallbacks) return fallbacks;
  return new Fallbacks(isArray(fallbacks) ? { default: fallbacks } : { mapping: fallbacks });
}

/** `Array.isArray`, for arrays that are readonly. */
function isArray(fallbacks: FallbackMapping | readonly Name[]): fallbacks is readonly Name[] {
  return Array.isArray(fallbacks);
}
