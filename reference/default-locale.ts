// Keeps CONSTANT-02.
/**
 * The locale that is active when no other locale has been configured or activated. Lookups do not fall back to it by
 * default.
 */
export const DEFAULT_LOCALE = 'en';
