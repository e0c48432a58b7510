import type { Judged, JudgedSurface, Judgement } from './judgement';

/** The surfaces that a port does not have, and the operations that it lacks on the others. */
export interface Lacks {
  readonly surfaces: readonly JudgedSurface[];
  /** The scenarios that need each operation, in the words of the port; those that most scenarios need first. */
  readonly operations: readonly (readonly [what: string, scenarios: readonly Judged[]])[];
}

/** Returns what a port lacks for the scenarios that decide. */
export function lacksOf({ rules, surfaces }: Pick<Judgement, 'rules' | 'surfaces'>): Lacks {
  const absent = surfaces.filter(({ exists }) => !exists);
  const lacking = rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'unsupported')
    .filter(({ scenario }) => !absent.some(({ surface }) => surface === scenario.surface));
  const operations = new Map<string, Judged[]>();
  for (const judged of lacking) {
    const what = judged.result?.problem?.message ?? '';
    operations.set(what, [...(operations.get(what) ?? []), judged]);
  }
  return {
    surfaces: absent,
    operations: [...operations].sort(([, one], [, other]) => other.length - one.length),
  };
}

/** Returns the scenarios that decide and have a verdict, in the order of the suite. */
export function judgedAs(verdict: Judged['verdict'], { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ scenarios }) => scenarios).filter((judged) => judged.verdict === verdict);
}
