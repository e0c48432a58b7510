// Keeps CONSTANT-02.
/**
 * `I18n::Catalog::DEFAULT_LOCALE`: the locale when no other is configured or activated.
 */
export const DEFAULT_LOCALE = 'en';
