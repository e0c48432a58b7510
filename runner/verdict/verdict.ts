import type { TrialResult } from '../../suite/play/trial-result';
import type { Conclusion } from './conclusion';

/** The meaning of a verdict. */
interface Meaning {
  /** A number that says how bad the verdict is; 1 is the worst. A rule has the worst verdict of its trials. */
  readonly rank: number;
  /** The words for one trial, and for several. */
  readonly words: readonly [one: string, many: string];
  /** The sign in the HTML report. */
  readonly sign: string;
  /** The colour in a terminal. */
  readonly color: 'green' | 'yellow' | 'red';
  /** The XML element of a test case in the report of kind `junit`. */
  readonly junit?: 'failure' | 'error' | 'skipped';
  /** The conclusion to which the verdict leads, unless another verdict leads to one that comes earlier. */
  readonly concludes?: Conclusion;
}

/** The verdicts, and what each means. Each trial of the plan has exactly one verdict. */
const VERDICTS = {
  /** All outcomes agreed with the rule. */
  passed: { rank: 7, words: ['passed', 'passed'], sign: '✓', color: 'green', concludes: 'conformant' },
  /** An outcome differed from the rule. */
  failed: {
    rank: 2,
    words: ['failed', 'failed'],
    sign: '✗',
    color: 'red',
    junit: 'failure',
    concludes: 'not-conformant',
  },
  /** The scenario failed or is unsupported, and is listed as a known failure. */
  'expected-failure': {
    rank: 5,
    words: ['known failure', 'known failures'],
    sign: '✗',
    color: 'yellow',
    junit: 'skipped',
    concludes: 'conformant-but-for-known-failures',
  },
  /** The scenario passed although it is listed as a known failure. */
  stale: {
    rank: 3,
    words: ['passed although listed as a known failure', 'passed although listed as known failures'],
    sign: '!',
    color: 'red',
    junit: 'failure',
    concludes: 'not-conformant',
  },
  /** The port lacks an operation that the scenario needs. */
  unsupported: {
    rank: 4,
    words: ['unsupported', 'unsupported'],
    sign: '–',
    color: 'red',
    junit: 'failure',
    concludes: 'not-conformant',
  },
  /**
   * The scenario needs something that the port's language cannot express. This rank comes after that of `passed`, so a
   * rule passes if all its applicable scenarios pass.
   */
  'not-applicable': {
    rank: 8,
    words: ['not applicable', 'not applicable'],
    sign: '∘',
    color: 'yellow',
    junit: 'skipped',
  },
  /** The adapter was at fault, not the port. A list of known failures does not excuse a fault. */
  fault: {
    rank: 1,
    words: ['adapter fault', 'adapter faults'],
    sign: '!',
    color: 'red',
    junit: 'error',
    concludes: 'adapter-fault',
  },
  /** The run ended before the scenario was played. */
  'not-run': {
    rank: 6,
    words: ['not run', 'not run'],
    sign: '?',
    color: 'yellow',
    junit: 'skipped',
    concludes: 'ended-early',
  },
} as const satisfies Readonly<Record<TrialResult['kind'], Meaning> & Record<string, Meaning>>;

/** The verdict on a trial, or on a rule. */
export type Verdict = keyof typeof VERDICTS;

/** The names of the verdicts, in the order in which numbers of trials are listed. */
export const VERDICT_NAMES = Object.keys(VERDICTS) as readonly Verdict[];

/** Returns what a verdict means. */
export function meaningOf(verdict: Verdict): Meaning {
  return VERDICTS[verdict];
}

/** Tells whether a scenario failed and is not listed as a known failure. */
export function isFailure({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict === 'failed';
}

/** Tells whether a scenario passed, listed as a known failure or not. */
export function hasPassed({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict === 'passed' || verdict === 'stale';
}

/** The number of trials with each verdict. */
export type Totals = Readonly<Record<Verdict, number>>;

/** Returns the number of trials with each verdict. */
export function totalsOf(judged: readonly { readonly verdict: Verdict }[]): Totals {
  const counts = Object.fromEntries(VERDICT_NAMES.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of judged) counts[verdict] += 1;
  return counts;
}

/** Returns each verdict that occurs, with its number of trials. */
export function counted(totals: Totals): [verdict: Verdict, howMany: number][] {
  return VERDICT_NAMES.filter((verdict) => totals[verdict] > 0).map((verdict) => [verdict, totals[verdict]]);
}

/** Returns the worst of several verdicts; `not-run` if there are none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  const [first = 'not-run', ...others] = verdicts;
  return others.reduce((one, other) => (isWorse(other, one) ? other : one), first);
}

/** Tells whether one verdict is worse than another. */
export function isWorse(verdict: Verdict, other: Verdict): boolean {
  return VERDICTS[verdict].rank < VERDICTS[other].rank;
}
