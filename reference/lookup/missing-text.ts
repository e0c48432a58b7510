// Keeps MISSING-01, TEXT-01.
/**
 * Returns the beginning of the text that `translate` returns when no translation is found; the full path that was
 * looked up follows it. The text is also the message of the error that `translateOrThrow` throws.
 *
 * @param locale the active locale, even if fallbacks have been tried
 */
export function missingPrefix(locale: string): string {
  // V8 would keep a concatenated prefix in parts, and join them again for each missing translation.
  return ['missing translation: ', locale, '.'].join('');
}
