// Keeps CONSTANT-01.
/** `I18n::VERSION`: the version of the interface that this package implements. */
export const VERSION = '0.2.2';
