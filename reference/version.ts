// Keeps CONSTANT-01.
/** The version of the interface that this package implements: that of crystal-i18n. */
export const VERSION = '0.2.2';
