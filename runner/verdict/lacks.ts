import type { Judged, JudgedSurface, Judgement } from './judgement';

/** The surfaces that a port does not have, and the operations that it does not support on other surfaces. */
export interface Lacks {
  readonly surfaces: readonly JudgedSurface[];
  /** Messages of the port about operations, and the scenarios that need them, the most frequent first. */
  readonly operations: readonly (readonly [message: string, scenarios: readonly Judged[]])[];
}

/** Returns the surfaces and operations that a port lacks for the scenarios that decide. */
export function lacksOf({ rules, surfaces }: Pick<Judgement, 'rules' | 'surfaces'>): Lacks {
  const absent = surfaces.filter(({ exists }) => !exists);
  const lacking = rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'unsupported')
    .filter(({ scenario }) => !absent.some(({ surface }) => surface === scenario.surface));
  const operations = new Map<string, Judged[]>();
  for (const judged of lacking) {
    const message = judged.result?.problem?.message ?? '';
    operations.set(message, [...(operations.get(message) ?? []), judged]);
  }
  return {
    surfaces: absent,
    operations: [...operations].sort(([, one], [, other]) => other.length - one.length),
  };
}

/** Returns the scenarios with a verdict, in the order of the suite, without observations. */
export function judgedAs(verdict: Judged['verdict'], { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ scenarios }) => scenarios).filter((judged) => judged.verdict === verdict);
}
