import { requireInstance } from './arguments';
import { DEFAULT_LOCALE } from './default-locale';
import type { Base } from './loading/loader';
import { fallbacksOf, type Fallbacks, type FallbacksLike } from './locale/fallbacks';
import { nameOf, namesOf, type Name } from './name';

/** The configuration of a catalog: its locales, fallbacks and loaders. */
export class Config {
  private loaderList: Base[] = [];
  // Keeps MODULE-01.
  private defaultLocaleName = DEFAULT_LOCALE;
  private availableLocaleNames: readonly string[] | null = null;
  private ownFallbacks: Fallbacks | null = null;

  /** Where translations are read from, in order: append with `loaders.push(loader)`. */
  get loaders(): Base[] {
    return this.loaderList;
  }
  set loaders(loaders: Base[]) {
    requireInstance(loaders, Array, 'loaders', 'an array of loaders');
    this.loaderList = loaders;
  }

  // Keeps MODULE-02.
  /** The locale that is active until another is activated; `"en"` at first. */
  get defaultLocale(): string {
    return this.defaultLocaleName;
  }
  set defaultLocale(locale: Name) {
    this.defaultLocaleName = nameOf(locale, 'defaultLocale');
  }

  /** The only locales whose translations are taken; null, as at first, or none at all: every locale's. */
  get availableLocales(): readonly string[] | null {
    return this.availableLocaleNames;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.availableLocaleNames = locales === null ? null : namesOf(locales, 'availableLocales');
  }

  /** The fallbacks of lookups, in any of their forms; null, as at first, for none. */
  get fallbacks(): Fallbacks | null {
    return this.ownFallbacks;
  }
  set fallbacks(fallbacks: FallbacksLike | null) {
    this.ownFallbacks = fallbacksOf(fallbacks);
  }
}
