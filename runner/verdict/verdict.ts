/** The verdicts. Each trial of the plan has exactly one verdict. */
export const VERDICTS = [
  /** All outcomes agreed with the rule. */
  'passed',
  /** An outcome differed from the rule. */
  'failed',
  /** The scenario failed or is unsupported, and is listed as a known failure. */
  'expected-failure',
  /** The scenario passed although it is listed as a known failure. */
  'stale',
  /** The port lacks an operation that the scenario needs. */
  'unsupported',
  /** The scenario needs something that the port's language cannot express. */
  'not-applicable',
  /** The adapter was at fault, not the port. A list of known failures does not excuse a fault. */
  'fault',
  /** The run ended before the scenario was played. */
  'not-run',
] as const;

/** The verdict on a scenario, or on a rule. */
export type Verdict = (typeof VERDICTS)[number];

/** Tells whether a scenario failed and is not listed as a known failure. */
export function isFailure({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict === 'failed';
}

/** The number of trials with each verdict. */
export type Totals = Readonly<Record<Verdict, number>>;

/** Returns the number of trials with each verdict. */
export function totalsOf(judged: readonly { readonly verdict: Verdict }[]): Totals {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of judged) counts[verdict] += 1;
  return counts;
}

/** Returns each verdict that occurs, with its number of trials. */
export function counted(totals: Totals): [verdict: Verdict, howMany: number][] {
  return VERDICTS.filter((verdict) => totals[verdict] > 0).map((verdict) => [verdict, totals[verdict]]);
}

/**
 * The verdicts from worst to best. A rule has the worst verdict of its scenarios. `not-applicable` comes after
 * `passed`, so a rule passes if all its applicable scenarios pass.
 */
const WORST_FIRST: readonly Verdict[] = [
  'fault',
  'failed',
  'stale',
  'unsupported',
  'expected-failure',
  'not-run',
  'passed',
  'not-applicable',
];

/** Returns the worst of several verdicts; `not-run` if there are none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'not-run';
}

/** Tells whether one verdict is worse than another. */
export function isWorse(verdict: Verdict, other: Verdict): boolean {
  return WORST_FIRST.indexOf(verdict) < WORST_FIRST.indexOf(other);
}
