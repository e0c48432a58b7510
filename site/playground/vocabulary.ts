import { loadSteps } from '../../play';
import type { Step, Suite } from '../../suite';

/** A step definition as the editor offers it. */
export interface VocabularyEntry {
  readonly keyword: 'Given' | 'When' | 'Then';
  /** Its cucumber expression. */
  readonly pattern: string;
  /** A step of the suite that it matches: the first one. */
  readonly example: string;
  /** The argument below its text, if it takes one. */
  readonly argument?: 'doc string' | 'table';
}

/** Returns the step definitions that the suite uses, in their order, with the first use of each as its example. */
export function vocabularyOf({ scenarios }: Suite): VocabularyEntry[] {
  const library = loadSteps();
  const uses = new Map<string, Step>();
  for (const step of scenarios.flatMap(({ steps }) => steps)) {
    const { id } = library.match(step.text).definition;
    if (!uses.has(id)) uses.set(id, step);
  }
  return library.definitions.flatMap(({ id, keyword, pattern }): VocabularyEntry[] => {
    const use = uses.get(id);
    if (use === undefined) return [];
    const argument = use.docString ? 'doc string' : use.table && 'table';
    return [{ keyword, pattern, example: use.text, ...(argument && { argument }) }];
  });
}
