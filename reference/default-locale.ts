// Keeps CONSTANT-02.
/**
 * The locale that is used when no other is configured or activated. Lookups do not fall back to this locale by default.
 */
export const DEFAULT_LOCALE = 'en';
