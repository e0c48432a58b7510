import type { Outcome } from '../../steps/findings';
import type { Sentence } from './sentence';

/** A step of a scenario that was run, with the sentences that state what the reference did. */
export interface RunStep {
  readonly sentences: readonly Sentence[];
  readonly expectation: readonly Sentence[];
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
  return steps.flatMap(({ sentences, expectation }, index) =>
    sentences.length === 0 || index === steps.length - 1 ? [...sentences, ...expectation] : sentences,
  );
}
