// Keeps CONSTANT-01.
/** The version of the crystal-i18n interface that this package implements. */
export const VERSION = '0.2.2';
