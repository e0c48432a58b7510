import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll, type ScenarioResult } from '../../play';
import type { Rule, Suite, Trial } from '../../suite';
import type { Make } from '../changes/reference-with';
import type { Mutant } from '../mutants';
import type { Variant } from '../variants';
import type { FailedRule, MutantProof, VariantProof } from './proof';

/** Plays scenarios against an implementation in this process. */
export async function judge(make: Make, trials: readonly Trial[]): Promise<ScenarioResult[]> {
  return playAll(await openInProcessSession(make), trials);
}

/**
 * Runs the scenarios of a mutant's rule, and those of the other rules of its level: all of them at level spec, and at
 * level crystal only where the mutant's own rule does not fail. Rules of level crystal are observations, for which no
 * precise diagnosis is needed, and the recordings among them overlap with most other rules.
 *
 * @param isQuick whether the other rules are left out at level spec as well
 */
export async function proveMutant(
  { id, rule, why, make }: Mutant,
  suite: Suite,
  isQuick: boolean,
): Promise<MutantProof> {
  const isOwn = (trial: Trial) => trial.rule === rule;
  const own = await judge(make, suite.trials.filter(isOwn));
  const caughtBy = own.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial);
  const faults = own.filter(({ kind }) => kind === 'fault').map(({ problem }) => problem?.message ?? '');
  const level = suite.rules.find((one) => one.id === rule)?.level;
  const isComplete = caughtBy.length > 0 && (isQuick || level === 'crystal');
  const beside = suite.rules.filter((one) => one.level === level && one.id !== rule);
  const others = isComplete ? [] : trialsOf(beside, suite);
  const elsewhere = failedRules(await judge(make, others), others);
  return { kind: 'mutant', id, rule, why, caughtBy, elsewhere, faults };
}

function trialsOf(rules: readonly Rule[], { trials }: Suite): Trial[] {
  const ids = new Set(rules.map(({ id }) => id));
  return trials.filter(({ rule }) => ids.has(rule));
}

function failedRules(results: readonly ScenarioResult[], trials: readonly Trial[]): FailedRule[] {
  const first = new Map<string, string>();
  results.forEach(({ kind, trial }, index) => {
    const { rule } = trials[index]!;
    if (kind === 'failed' && !first.has(rule)) first.set(rule, trial);
  });
  return [...first].map(([rule, scenario]) => ({ rule, scenario }));
}

/** Runs every scenario of level spec on a variant, and those that observe its silent point. */
export async function proveVariant({ id, point, why, make }: Variant, suite: Suite): Promise<VariantProof> {
  const idsOf = (rules: readonly Rule[]) => new Set(rules.map((rule) => rule.id));
  const spec = idsOf(suite.rules.filter(({ level }) => level === 'spec'));
  const observing = idsOf(suite.rules.filter(({ silentPoints }) => silentPoints.includes(point)));
  const concerned = suite.trials.filter(({ rule }) => spec.has(rule) || observing.has(rule));
  const ruleOf = new Map(concerned.map((trial) => [trial.key, trial.rule]));
  const outcomes = await judge(make, concerned);
  const isOf = (rules: ReadonlySet<string>) => (outcome: ScenarioResult) =>
    rules.has(ruleOf.get(outcome.trial) ?? '');
  return {
    kind: 'variant',
    id,
    point,
    why,
    wronglyFailed: outcomes
      .filter(isOf(spec))
      .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
      .map(({ trial, problem }) => ({ scenario: trial, message: problem?.message ?? '' })),
    noticedBy: outcomes
      .filter(isOf(observing))
      .filter(({ kind }) => kind === 'failed')
      .map(({ trial }) => trial),
  };
}
