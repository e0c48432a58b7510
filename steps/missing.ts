import type { Translations } from '../adapter/contract/values';
import type { OtherTexts } from './script';
import { patternOfPath, patternsOfTexts } from './texts';

/** A pattern for texts that are empty or look like numbers. */
const EMPTY_OR_NUMBER = String.raw`[\s\d.,+-]*`;

/**
 * Returns patterns for texts that cannot state that a translation is missing (section 7 of the document). The document
 * leaves the wording open. But the statement must not be empty, a number, merely the path that was looked up, or the
 * text of another key or locale in the scenario.
 *
 * @param path the path that was looked up
 * @param given the translations that the scenario has given the port
 * @param locales the locales of the translations, and the default locale
 */
export function patternsOfNonStatements(
  path: string,
  given: readonly Translations[],
  locales: ReadonlySet<string>,
): OtherTexts {
  const paths = [path, ...Array.from(locales, (locale) => `${locale}.${path}`)];
  return {
    path: paths.map(patternOfPath).join('|'),
    text: [EMPTY_OR_NUMBER, ...new Set(given.flatMap(patternsOfTexts))].join('|'),
  };
}
