import type { Scenario } from '../../../suite';
import { grouped } from '../../grouped';
import type { Judged } from '../../verdict/judgement';

/** A scenario, or a row of an outline, with its verdicts on all surfaces. */
export interface Case {
  readonly scenario: Scenario;
  readonly verdicts: readonly [Judged, ...Judged[]];
}

/** A scenario as it is written in its feature: one case, or an outline with those of its rows that were selected. */
export interface WrittenScenario {
  /** The id of the scenario, or of the outline. */
  readonly id: string;
  readonly cases: readonly [Case, ...Case[]];
}

/** Groups verdicts by the scenarios that the features have. */
export function writtenScenarios(judged: readonly Judged[]): WrittenScenario[] {
  const cases = grouped(judged, ({ trial }) => trial.id).map(([, verdicts]): Case => ({
    scenario: verdicts[0].trial,
    verdicts,
  }));
  return grouped(cases, ({ scenario }) => scenario.outline?.id ?? scenario.id).map(([id, its]) => ({
    id,
    cases: its,
  }));
}
