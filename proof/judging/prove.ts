import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll, type TrialResult } from '../../play';
import type { Rule, Suite, Trial } from '../../suite';
import type { Make } from '../changes/reference-with';
import type { Mutant } from '../mutants';
import type { Variant } from '../variants';
import type { FailedRule, MutantProof, VariantProof } from './proof';

/** Plays scenarios against an implementation in this process. */
export async function resultsOf(make: Make, trials: readonly Trial[]): Promise<TrialResult[]> {
  return playAll(await openInProcessSession(make), trials);
}

/**
 * Runs the scenarios of a mutant's rule, and then all others. A mutant of level crystal conforms at level spec, so only
 * level crystal is played with it.
 *
 * @param isQuick whether the others are left out when its own rule fails
 */
export async function proveMutant(
  { id, rule, why, make }: Mutant,
  suite: Suite,
  isQuick: boolean,
): Promise<MutantProof> {
  const levels = new Map(suite.rules.map((one) => [one.id, one.level]));
  const level = levels.get(rule);
  const isOwn = (trial: Trial) => trial.rule === rule;
  const own = await resultsOf(make, suite.trials.filter(isOwn));
  const caughtBy = failed(own);
  const faults = own.filter(({ kind }) => kind === 'fault').map(({ problem }) => problem?.message ?? '');
  const isComplete = !isQuick || caughtBy.length === 0;
  const others = suite.trials.filter(
    (trial) => isComplete && !isOwn(trial) && (level === 'spec' || levels.get(trial.rule) === 'crystal'),
  );
  const results = await resultsOf(make, others);
  const beside = others.filter((trial) => levels.get(trial.rule) === level);
  return {
    kind: 'mutant',
    id,
    rule,
    why,
    failing: [...caughtBy, ...failed(results)],
    isComplete,
    caughtBy,
    elsewhere: failedRules(results, beside),
    faults,
  };
}

/** Returns the keys of the trials that failed. */
function failed(results: readonly TrialResult[]): string[] {
  return results.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial.key);
}

function failedRules(results: readonly TrialResult[], trials: readonly Trial[]): FailedRule[] {
  const rules = new Map(trials.map(({ key, rule }) => [key, rule]));
  const first = new Map<string, string>();
  for (const trial of failed(results)) {
    const rule = rules.get(trial);
    if (rule !== undefined && !first.has(rule)) first.set(rule, trial);
  }
  return [...first].map(([rule, scenario]) => ({ rule, scenario }));
}

/** Runs every scenario of level spec on a variant, and those that observe its silent point. */
export async function proveVariant({ id, point, why, make }: Variant, suite: Suite): Promise<VariantProof> {
  const idsOf = (rules: readonly Rule[]) => new Set(rules.map((rule) => rule.id));
  const spec = idsOf(suite.rules.filter(({ level }) => level === 'spec'));
  const observing = idsOf(suite.rules.filter(({ silentPoints }) => silentPoints.includes(point)));
  const concerned = suite.trials.filter(({ rule }) => spec.has(rule) || observing.has(rule));
  const outcomes = await resultsOf(make, concerned);
  const isOf = (rules: ReadonlySet<string>) => (outcome: TrialResult) => rules.has(outcome.trial.rule);
  return {
    kind: 'variant',
    id,
    point,
    why,
    wronglyFailed: outcomes
      .filter(isOf(spec))
      .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
      .map(({ trial, problem }) => ({ scenario: trial.key, message: problem?.message ?? '' })),
    noticedBy: outcomes
      .filter(isOf(observing))
      .filter(({ kind }) => kind === 'failed')
      .map(({ trial }) => trial.key),
  };
}
