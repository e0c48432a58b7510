import type { Scenario } from '../../../suite';
import { grouped } from '../../grouped';
import { writtenScenarios, type WrittenScenario } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';

/** A scenario, or a row of an outline, with its verdicts on all surfaces. */
export interface Case {
  readonly scenario: Scenario;
  readonly verdicts: readonly [Judged, ...Judged[]];
}

/** Groups verdicts by the scenarios that the features have. Rows of an outline that were not selected are left out. */
export function writtenCases(judged: readonly Judged[]): WrittenScenario<Case>[] {
  const cases = grouped(judged, ({ trial }) => trial.id).map(([, verdicts]): Case => ({
    scenario: verdicts[0].trial,
    verdicts,
  }));
  return writtenScenarios(cases, ({ scenario }) => scenario);
}
