import { checkThat, type Deviation, type Outcome } from './deviations';
import { isBarePath } from './texts';
import type { ConformanceWorld } from './world';

/** The words in which a table of a block's results expects a text of {@link isStatement}. */
export const MISSING = 'a text that states that the translation is missing';

/** Returns a check that the last lookup returned a text that states that its translation is missing (section 7). */
export function statesMissing(world: ConformanceWorld): (outcome: Outcome) => Deviation | undefined {
  const isMissing = isStatement(world);
  return (outcome) => checkThat(outcome, MISSING, isMissing);
}

/**
 * Returns a test for texts that can state that the translation of the last lookup is missing. The document leaves open
 * which text does. None does that is empty or a number, the path that was looked up and nothing else, or the text of some other key
 * or locale, as the scenario stands now.
 */
export function isStatement({ path, given }: ConformanceWorld): (result: unknown) => boolean {
  const { texts } = given;
  const locales = [...given.locales];
  return (result) => {
    if (typeof result !== 'string' || isEmptyOrNumber(result)) return false;
    return !isBarePath(result, path, locales) && !texts.has(result);
  };
}

function isEmptyOrNumber(text: string): boolean {
  return /^[\s\d.,+-]*$/.test(text);
}
