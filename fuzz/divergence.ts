import type { Sentence } from './sentence';
import type { Pair } from './side-by-side';
import type { Context, Step } from './step';

/** A step of a scenario that was run. */
export interface RunStep {
  readonly step: Step;
  /** What it came to on the reference. */
  readonly context: Context;
}

/** The port and the reference differ. Which of them is wrong is for a reader to say. */
export class Divergence extends Error {
  override readonly name = 'Divergence';

  constructor(readonly pair: Pair) {
    super('the port and the reference differ');
  }
}

/**
 * The sentences of a scenario. An observation is nothing but its Then, wherever it stands; of what is done on the way,
 * only the last step says what it comes to.
 */
export function sentencesOf(steps: readonly RunStep[]): Sentence[] {
  return steps.flatMap(({ step, context }, index) => {
    const sentences = step.sentences();
    const isTelling = sentences.length === 0 || index === steps.length - 1;
    return isTelling ? [...sentences, ...step.expectation(context)] : sentences;
  });
}
