import type { MutantsByRule, Reading, Suite } from '../../suite';

/** The data used to explain ids. */
export interface ExplainedSuite {
  readonly suite: Suite;
  readonly readings: readonly Reading[];
  readonly mutants: MutantsByRule;
  /** The folder that contains `fixtures/`. */
  readonly packageRoot: string;
}
