import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll, type ScenarioResult } from '../../play';
import type { Rule, Suite, Trial } from '../../suite';
import type { Make } from '../changes/reference-with';
import type { Mutant } from '../mutants';
import type { Variant } from '../variants';
import type { MutantProof, VariantProof } from './proof';

/** Plays scenarios against an implementation in this process. */
export async function judge(make: Make, trials: readonly Trial[]): Promise<ScenarioResult[]> {
  return playAll(await openInProcessSession(make), trials);
}

/** Runs the scenarios of a mutant's rule; those of all other rules only when none of them fails. */
export async function proveMutant({ id, rule, why, make }: Mutant, suite: Suite): Promise<MutantProof> {
  const isOwn = (trial: Trial) => trial.rule === rule;
  const own = await judge(make, suite.trials.filter(isOwn));
  const caughtBy = own.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial);
  const faults = own.filter(({ kind }) => kind === 'fault').map(({ problem }) => problem?.message ?? '');
  const others =
    caughtBy.length === 0
      ? await judge(
          make,
          suite.trials.filter((one) => !isOwn(one)),
        )
      : [];
  const elsewhere = others.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial);
  return { kind: 'mutant', id, rule, why, caughtBy, elsewhere, faults };
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
    wronged: outcomes
      .filter(isOf(spec))
      .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
      .map(({ trial, problem }) => ({ scenario: trial, message: problem?.message ?? '' })),
    noticedBy: outcomes
      .filter(isOf(observing))
      .filter(({ kind }) => kind === 'failed')
      .map(({ trial }) => trial),
  };
}
