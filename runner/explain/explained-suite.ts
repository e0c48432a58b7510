import type { MutantsByRule, Reading, Suite } from '../../suite';

/** The data that ids are explained by. */
export interface ExplainedSuite {
  readonly suite: Suite;
  readonly readings: readonly Reading[];
  readonly mutants: MutantsByRule;
  /** The folder that holds `fixtures/`. */
  readonly packageRoot: string;
}
