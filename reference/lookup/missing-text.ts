// Keeps MISSING-01, TEXT-01.
/**
 * Returns the text of `translate` when no translation is found, which the error of the raising form has too (section 4.2).
 *
 * @param locale the active locale, also when fallbacks were tried
 * @param path the whole path that was looked up, without its locale
 */
export function missingText(locale: string, path: string): string {
  return `missing translation: ${locale}.${path}`;
}
