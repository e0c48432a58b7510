// Keeps MISSING-01, TEXT-01.
/**
 * Returns the text that `translate` returns when no translation is found. It is also the message of the error that
 * `translateOrThrow` throws.
 *
 * @param locale the active locale, even if fallbacks have been tried
 * @param path the full path that was looked up, without the locale
 */
export function missingText(locale: string, path: string): string {
  return `missing translation: ${locale}.${path}`;
}
