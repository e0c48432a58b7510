// Keeps CONSTANT-02.
/**
 * `I18n::Catalog::DEFAULT_LOCALE`: the locale when no other is configured or activated (sections 2.1 and 9).
 */
export const DEFAULT_LOCALE = 'en';
