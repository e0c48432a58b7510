// Keeps CONSTANT-02.
/**
 * The locale that is used when no other is configured or activated. Lookups do not fall back to this locale unless it
 * is configured as a fallback.
 */
export const DEFAULT_LOCALE = 'en';
