import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type KnownMistake, readKnownMistakes } from '../../suite';
import { grouped } from '../grouped';
import { type DecidedTrial, type LikeMistake, Likeness, type Suspect } from './likeness';
import type { Symptom } from './symptom';

/** A trial to diagnose, with its symptom if it failed. */
export interface DiagnosedTrial {
  readonly key: string;
  /** The id of its rule. */
  readonly rule: string;
  readonly symptom?: Symptom | undefined;
}

/** Failures that one mistake explains. */
export interface Explanation {
  /** The id of the rule that the port most likely breaks. */
  readonly rule: string;
  /** The keys of the failing trials that it explains. */
  readonly failures: ReadonlySet<string>;
  /** The symptom in preparing steps that these failures share. */
  readonly symptom?: Symptom | undefined;
  /** The most similar known mistake. */
  readonly mistake?: LikeMistake | undefined;
}

/** The number of failures in preparing steps, with one symptom, that are explained together before all others. */
const MIN_ALIKE = 3;

/**
 * The share of a rule's known mistakes that make a trial fail, above which a mistake of that rule explains the trial
 * too. Lower shares explain the failures of other mistakes away; with higher ones, single mistakes get more findings.
 */
const COMMON_SHARE = 0.2;

/** The share of a rule's failures that must be explained, so that its others are counted as consequences too. */
const CONSEQUENCE_SHARE = 0.5;

/**
 * Explains failures by mistakes, one after the other: first failures in preparing steps that share a symptom, then the
 * rest by the rule that looks most suspect. Each explanation takes its failures away before the next one is sought.
 *
 * @param trials all trials that passed or failed
 */
export function diagnose(
  trials: readonly DiagnosedTrial[],
  mistakes: readonly KnownMistake[],
): Explanation[] {
  const failing = trials.filter(({ symptom }) => symptom !== undefined);
  if (failing.length === 0) return [];
  const likeness = new Likeness(trials.map(decidedOf), mistakes);
  const left = new Map(failing.map((trial) => [trial.key, trial]));
  const explanations: Explanation[] = [];
  const explain = (group: readonly DiagnosedTrial[] = []): void => {
    const explanation = nextExplanation(left, failing, group, likeness);
    explanations.push(explanation);
    for (const key of explanation.failures) left.delete(key);
  };
  for (const group of groupsBySymptom(failing)) {
    const its = group.filter(({ key }) => left.has(key));
    if (its.length >= MIN_ALIKE) explain(its);
  }
  while (left.size > 0) explain();
  return explanations;
}

/** Returns failures that share a symptom which some of them show in preparing steps, the largest group first. */
function groupsBySymptom(failing: readonly DiagnosedTrial[]): DiagnosedTrial[][] {
  return grouped(failing, ({ symptom }) => symptom!.key)
    .map(([, group]) => group)
    .filter((group) => group.filter(({ symptom }) => symptom!.prepares).length >= MIN_ALIKE)
    .sort((one, other) => other.length - one.length);
}

function nextExplanation(
  left: ReadonlyMap<string, DiagnosedTrial>,
  failing: readonly DiagnosedTrial[],
  group: readonly DiagnosedTrial[],
  likeness: Likeness,
): Explanation {
  const all = likeness.suspects(new Set(left.keys()));
  if (group.length === 0) return explainedBy(all[0]!, left, failing, likeness);
  const symptom = group.find((one) => one.symptom!.prepares)!.symptom!;
  const keys = group.map(({ key }) => key);
  // The rule that is about the operation fails with the same symptom where it is checked.
  const checks = symptom.isOfSection7 ? [] : group.filter((one) => !one.symptom!.prepares);
  const checked = new Set(checks.map(({ rule }) => rule));
  const first = (suspects: readonly Suspect[]): Suspect =>
    suspects.find(({ rule }) => checked.has(rule)) ?? suspects[0]!;
  const explained = explainedBy(first(all), left, failing, likeness);
  const common = keys.filter((key) => explained.failures.has(key));
  if (common.length >= keys.length / 2) {
    return { ...explained, symptom, failures: new Set([...explained.failures, ...keys]) };
  }
  const { rule, mistake } = first(likeness.suspects(new Set(keys)));
  return { rule, mistake, symptom, failures: new Set(keys) };
}

/** Returns the failures that a mistake of the suspect rule explains. */
function explainedBy(
  { rule, mistake }: Suspect,
  left: ReadonlyMap<string, DiagnosedTrial>,
  failing: readonly DiagnosedTrial[],
  likeness: Likeness,
): Explanation {
  const known = new Set([...(mistake?.mistake.trials ?? []), ...likeness.commonTrials(rule, COMMON_SHARE)]);
  const failures = new Set<string>();
  for (const [key, trial] of left) if (trial.rule === rule || known.has(key)) failures.add(key);
  const explainedShare = (its: readonly DiagnosedTrial[]): number =>
    its.filter(({ key }) => failures.has(key) || !left.has(key)).length / its.length;
  for (const rest of new Set(
    [...left.values()].filter(({ key }) => !failures.has(key)).map((one) => one.rule),
  )) {
    const its = failing.filter((one) => one.rule === rest);
    if (explainedShare(its) < CONSEQUENCE_SHARE) continue;
    for (const { key } of its) if (left.has(key)) failures.add(key);
  }
  return { rule, failures, mistake };
}

function decidedOf({ key, rule, symptom }: DiagnosedTrial): DecidedTrial {
  return { key, rule, isFailing: symptom !== undefined, prepares: symptom?.prepares === true };
}

let loaded: readonly KnownMistake[] | undefined;

/** Reads the known mistakes of this package, once in a process: it takes some milliseconds, and only failures need it. */
export function loadKnownMistakes(): readonly KnownMistake[] {
  return (loaded ??= readKnownMistakes(PACKAGE_ROOT));
}
