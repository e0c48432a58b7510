import type { TranslationsHash } from '../translations/translations-hash';

// Keeps LOAD-05.
/** The base class of loaders, which read translations. To write your own loader, extend it, and implement `load`. */
export abstract class Base {
  /**
   * Returns the translations as nested objects: locale names, then keys, then texts. They must not change afterwards,
   * because a catalog does not read a locale's keys until the locale is first used.
   */
  abstract load(): TranslationsHash;
}
