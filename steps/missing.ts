import { checkThat, type Deviation, type Outcome } from './deviations';
import { isBarePath, isOneOf } from './texts';
import type { ConformanceWorld } from './world';

/** The words in which a table of a block's results expects a text of {@link isNothing}. */
export const NOTHING = 'no translation';

/** The words in which a deviation tells that such a text is expected. */
export const STATEMENT = 'a text that states that the translation is missing';

/** Returns a check that the last lookup returned a text that states that its translation is missing (section 7). */
export function statesMissing(world: ConformanceWorld): (outcome: Outcome) => Deviation | undefined {
  const isMissing = isStatement(world);
  return (outcome) => checkThat(outcome, STATEMENT, isMissing);
}

/**
 * Returns a test for texts that can state that the translation of the last lookup is missing. The document leaves the
 * text open. It cannot be empty, a number, the path that was looked up and nothing else, or the text of another key or
 * locale of the scenario.
 */
export function isStatement({ path, given }: ConformanceWorld): (result: unknown) => boolean {
  const { texts } = given;
  const locales = [...given.locales];
  return (result) => {
    if (typeof result !== 'string' || isEmptyOrNumber(result)) return false;
    return !isBarePath(result, path, locales) && !isOneOf(texts, result);
  };
}

/**
 * Returns a check that the last lookup found nothing. It accepts more than {@link statesMissing}: a port that returns
 * the key or an empty text also found nothing, and breaks only the rule about the text (MISSING-01).
 */
export function findsNothing(world: ConformanceWorld): (outcome: Outcome) => Deviation | undefined {
  const isMissing = isNothing(world);
  return (outcome) => checkThat(outcome, NOTHING, isMissing);
}

/** Returns a test for texts that a lookup can return that finds nothing. */
export function isNothing(world: ConformanceWorld): (result: unknown) => boolean {
  const { path, given } = world;
  const locales = [...given.locales];
  const isMissing = isStatement(world);
  return (result) =>
    isMissing(result) || result === '' || (typeof result === 'string' && isBarePath(result, path, locales));
}

function isEmptyOrNumber(text: string): boolean {
  return /^[\s\d.,+-]*$/.test(text);
}
