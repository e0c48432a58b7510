import type { TranslationsHash } from '../translations/translations-hash';

// Keeps LOAD-05.
/** Reads translations. A loader of your own is a subclass whose `load` returns them. */
export abstract class Base {
  /**
   * Returns the translations: a locale's name, then nested keys, then texts. It is synchronous. What it returns must not
   * change afterwards: a catalog reads the keys of a locale when the locale is first used. An object that is injected
   * without a loader is read at once, and may change.
   */
  abstract load(): TranslationsHash;
}
