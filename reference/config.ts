import { refuse } from './arguments';
import { DEFAULT_LOCALE } from './default-locale';
import type { Base } from './loading/loader';
import { fallbacksOf, type Fallbacks, type FallbacksLike } from './locale/fallbacks';
import { nameOf, namesOf, type Name } from './name';

/**
 * The configuration of a catalog: its locales, fallbacks and loaders. The configuration takes effect when a catalog is
 * created from it, for example by `I18n.init` or `Catalog.fromConfig`.
 */
export class Config {
  private loaderList: Base[] = [];
  // Keeps MODULE-01.
  private defaultName = DEFAULT_LOCALE;
  private availableNames: readonly string[] | null = null;
  private ownFallbacks: Fallbacks | null = null;

  /**
   * The loaders that read the translations, in the order in which they are called. To add a loader, call
   * `loaders.push(loader)`.
   */
  get loaders(): Base[] {
    return this.loaderList;
  }
  set loaders(loaders: Base[]) {
    if (!Array.isArray(loaders)) refuse('loaders', loaders, 'an array of loaders');
    this.loaderList = loaders;
  }

  // Keeps MODULE-02.
  /**
   * The locale that is active until another locale is activated; `"en"` by default. It is not automatically a fallback;
   * see `fallbacks`.
   */
  get defaultLocale(): string {
    return this.defaultName;
  }
  set defaultLocale(locale: Name) {
    this.defaultName = nameOf(locale, 'defaultLocale');
  }

  /**
   * The only locales whose translations are used. They can be activated from the start. The configured `loaders` make
   * no other locales available. `inject` can make other locales available, but their translations are not used. If this
   * is null (the initial value) or an empty array, the translations of all locales are used.
   */
  get availableLocales(): readonly string[] | null {
    return this.availableNames;
  }
  set availableLocales(locales: readonly Name[] | null) {
    this.availableNames = locales === null ? null : namesOf(locales, 'availableLocales');
  }

  /**
   * The locales that a lookup tries, in order, when the active locale has no translation. An array such as `['en']`
   * lists the fallbacks of every locale; an object such as `{ de: 'nl' }` maps individual locales to their fallbacks.
   * The parents of a locale, such as `de` for `de-AT`, are tried before its fallbacks. If this is null (the initial
   * value), a lookup tries only the active locale; with `[]` or `{}`, it also tries the parents.
   */
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
