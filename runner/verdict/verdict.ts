/** The verdicts: each scenario of the plan has exactly one. */
export const VERDICTS = [
  /** It ended as the rule says. */
  'passed',
  /** It ended otherwise. */
  'failed',
  /** It failed, or the port lacks an operation for it, and it is listed as a known failure. */
  'expected-failure',
  /** It passed, although it is listed as a known failure. */
  'stale',
  /** The port lacks an operation that it needs. */
  'unsupported',
  /** It needs what the port's language cannot say. */
  'not-applicable',
  /** The adapter was at fault, not the port. Never excused. */
  'fault',
  /** The run ended before it. */
  'not-run',
] as const;

/** The verdict on a scenario, or on a rule. */
export type Verdict = (typeof VERDICTS)[number];

/** The number of scenarios with each verdict. */
export type Totals = Readonly<Record<Verdict, number>>;

/** Counts verdicts. */
export function totalsOf(judged: readonly { readonly verdict: Verdict }[]): Totals {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of judged) counts[verdict] += 1;
  return counts;
}

/** From the worst on: a rule is what the worst of its scenarios is, and passed when what applies has passed. */
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

/** The verdict of a rule, out of those of its scenarios. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'not-run';
}

/** Tells whether a verdict is worse than another. */
export function isWorse(verdict: Verdict, other: Verdict): boolean {
  return WORST_FIRST.indexOf(verdict) < WORST_FIRST.indexOf(other);
}
