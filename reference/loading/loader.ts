import type { TranslationsHash } from '../translations/translations-hash';

// Keeps LOAD-05.
/**
 * `I18n::Loader::Base`: where translations come from. A loader of one's own is a subclass whose `load`
 * returns a translations hash.
 */
export abstract class Base {
  /**
   * Reads the translations: a locale's name, then nested keys, then leaves. What it returns must not change
   * afterwards: a catalog reads the keys of a locale when the locale is first used.
   */
  abstract load(): TranslationsHash;
}
