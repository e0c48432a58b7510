import type { Outcome } from '../../steps/findings';
import type { Sentence } from './sentence';
import type { Context, Step } from './step';

/** A step of a scenario that was run. */
export interface RunStep {
  readonly step: Step;
  /** What it came to; absent for a step that an adapter's fault ended. */
  readonly context?: Context;
}

/** The port and the reference differ. Which of them is wrong is for a reader to say. */
export class Divergence extends Error {
  override readonly name = 'Divergence';

  /**
   * @param steps the steps that were run, the last of which shows the difference
   * @param reference what the call that differs came to on the reference
   * @param port what it came to on the port
   */
  constructor(
    readonly steps: readonly RunStep[],
    readonly reference: Outcome,
    readonly port: Outcome,
  ) {
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
    return isTelling && context !== undefined ? [...sentences, ...step.expectation(context)] : sentences;
  });
}
