import type { MutantsByRule, Reading, Suite } from '../../suite';
import type { Accident, Contradiction } from '../../suite/differences';

/** The data used to explain ids. */
export interface ExplainedSuite {
  readonly suite: Suite;
  readonly readings: readonly Reading[];
  readonly contradictions: readonly Contradiction[];
  readonly accidents: readonly Accident[];
  readonly mutants: MutantsByRule;
  /** The folder that contains `fixtures/`. */
  readonly packageRoot: string;
}
