import { openInProcessSession } from '../../adapter/client/in-process-session';
import { symptomOf } from '../../runner/diagnosis/symptom';
import { playAll, readScripts, type TrialResult } from '../../play';
import { SharedFolders } from '../../play/script-folder';
import type { Script } from '../../steps/script';
import type { Rule, Suite, Trial } from '../../suite';
import type { Make } from '../changes/reference-with';
import type { Mutant } from '../mutants';
import type { Variant } from '../variants';
import type { FailedRule, MutantProof, VariantProof } from './proof';

const compiled = readScripts();
/** The scripts that were read so far. All mutants share them, and the folders with their files. */
const scripts = new Map<string, Script>();
const folders = new SharedFolders();

function scriptOf(trial: Trial): Script {
  const script = scripts.get(trial.key) ?? compiled(trial);
  scripts.set(trial.key, script);
  return script;
}

/** Plays trials on an implementation in this process. */
export async function resultsOf(make: Make, trials: readonly Trial[]): Promise<TrialResult[]> {
  return playAll(await openInProcessSession(make), trials, { scriptOf, folders });
}

/**
 * Plays all trials with a mutant. A mutant of level crystal conforms at level spec, so only level crystal is played with
 * it.
 *
 * @param enough keys of trials of its rule: if one of them fails, no others are played, and the proof is quick
 */
export async function proveMutant(
  { id, rule, why, make }: Mutant,
  suite: Suite,
  enough: readonly string[] = [],
): Promise<MutantProof> {
  const isOwn = (trial: Trial) => trial.rule === rule;
  const quick = await resultsOf(
    make,
    suite.trials.filter((trial) => isOwn(trial) && enough.includes(trial.key)),
  );
  const isQuick = failed(quick).length > 0;
  const levels = new Map(suite.rules.map((one) => [one.id, one.level]));
  const level = levels.get(rule);
  const concerned = suite.trials.filter((trial) => level === 'spec' || levels.get(trial.rule) === 'crystal');
  const results = isQuick ? quick : await resultsOf(make, concerned);
  const own = results.filter(({ trial }) => isOwn(trial));
  const beside = results.filter(({ trial }) => !isOwn(trial) && levels.get(trial.rule) === level);
  return {
    kind: 'mutant',
    id,
    rule,
    why,
    failing: failed(results),
    outcome: own.filter(({ kind }) => kind === 'failed').map((result) => symptomOf(result).outcome)[0],
    played: isQuick ? quick.map(({ trial }) => trial.key) : undefined,
    caughtBy: failed(own),
    elsewhere: failedRules(beside),
    faults: own.filter(({ kind }) => kind === 'fault').map(({ problem }) => problem?.message ?? ''),
  };
}

/** Returns the keys of the trials that failed. */
function failed(results: readonly TrialResult[]): string[] {
  return results.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial.key);
}

/** Returns the rules that have failed, each with the first of its trials that did. */
function failedRules(results: readonly TrialResult[]): FailedRule[] {
  const first = new Map<string, string>();
  for (const { kind, trial } of results) {
    if (kind === 'failed' && !first.has(trial.rule)) first.set(trial.rule, trial.key);
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
