// Keeps CONSTANT-02.
/** The locale when no other is configured or activated. */
export const DEFAULT_LOCALE = 'en';
