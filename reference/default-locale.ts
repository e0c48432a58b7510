// Keeps CONSTANT-02.
/** The locale when no other is configured or activated. It is no fallback. */
export const DEFAULT_LOCALE = 'en';
