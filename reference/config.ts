import { nameOf, namesOf, refuse, type Name } from './arguments';
import type { Base } from './loading/loader';
import { Fallbacks, type FallbacksLike } from './locale/fallbacks';

// Keeps CONSTANT-02.
/**
 * The locale that is active when no other locale has been configured or activated. Lookups do not fall back to it by
 * default.
 */
export const DEFAULT_LOCALE = 'en';

/**
 * Converts fallbacks in any form to a {@link Fallbacks} object. Returns null for null and undefined. Null is not the
 * same as empty fallbacks: with empty fallbacks, lookups still try the parents of the active locale.
 *
 * @throws InvalidArgument when the fallbacks have a form that the constructor of {@link Fallbacks} does not accept
 */
export function fallbacksOf(fallbacks: FallbacksLike | null | undefined): Fallbacks | null {
  if (fallbacks === null || fallbacks === undefined) return null;
  return fallbacks instanceof Fallbacks ? fallbacks : new Fallbacks(fallbacks);
}

/**
 * The configuration of a catalog. It takes effect when a catalog is created from it, for example by `I18n.init` or
 * `Catalog.fromConfig`. Its fields are those of `CatalogOptions`, and the loaders.
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
  /** The locale that is active until another locale is activated; see `CatalogOptions`. */
  get defaultLocale(): string {
    return this.defaultName;
  }
  set defaultLocale(locale: Name) {
    this.defaultName = nameOf(locale, 'defaultLocale');
  }

  /**
   * The only locales whose translations are used; null for all. See `CatalogOptions`. The configured `loaders` make no
   * other locales available.
   */
  get availableLocales(): readonly string[] | null {
    return this.availableNames;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.availableNames = locales === null ? null : namesOf(locales, 'availableLocales');
  }

  /** The locales that a lookup tries when the active locale has no translation; null for none. See `CatalogOptions`. */
  get fallbacks(): Fallbacks | null {
    return this.ownFallbacks;
  }
  set fallbacks(fallbacks: FallbacksLike | null) {
    this.ownFallbacks = fallbacksOf(fallbacks);
  }
}

/**
 * Checks that a configuration has no properties other than its settings. Without this check, a misspelt property, as in
 * `config.fallback = ['en']`, would silently have no effect.
 *
 * @throws InvalidArgument when the configuration has any other property; the error names that property
 */
export function requireSettings(config: Config): void {
  const own = Object.keys(new Config());
  const other = Object.keys(config).find((name) => !own.includes(name));
  if (other === undefined) return;
  const expected = 'only loaders, defaultLocale, availableLocales, fallbacks';
  refuse(`config.${other}`, Reflect.get(config, other), expected);
}
