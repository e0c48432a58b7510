import type { InitializeResult } from '../../adapter/contract/adapter';
import type { KnownFailure } from '../plan/known-failures';
import type { ShardRun } from '../plan/shard';
import type { TrialResult } from '../../play';
import type { Level, Rule, SilentPoint, Suite, Surface, Trial } from '../../suite';
import type { Explanation } from '../diagnosis/diagnose';
import type { Totals, Verdict } from './verdict';

/** The conclusion that a run draws about the port. */
export type Conclusion =
  /** Of the trials that decide the conclusion, at least one passed, and all others passed or are not applicable. */
  | 'conformant'
  /** The only failures were scenarios that are listed as known failures. */
  | 'conformant-but-for-known-failures'
  | 'not-conformant'
  /** A trial that counts towards the conclusion had an adapter fault. */
  | 'adapter-fault'
  /**
   * In this shard, the trials that count towards the conclusion have no failures other than known ones. The conclusion
   * about the port also depends on the other shards.
   */
  | 'shard-passed'
  /** The run ended early without a failure. */
  | 'interrupted';

/** A trial of the plan, with its verdict. */
export interface Judged {
  readonly trial: Trial;
  readonly rule: Rule;
  readonly verdict: Verdict;
  /** The results of all executions of the trial, in order. */
  readonly results: readonly TrialResult[];
  /** The worst result, which decides the verdict. Absent if the scenario was not played. */
  readonly result?: TrialResult | undefined;
  /** The number of executions with each kind of result, if the kinds differ. */
  readonly unstable?: Readonly<Partial<Record<TrialResult['kind'], number>>> | undefined;
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

/** A failing rule, with the failures of this rule that belong to one finding. */
export interface FailingRule {
  readonly judged: JudgedRule;
  readonly failures: readonly Judged[];
}

/**
 * Failures that are explained by a single mistake in the port. `mistake` is a known mistake whose failures are similar
 * to these. `symptom` is a symptom that many of the failures share, and that occurred in preparatory steps (Given or
 * When). Each of the two may be absent.
 */
export interface Finding extends Pick<Explanation, 'symptom' | 'mistake'> {
  /**
   * The rule that is most likely broken. Absent if the finding has a `symptom` but no `mistake`, and all failures of
   * this rule occurred in preparatory steps.
   */
  readonly rule?: FailingRule | undefined;
  /** All failures that the finding explains; those of `rule` come first. */
  readonly failures: readonly Judged[];
  /** The failure that shows the mistake best. */
  readonly example: Judged;
  /** The failing rules other than `rule`, sorted by their number of failures, highest first. */
  readonly others: readonly FailingRule[];
}

/** A silent point on which the port differs from crystal-i18n 0.2.2. */
export interface Difference {
  readonly point: SilentPoint;
  readonly trials: readonly Judged[];
}

/** The results for rules of level `crystal` in a run at level `spec`. Observations do not affect the conclusion. */
export type Observations = Pick<Judgement, 'totals' | 'rules' | 'findings'>;

/**
 * The number of adapter faults after which a run ended early, and the number after which only its observations did. A
 * number is undefined if faults did not end that part early.
 */
export interface FaultsAtEnd {
  readonly run?: number | undefined;
  readonly observations?: number | undefined;
}

/** The results and verdicts of a run. */
export interface Judgement {
  readonly suite: Suite;
  readonly port: InitializeResult;
  readonly level: Level;
  /** Whether the plan contains all scenarios of the level on the surfaces that were judged. */
  readonly isWhole: boolean;
  /** The only surface that was judged; omitted if all surfaces were judged. */
  readonly surface?: Surface | undefined;
  /** The shard that was run; omitted if the run was not limited to a shard. */
  readonly shard?: ShardRun | undefined;
  readonly conclusion: Conclusion;
  /** The number of trials with each verdict, not counting observations. The numbers add up to `planned`. */
  readonly totals: Totals;
  readonly planned: number;
  /** The verdicts on each surface, not counting observations. */
  readonly surfaces: readonly JudgedSurface[];
  /** The rules that decide the conclusion. */
  readonly rules: readonly JudgedRule[];
  /** The failures that affect the conclusion, grouped by the mistakes that explain them. */
  readonly findings: readonly Finding[];
  readonly observations: Observations;
  /**
   * The silent points on which the port differs from the original. A run at level `spec` finds them only if it plays
   * observations.
   */
  readonly differences: readonly Difference[];
  /** The entries of the list of known failures that match no scenario. */
  readonly unmatched: readonly KnownFailure[];
  /** Whether a signal interrupted the run. */
  readonly isInterrupted: boolean;
  readonly endedAfterFaults?: FaultsAtEnd | undefined;
  /** The seed of the random order. If omitted, trials were played in the order of the features. */
  readonly seed?: string | undefined;
  /** The duration of the run, in milliseconds. */
  readonly milliseconds: number;
}
