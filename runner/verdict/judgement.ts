import type { KnownFailure } from '../plan/known-failures';
import type { Level, Rule, Suite, Surface, Trial } from '../../suite/read';
import type { Explanation } from '../diagnosis/diagnose';
import type { Symptom } from '../diagnosis/symptom';
import type { Run, RunResult } from '../run/run';
import type { Conclusion } from './conclusion';
import type { Totals, Verdict } from './verdict';

/** A trial of the plan, with its verdict. */
export interface Judged {
  readonly trial: Trial;
  readonly rule: Rule;
  readonly verdict: Verdict;
  /** The worst result, which decides the verdict. Absent if the scenario was not played. */
  readonly result?: RunResult | undefined;
  /** The number of executions with each kind of result, if the kinds differ. */
  readonly unstable?: Readonly<Partial<Record<RunResult['kind'], number>>> | undefined;
  /** The entry that lists the trial as a known failure. */
  readonly known?: KnownFailure | undefined;
}

/** A rule, judged by its scenarios in the plan. */
export interface JudgedRule {
  readonly rule: Rule;
  readonly verdict: Verdict;
  readonly trials: readonly Judged[];
}

/** The verdicts on one surface. */
export interface JudgedSurface {
  readonly surface: Surface;
  /**
   * Whether the port has the surface. False if the whole level was run, and all applicable scenarios on the surface are
   * unsupported.
   */
  readonly exists: boolean;
  readonly planned: number;
  readonly totals: Totals;
}

/**
 * Failures that are explained by a single mistake in the port. `mistake` is a known mistake whose failures are similar
 * to these. `symptom` is a symptom that many of the failures share, and that occurred in preparatory steps (Given or
 * When). Each of the two may be absent.
 */
export interface Finding extends Pick<Explanation, 'mistake'> {
  readonly symptom?: Pick<Symptom, 'operation' | 'kind' | 'message'> | undefined;
  /**
   * The rule that is most likely broken. Absent if the finding has a `symptom` but no `mistake`, and all failures of
   * this rule occurred in preparatory steps.
   */
  readonly rule?: JudgedRule | undefined;
  /** All failures that the finding explains; those of `rule` come first. */
  readonly failures: readonly Judged[];
  /** The failure that shows the mistake best. */
  readonly example: Judged;
  /** The failing rules other than `rule`. */
  readonly others: readonly JudgedRule[];
}

/** The conclusion at a level, and the numbers of trials of this level with each verdict, which add up to `planned`. */
export interface LevelConclusion {
  readonly level: Level;
  readonly conclusion: Conclusion;
  readonly planned: number;
  readonly totals: Totals;
}

/** A run, and what it says about the port. The conclusion and the numbers are those at the level of the run. */
export interface Judgement extends LevelConclusion {
  readonly suite: Suite;
  /** The record of what happened. */
  readonly run: Run;
  /** Whether the run contains all scenarios of the level on the surfaces that were judged. */
  readonly isWhole: boolean;
  /** The conclusion at each level that the run includes: at `spec`, and in a run at level `crystal` then at `crystal`. */
  readonly conclusions: readonly LevelConclusion[];
  /** The verdicts on each surface. */
  readonly surfaces: readonly JudgedSurface[];
  /** The rules of the trials in the plan. */
  readonly rules: readonly JudgedRule[];
  /** The failures, grouped by the mistakes that explain them. */
  readonly findings: readonly Finding[];
  /** The entries of the list of known failures that match no scenario. */
  readonly unmatched: readonly KnownFailure[];
}
