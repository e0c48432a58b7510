import { nameOf, namesOf, refuse, type Name } from './arguments';
import { Fallbacks, type FallbacksLike } from './fallbacks';
import type { Base } from './loading/loader';

// Keeps CONSTANT-02.
/** The locale that is active when no other has been configured or activated. It is not automatically a fallback. */
export const DEFAULT_LOCALE = 'en';

/** The options of a new catalog. */
export interface CatalogOptions {
  /** The locale that is active until another is activated; `"en"` by default. It is not automatically a fallback. */
  readonly defaultLocale?: Name | undefined;
  /** The only locales whose translations are used; null or `[]` for all. They are available from the start. */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /**
   * The locales that a lookup tries, in order, when the active locale has no translation. An array such as `['en']`
   * lists the fallbacks of every locale; an object such as `{ de: 'nl' }` maps individual locales to their fallbacks.
   * The parents of a locale, such as `de` for `de-AT`, are tried before them, also with `[]`, but not with null.
   */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/** Converts fallbacks in any form. Null is not the same as empty fallbacks, with which lookups still try parents. */
export function fallbacksOf(fallbacks: FallbacksLike | null | undefined): Fallbacks | null {
  if (fallbacks === null || fallbacks === undefined) return null;
  return fallbacks instanceof Fallbacks ? fallbacks : new Fallbacks(fallbacks);
}

/**
 * The configuration of a catalog: the fields of `CatalogOptions`, and the loaders. It takes effect when a catalog is
 * created from it, for example by `I18n.init` or `Catalog.fromConfig`.
 */
export class Config {
  #loaders: Base[] = [];
  // Keeps MODULE-01.
  #defaultLocale = DEFAULT_LOCALE;
  #availableLocales: readonly string[] | null = null;
  #fallbacks: Fallbacks | null = null;

  /** The loaders that read the translations, in order. To add a loader, call `loaders.push(loader)`. */
  get loaders(): Base[] {
    return this.#loaders;
  }
  set loaders(loaders: Base[]) {
    if (!Array.isArray(loaders)) refuse('loaders', loaders, 'an array of loaders');
    this.#loaders = loaders;
  }

  // Keeps MODULE-02.
  /** The locale that is initially active. */
  get defaultLocale(): string {
    return this.#defaultLocale;
  }
  set defaultLocale(locale: Name) {
    this.#defaultLocale = nameOf(locale, 'defaultLocale');
  }

  /** The only locales whose translations are used; null for all. The loaders make no other locales available. */
  get availableLocales(): readonly string[] | null {
    return this.#availableLocales;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.#availableLocales = locales === null ? null : namesOf(locales, 'availableLocales');
  }

  /** The locales that a lookup tries when the active locale has no translation; null for none. */
  get fallbacks(): Fallbacks | null {
    return this.#fallbacks;
  }
  set fallbacks(fallbacks: FallbacksLike | null) {
    this.#fallbacks = fallbacksOf(fallbacks);
  }
}
