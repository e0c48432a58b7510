import type { InitializeResult } from '../../adapter/contract/adapter';
import type { KnownFailure } from '../plan/known-failures';
import type { ScenarioResult } from '../../play';
import type { Level, Rule, SilentPoint, Suite, Surface, Trial } from '../../suite';
import type { Totals, Verdict } from './verdict';

/** The conclusion of a whole run about the port. */
export type Conclusion =
  /** Everything that decides passed, or does not apply to the port's language. */
  | 'conformant'
  /** So it is, but for what is listed as a known failure. */
  | 'conformant-but-for-known-failures'
  | 'not-conformant'
  /** The adapter was at fault in a scenario that decides. */
  | 'adapter-fault'
  /** The run was ended before it had found anything wrong. */
  | 'interrupted';

/** One scenario of the plan on one surface, judged. */
export interface Judged {
  readonly scenario: Trial;
  readonly rule: Rule;
  readonly verdict: Verdict;
  /** The results of all its executions, in their order. */
  readonly results: readonly ScenarioResult[];
  /** The result that decides: of several, the worst. Absent when it did not run. */
  readonly result?: ScenarioResult;
  /** The number of its executions with each result, when they did not all end alike. */
  readonly unstable?: Readonly<Partial<Record<ScenarioResult['kind'], number>>>;
  /** The line that lists it as a known failure. */
  readonly known?: KnownFailure;
}

/** One rule, judged by those of its scenarios that are part of the plan. */
export interface JudgedRule {
  readonly rule: Rule;
  readonly verdict: Verdict;
  readonly scenarios: readonly Judged[];
}

/** The verdicts on one surface. */
export interface JudgedSurface {
  readonly surface: Surface;
  /** Whether the port has it: at least one of its scenarios could be played. A part of the suite cannot deny it. */
  readonly exists: boolean;
  readonly planned: number;
  readonly totals: Totals;
}

/** A rule that fails although nothing that it builds on fails, and the failing rules that build on it. */
export interface Cause {
  readonly failing: JudgedRule;
  /** They may fail as a consequence. */
  readonly consequences: readonly JudgedRule[];
}

/** A silent point in which the port differs from crystal-i18n 0.2.2. */
export interface Difference {
  readonly point: SilentPoint;
  readonly scenarios: readonly Judged[];
}

/** The rules of level `crystal`, as they were observed at level `spec`. They decide nothing. */
export interface Observations {
  readonly totals: Totals;
  readonly rules: readonly JudgedRule[];
  /** The number of consecutive faults that ended the observations early. */
  readonly endedAfterFaults?: number;
}

/** Everything that a run found. */
export interface Judgement {
  readonly suite: Suite;
  readonly port: InitializeResult;
  readonly level: Level;
  /** Whether every scenario that the level asks for was part of the plan. */
  readonly isWhole: boolean;
  /** The only surface that was judged; absent: all. */
  readonly surface?: Surface;
  readonly conclusion: Conclusion;
  /** Of the scenarios that decide; they add up to `planned`. */
  readonly totals: Totals;
  readonly planned: number;
  /** The verdicts that decide, on each surface. */
  readonly surfaces: readonly JudgedSurface[];
  /** The rules that decide. */
  readonly rules: readonly JudgedRule[];
  /** Those that fail, by cause. */
  readonly causes: readonly Cause[];
  readonly observations: Observations;
  /** The silent points in which the port was seen to differ, at either level. */
  readonly differences: readonly Difference[];
  /** Lines of the list of known failures that name no scenario of the suite. */
  readonly unmatched: readonly KnownFailure[];
  /** Whether the run was ended from outside. */
  readonly isInterrupted: boolean;
  /** The number of consecutive faults that ended the run early. */
  readonly endedAfterFaults?: number;
  /** The seed of the random order, if it was one. */
  readonly seed?: string;
  /** The duration of the run, in milliseconds. */
  readonly milliseconds: number;
}
