import { loadSteps } from '../../steps/step-library';
import type { Step, Suite } from '../../suite';

/** A step definition in the form in which the playground names it. */
export interface VocabularyEntry {
  /** The cucumber expression of the step definition. */
  readonly pattern: string;
  /** The first step of the suite that matches the step definition. */
  readonly example: string;
  /** The argument below the step's text, if the step takes an argument. */
  readonly argument?: 'doc string' | 'table';
}

/** Returns the step definitions that the suite uses, in order, each with its first use as its example. */
export function vocabularyOf({ scenarios }: Suite): VocabularyEntry[] {
  const library = loadSteps();
  const uses = new Map<unknown, Step>();
  for (const step of scenarios.flatMap(({ steps }) => steps)) {
    const { definition } = library.match(step.text);
    if (!uses.has(definition)) uses.set(definition, step);
  }
  return library.definitions.flatMap((definition): VocabularyEntry[] => {
    const { pattern } = definition;
    const use = uses.get(definition);
    if (use === undefined) return [];
    const argument = use.docString ? 'doc string' : use.table && 'table';
    return [{ pattern, example: use.text, ...(argument && { argument }) }];
  });
}
