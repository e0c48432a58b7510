import type { TranslationsHash } from '../translations/translations-hash';

// Keeps LOAD-05.
/**
 * The base class of loaders, which read translations. To write your own loader, extend it and return translations from
 * `load`.
 */
export abstract class Base {
  /**
   * Returns the translations as nested objects: locale names, then keys, then texts. The method is synchronous. The
   * returned object must not change afterwards, because a catalog reads the keys of a locale only when the locale is
   * first used. By contrast, an object that is injected without a loader is read immediately, and may change later.
   */
  abstract load(): TranslationsHash;
}
