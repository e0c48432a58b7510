import type { Trial } from '../../suite';
import type { Judged, Judgement } from '../verdict/judgement';
import { decidingTest } from './select';

/** The parts of a judgement that have the results of scenarios. */
export type JudgedScenarios = Pick<Judgement, 'suite' | 'level' | 'rules' | 'observations'>;

/** A pattern of known failures, and the failures that it lists. */
export interface FailureGroup {
  readonly pattern: string;
  readonly failures: readonly [Judged, ...Judged[]];
}

/**
 * Groups the failures that are not listed yet under wide patterns: for a surface, a rule, an outline, or a scenario
 * on all its surfaces. A pattern is used only if everything it matches failed in the same way, and nothing it matches passed.
 */
export function foldFailures(judgement: JudgedScenarios): FailureGroup[] {
  const failures = judgement.rules.flatMap(({ scenarios }) => scenarios).filter(isUnlistedFailure);
  const foldable = foldablePatterns(judgement);
  const groups = new Map<string, FailureGroup>();
  for (const failure of failures) {
    const pattern = patternsOf(failure.scenario).find((one) => foldable.has(one)) ?? failure.scenario.key;
    groups.set(pattern, { pattern, failures: [...(groups.get(pattern)?.failures ?? []), failure] as never });
  }
  return [...groups.values()];
}

function isUnlistedFailure({ known, result }: Judged): boolean {
  return known === undefined && (result?.kind === 'failed' || result?.kind === 'unsupported');
}

/** Returns the patterns that match a scenario together with others, from the widest to the narrowest. */
function patternsOf({ id, rule, surface, outline }: Trial): string[] {
  return [
    `* @${surface}`,
    rule,
    `${rule} @${surface}`,
    ...(outline ? [`${outline.id}/*`, `${outline.id}/* @${surface}`] : []),
    id,
  ];
}

/** Returns the patterns that may stand for their scenarios. */
function foldablePatterns(judgement: JudgedScenarios): ReadonlySet<string> {
  const byKey = new Map(
    [...judgement.rules, ...judgement.observations.rules]
      .flatMap(({ scenarios }) => scenarios)
      .map((one) => [one.scenario.key, one] as const),
  );
  const isDecisive = decidingTest(judgement.suite, judgement.level);
  const matched = new Map<string, Trial[]>();
  for (const trial of judgement.suite.trials) {
    for (const pattern of patternsOf(trial)) {
      const trials = matched.get(pattern);
      if (trials) trials.push(trial);
      else matched.set(pattern, [trial]);
    }
  }
  const canFold = (trials: readonly Trial[]): boolean => {
    const applicable = trials
      .filter(isDecisive)
      .map(({ key }) => byKey.get(key))
      .filter((judged) => judged?.result?.kind !== 'not-applicable');
    const kinds = new Set(applicable.map((judged) => judged?.result?.kind));
    return (
      applicable.length > 1 &&
      kinds.size === 1 &&
      applicable.every((judged) => judged !== undefined && isUnlistedFailure(judged)) &&
      trials.every(({ key }) => byKey.get(key)?.result?.kind !== 'passed')
    );
  };
  return new Set([...matched].filter(([, trials]) => canFold(trials)).map(([pattern]) => pattern));
}
