// Keeps MISSING-01, TEXT-01.
/**
 * Returns the text that `translate` returns when no translation is found (section 4.2). The text is also the message of
 * the error that `translateOrThrow` throws.
 *
 * @param locale the active locale, even if fallbacks were tried
 * @param path the whole path that was looked up, without its locale
 */
export function missingText(locale: string, path: string): string {
  return `missing translation: ${locale}.${path}`;
}
