import { openInProcessSession } from '../../adapter/client/in-process-session';
import { symptomOf } from '../../runner/diagnosis/symptom';
import { playScripts } from '../../suite/play/play-scripts';
import { readScripts } from '../../suite/compile/scripts-file';
import type { TrialResult } from '../../suite/play/trial-result';
import { SharedFolders } from '../../suite/play/script-folder';
import type { Script } from '../../steps/script';
import type { Rule, Suite, Trial } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
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
  return playScripts([await openInProcessSession(make)], trials, { scriptOf, folders });
}

/**
 * Plays trials with a mutant. A mutant of level crystal conforms at level spec, so only level crystal is played with it.
 *
 * @param isPlayed tells whether a trial is played; by default, all that concern the mutant are
 */
export async function proveMutant(
  { id, rule, make }: Mutant,
  suite: Suite,
  isPlayed: (trial: Trial) => boolean = () => true,
): Promise<MutantProof> {
  const levels = new Map(suite.rules.map((one) => [one.id, one.level]));
  const level = levels.get(rule);
  const concerned = suite.trials.filter((trial) => level === 'spec' || levels.get(trial.rule) === 'crystal');
  const results = await resultsOf(make, concerned.filter(isPlayed));
  const isOwn = ({ trial }: TrialResult) => trial.rule === rule;
  const failing = results.filter(({ kind }) => kind === 'failed');
  const own = failing.filter(isOwn);
  return {
    kind: 'mutant',
    id,
    rule,
    played: results.map(({ trial }) => trial.key),
    failing: new Map(failing.map((result) => [result.trial.key, symptomOf(result).outcome])),
    caughtBy: own.map(({ trial }) => trial.key),
    elsewhere: failedRules(
      failing.filter((result) => !isOwn(result) && levels.get(result.trial.rule) === level),
    ),
    faults: results
      .filter((result) => isOwn(result) && result.kind === 'fault')
      .map(({ problem }) => problem?.message ?? ''),
  };
}

/** Returns the rules of results, each with the first of its trials. */
function failedRules(failing: readonly TrialResult[]): FailedRule[] {
  const rules = grouped(failing, ({ trial }) => trial.rule);
  return rules.map(([rule, [first]]) => ({ rule, scenario: first.trial.key }));
}

/**
 * Plays the trials of level spec with a variant, and those that observe its silent point.
 *
 * @param isPlayed tells whether a trial is played; by default, all that concern the variant are
 */
export async function proveVariant(
  { id, point, why, make }: Variant,
  suite: Suite,
  isPlayed: (trial: Trial) => boolean = () => true,
): Promise<VariantProof> {
  const idsOf = (rules: readonly Rule[]) => new Set(rules.map((rule) => rule.id));
  const spec = idsOf(suite.rules.filter(({ level }) => level === 'spec'));
  const observing = idsOf(suite.rules.filter(({ silentPoints }) => silentPoints.includes(point)));
  const concerned = suite.trials.filter(({ rule }) => spec.has(rule) || observing.has(rule));
  const outcomes = await resultsOf(make, concerned.filter(isPlayed));
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
