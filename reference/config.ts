import { nameOf, namesOf, refuse, type Name } from './arguments';
import type { Base } from './loading/loader';
import { Fallbacks, type FallbacksLike } from './locale/fallbacks';

// Keeps CONSTANT-02.
/** The locale that is active when no other has been configured or activated. It is not automatically a fallback. */
export const DEFAULT_LOCALE = 'en';

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
  private loaderList: Base[] = [];
  // Keeps MODULE-01.
  private defaultName = DEFAULT_LOCALE;
  private availableNames: readonly string[] | null = null;
  private ownFallbacks: Fallbacks | null = null;

  /** The loaders that read the translations, in order. To add a loader, call `loaders.push(loader)`. */
  get loaders(): Base[] {
    return this.loaderList;
  }
  set loaders(loaders: Base[]) {
    if (!Array.isArray(loaders)) refuse('loaders', loaders, 'an array of loaders');
    this.loaderList = loaders;
  }

  // Keeps MODULE-02.
  /** The locale that is initially active. */
  get defaultLocale(): string {
    return this.defaultName;
  }
  set defaultLocale(locale: Name) {
    this.defaultName = nameOf(locale, 'defaultLocale');
  }

  /** The only locales whose translations are used; null for all. The loaders make no other locales available. */
  get availableLocales(): readonly string[] | null {
    return this.availableNames;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.availableNames = locales === null ? null : namesOf(locales, 'availableLocales');
  }

  /** The locales that a lookup tries when the active locale has no translation; null for none. */
  get fallbacks(): Fallbacks | null {
    return this.ownFallbacks;
  }
  set fallbacks(fallbacks: FallbacksLike | null) {
    this.ownFallbacks = fallbacksOf(fallbacks);
  }
}

/** @throws InvalidArgument when a configuration has other properties than its settings, such as a misspelt one */
export function requireSettings(config: Config): void {
  const known = Object.keys(new Config());
  const other = Object.keys(config).find((name) => !known.includes(name));
  if (other === undefined) return;
  const expected = 'only loaders, defaultLocale, availableLocales, fallbacks';
  refuse(`config.${other}`, Reflect.get(config, other), expected);
}
