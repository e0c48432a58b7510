import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type KnownMistake, readKnownMistakes } from '../../suite';
import { grouped } from '../grouped';
import { Likeness, type LikeMistake } from './likeness';
import { type Suspect, Suspicion } from './suspicion';
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
  /** The most similar known mistake, if it is similar enough to be named. */
  readonly mistake?: LikeMistake | undefined;
}

/**
 * The minimum number of failures in preparing steps with the same symptom that are explained together, before all
 * others.
 */
const MIN_ALIKE = 3;

/**
 * A mistake of one rule explains the failures of another rule if it makes that rule fail with at least this
 * probability. Lower values hide other mistakes; higher values split a single mistake into more findings.
 */
const EXPLAINING_CHANCE = 0.15;

/** The factor by which a cause must be likelier than another failing rule to explain the failures of that rule. */
const RIVAL_ODDS = 20;

/** A known mistake of which at least this share of the trials fails explains them without regard to rivals. */
const SURE_SHARE = 0.95;

/**
 * The minimum likeness, from 0 to 1, for a known mistake to be named. `npm run proof:diagnosis` prints how many of the
 * named mistakes break the same rule as the port.
 */
const MIN_LIKENESS = 0.6;

/**
 * The minimum number of failing scenarios for a known mistake to be named: many mistakes fail the same single scenario.
 */
const MIN_SCENARIOS = 2;

/**
 * Explains failures by mistakes, one after the other: first failures in preparing steps that share a symptom, then the
 * rest by the rule that is most suspect. Explained failures are set aside before the next explanation is sought. The
 * explanations of the rest are sorted by their number of failures, highest first.
 *
 * @param trials all trials that passed or failed
 */
export function diagnose(
  trials: readonly DiagnosedTrial[],
  mistakes: readonly KnownMistake[],
): Explanation[] {
  const failing = trials.filter(({ symptom }) => symptom !== undefined);
  if (failing.length === 0) return [];
  const diagnosis = new Diagnosis(trials, failing, mistakes);
  const groups = groupsBySymptom(failing).flatMap((group) => diagnosis.explainGroup(group));
  const rest = diagnosis.explainRest();
  return [...groups, ...rest.sort((one, other) => other.failures.size - one.failures.size)];
}

/** Returns failures that share a symptom which some of them show in preparing steps, the largest group first. */
function groupsBySymptom(failing: readonly DiagnosedTrial[]): DiagnosedTrial[][] {
  return grouped(failing, ({ symptom }) => symptom!.key)
    .map(([, group]) => group)
    .filter(isGroup)
    .sort((one, other) => other.length - one.length);
}

function isGroup(failures: readonly DiagnosedTrial[]): boolean {
  return failures.filter(({ symptom }) => symptom!.prepares).length >= MIN_ALIKE;
}

/** The failures that are not explained yet, and what is known about all. */
class Diagnosis {
  private readonly left: Map<string, DiagnosedTrial>;
  private readonly suspicion: Suspicion;
  private readonly likeness: Likeness;

  constructor(
    trials: readonly DiagnosedTrial[],
    failing: readonly DiagnosedTrial[],
    mistakes: readonly KnownMistake[],
  ) {
    this.left = new Map(failing.map((trial) => [trial.key, trial]));
    const verdicts = trials.map(({ key, rule, symptom }) => ({
      key,
      rule,
      isFailing: symptom !== undefined,
    }));
    this.suspicion = new Suspicion(verdicts, mistakes);
    this.likeness = new Likeness(new Set(trials.map(({ key }) => key)), new Set(this.left.keys()), mistakes);
  }

  /** Explains the failures that are left, until none is. */
  explainRest(): Explanation[] {
    const explanations: Explanation[] = [];
    while (this.left.size > 0) {
      explanations.push(this.taken(this.explanationBy(this.suspicion.suspects(this.left.keys()))));
    }
    return explanations;
  }

  /** Explains failures that share a symptom, unless they are explained already, or a part of a greater finding. */
  explainGroup(group: readonly DiagnosedTrial[]): Explanation[] {
    const its = group.filter(({ key }) => this.left.has(key));
    if (!isGroup(its)) return [];
    const symptom = its.find((one) => one.symptom!.prepares)!.symptom!;
    const suspects = this.suspicion.suspects(this.left.keys());
    const explanation = this.explanationBy(suspects);
    const explained = its.filter(({ key }) => explanation.failures.has(key));
    if (explained.length >= its.length / 2) {
      if (its.length < explanation.failures.size / 2) return [];
      const rivals = rivalsOf(suspects);
      const others = its.filter(({ rule }) => !rivals.has(rule)).map(({ key }) => key);
      const failures = new Set([...explanation.failures, ...others]);
      return [this.taken({ ...explanation, symptom, failures })];
    }
    return [this.taken(this.explanationOf(its, symptom))];
  }

  /** Takes the failures of an explanation away, and returns it. */
  private taken(explanation: Explanation): Explanation {
    for (const key of explanation.failures) this.left.delete(key);
    return explanation;
  }

  /** Explains failures by their symptom, which no known mistake causes. */
  private explanationOf(group: readonly DiagnosedTrial[], symptom: Symptom): Explanation {
    const failures = new Set(group.map(({ key }) => key));
    // The rule that is about the operation fails with the same symptom where it is checked.
    const checks = symptom.isOfSection7 ? [] : group.filter((one) => !one.symptom!.prepares);
    const checked = new Set(checks.map(({ rule }) => rule));
    const suspects = this.suspicion.suspects(failures);
    const { rule } = suspects.find((one) => checked.has(one.rule)) ?? suspects[0]!;
    return { rule, symptom, failures, mistake: named(this.likeness.mostSimilar(rule, failures)) };
  }

  /** Returns the failures that a mistake of the first suspect explains. */
  private explanationBy(suspects: readonly Suspect[]): Explanation {
    const { rule } = suspects[0]!;
    const rivals = rivalsOf(suspects);
    const like = this.likeness.mostSimilar(rule, this.left);
    const isSure = like !== undefined && like.failed >= SURE_SHARE * like.scenarios;
    const sure = new Set(isSure ? like.mistake.trials : []);
    const chances = this.suspicion.chances(rule, this.left.keys());
    const explained = [...this.left.values()].filter(
      ({ key, rule: its }) =>
        its === rule || sure.has(key) || (!rivals.has(its) && chances.get(its)! >= EXPLAINING_CHANCE),
    );
    return { rule, failures: new Set(explained.map(({ key }) => key)), mistake: named(like) };
  }
}

/** Returns a known mistake if it is similar enough to be named. */
function named(like: LikeMistake | undefined): LikeMistake | undefined {
  return like && like.likeness >= MIN_LIKENESS && like.failed >= MIN_SCENARIOS ? like : undefined;
}

/** Returns the rules that are nearly as suspect as the first one. */
function rivalsOf([first, ...others]: readonly Suspect[]): Set<string> {
  const isNear = ({ logLikelihood }: Suspect): boolean =>
    first!.logLikelihood - logLikelihood <= Math.log(RIVAL_ODDS);
  return new Set(others.filter(isNear).map(({ rule }) => rule));
}

let loaded: readonly KnownMistake[] | undefined;

/** Reads the known mistakes of this package, once in a process: it takes some milliseconds, and only failures need it. */
export function loadKnownMistakes(): readonly KnownMistake[] {
  return (loaded ??= readKnownMistakes(PACKAGE_ROOT));
}
