import type { Step, Surface } from '../suite/read';
import { yamlText } from './notation';

/** A step of a random scenario, written in Gherkin. */
export interface GeneratedStep extends Omit<Step, 'line'> {
  readonly keyword: 'Given' | 'When' | 'Then';
}

/** Steps that belong together: either all or none of the steps are played. */
export type StepGroup = readonly GeneratedStep[];

/** Returns a step without a doc string or a table. */
export function plainStep(keyword: GeneratedStep['keyword'], text: string): GeneratedStep {
  return { keyword, text };
}

/**
 * Returns a step with a doc string. The doc string is written when it is first read, because writing YAML takes long
 * and many steps are dropped.
 */
export function docStep(keyword: GeneratedStep['keyword'], text: string, write: () => string): GeneratedStep {
  let content: string | undefined;
  const docString = {
    get content() {
      return (content ??= write());
    },
  };
  return { keyword, text, docString };
}

/** Returns a function that makes a single step with a value as YAML in its doc string. */
export function yamlStep(
  keyword: GeneratedStep['keyword'],
  text: string,
  blockLevels?: number,
): (value: unknown) => StepGroup {
  return (value) => [docStep(keyword, text, () => yamlText(value, blockLevels))];
}

/** A scenario to play: steps on a surface. */
export interface DrawnScenario {
  readonly surface: Surface;
  readonly groups: readonly StepGroup[];
}
