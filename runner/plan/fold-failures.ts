import type { Trial } from '../../suite';
import type { Judged, Judgement } from '../verdict/judgement';

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
  const canFold = foldingTest(judgement);
  const groups = new Map<string, FailureGroup>();
  for (const failure of failures) {
    const pattern = patternsOf(failure.scenario).find(canFold) ?? failure.scenario.key;
    groups.set(pattern, { pattern, failures: [...(groups.get(pattern)?.failures ?? []), failure] as never });
  }
  return [...groups.values()];
}

/** Returns the test whether a scenario decides the verdict at the level of the run. */
export function decides({ suite, level }: JudgedScenarios): (trial: Trial) => boolean {
  const levels = new Map(suite.rules.map((rule) => [rule.id, rule.level]));
  return ({ rule }) => level === 'crystal' || levels.get(rule) === 'spec';
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

/** Returns the test whether a pattern may stand for its scenarios. */
function foldingTest(judgement: JudgedScenarios): (pattern: string) => boolean {
  const byKey = new Map(
    [...judgement.rules, ...judgement.observations.rules]
      .flatMap(({ scenarios }) => scenarios)
      .map((one) => [one.scenario.key, one] as const),
  );
  const isDecisive = decides(judgement);
  const matched = new Map<string, Trial[]>();
  for (const trial of judgement.suite.trials) {
    for (const pattern of patternsOf(trial)) matched.set(pattern, [...(matched.get(pattern) ?? []), trial]);
  }
  return (pattern) => {
    const trials = matched.get(pattern) ?? [];
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
}
