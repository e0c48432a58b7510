import { checkThat, type Deviation, type Outcome } from './deviations';
import type { Expectation, NoStatements } from './expectation';
import type { GivenData } from './given-data';
import { patternOfPath } from './texts';

/** The words that, in a table of a block's results, stand for any text that {@link isNothing} accepts. */
export const NOTHING = 'no translation';

/** The words with which a deviation describes the text that is expected when a translation is missing. */
export const STATEMENT = 'a text that states that the translation is missing';

/** The last lookup of a scenario: its path, and the data that the scenario was given. */
interface LastLookup {
  readonly path: string;
  readonly given: GivenData;
}

/**
 * Expects the last lookup to have returned a text stating that its translation is missing (section 7 of the document).
 */
export function statesMissing(lookup: LastLookup): Expectation {
  return { kind: 'states missing', not: noStatements(lookup) };
}

/**
 * Expects the last lookup to have found nothing. Unlike {@link statesMissing}, this also accepts the path and an empty
 * text. A port that returns one of these breaks only the rule about the text (MISSING-01).
 */
export function findsNothing(lookup: LastLookup): Expectation {
  return { kind: 'finds nothing', not: noStatements(lookup) };
}

/** The pattern for texts that are empty or look like numbers. */
const EMPTY_OR_NUMBER = String.raw`[\s\d.,+-]*`;

/** Returns patterns for texts that cannot state that the last lookup's translation is missing. */
export function noStatements({ path, given }: LastLookup): NoStatements {
  const { textPatterns, locales } = given;
  const paths = [path, ...Array.from(locales, (locale) => `${locale}.${path}`)];
  return {
    path: paths.map(patternOfPath).join('|'),
    text: [EMPTY_OR_NUMBER, ...textPatterns].join('|'),
  };
}

/** Checks that a lookup returned a text stating that its translation is missing. */
export function checkStatement(outcome: Outcome, not: NoStatements): Deviation | undefined {
  return checkThat(outcome, STATEMENT, (result) => isStatement(result, not));
}

/** Checks that a lookup found nothing. */
export function checkNothing(outcome: Outcome, not: NoStatements): Deviation | undefined {
  return checkThat(outcome, NOTHING, (result) => isNothing(result, not));
}

/**
 * Tells whether a result can state that a translation is missing. The document leaves the wording open. But the text
 * must not be empty, a number, merely the path that was looked up, or the text of another key or locale in the
 * scenario.
 */
export function isStatement(result: unknown, { path, text }: NoStatements): boolean {
  return typeof result === 'string' && !isWhole(result, path, 'iu') && !isWhole(result, text, 'u');
}

/** Tells whether a lookup that finds nothing may return this result. */
export function isNothing(result: unknown, not: NoStatements): boolean {
  if (isStatement(result, not) || result === '') return true;
  return typeof result === 'string' && isWhole(result, not.path, 'iu');
}

/** Tells whether the whole text matches a pattern. */
function isWhole(text: string, pattern: string, flags: string): boolean {
  return new RegExp(`^(?:${pattern})$`, flags).test(text);
}
