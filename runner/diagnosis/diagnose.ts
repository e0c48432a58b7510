import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type KnownMistake, readKnownMistakes } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import { Likeness, type LikeMistake } from './likeness';
import { brokenOperations, type BrokenOperation } from './simplest-rules';
import { type Suspect, Suspicion } from './suspicion';
import type { DiagnosedTrial, Symptom } from './symptom';

/** Failures that one mistake explains. */
export interface Explanation {
  /** The id of the rule that the port most likely breaks. */
  readonly rule: string;
  /** The keys of the trials that probably fail because the port breaks this rule. */
  readonly failures: ReadonlySet<string>;
  /** The symptom that many of these failures share, if it occurred in preparatory steps (Given or When). */
  readonly symptom?: Symptom | undefined;
  /**
   * The known mistake that breaks this rule and whose failures are most similar to the port's. Absent if no known
   * mistake is similar enough.
   */
  readonly mistake?: LikeMistake | undefined;
}

// These constants were chosen on one half of the mutants of `npm run proof:diagnosis`, and on pairs of another seed.

/**
 * Failures with the same symptom form a group if at least this many of them occurred in preparatory steps. Groups are
 * explained before all other failures.
 */
const MIN_ALIKE = 3;

/**
 * A mistake that breaks one rule explains the failures of a second rule if it makes the second rule fail with at least
 * this probability. Lower values merge several mistakes into one finding; higher values split a single mistake into
 * several findings.
 */
const EXPLAINING_CHANCE = 0.15;

/**
 * The most suspect rule explains another rule's failures only if it is more than this many times as likely to be broken
 * as the other rule.
 */
const RIVAL_ODDS = 50;

/**
 * If one operation deviates in most failures, the rules about this operation are taken to be this many times as likely to
 * be broken. Rules that combine operations often fail in more scenarios than the rule of the operation itself.
 */
const OPERATION_ODDS = 20;

/** An operation deviates in most failures if at least this share of them shows it. */
const MOST = 0.8;

/** The operations with which most scenarios look at the state, so that a deviation says little about the operation. */
const OBSERVERS: ReadonlySet<string> = new Set(['translate', 'localize', 'locale', 'available_locales']);

/**
 * A known mistake makes certain trials fail. If a port fails at least this share of them, the mistake is taken to
 * explain all of the port's failures among them. This holds no matter how suspect the rules of these trials are.
 */
const SURE_SHARE = 0.95;

/**
 * A finding names a known mistake only if the failures of the mistake and of the port are at least this similar, on a
 * scale from 0 to 1. It can be this low because the port has to return what it would with the mistake. To see the effect,
 * run `npm run proof:diagnosis`. It prints how often a mistake is named, and how often it breaks the same rule as the port.
 */
const MIN_LIKENESS = 0.2;

/** A finding names a known mistake only if the mistake explains at least this share of the failures of the finding. */
const MIN_EXPLAINED = 0.5;

/**
 * A known mistake whose failures are at least this similar to all those that are left is taken to be the mistake of the
 * port, if it fits what the port returned. Its rule then comes first, even if others are more suspect.
 */
const MADE_LIKENESS = 0.95;

/**
 * Explains failures, one mistake at a time. Groups of failures that share a symptom in preparatory steps are explained
 * first. Then, the most suspect rules explain the remaining failures. Explained failures are set aside before the next
 * explanation is sought. In the returned array, the explanations of the groups come first. Those of the remaining
 * failures follow, sorted by the number of explained failures, highest first.
 *
 * @param trials all trials that passed or failed
 */
export function diagnose(
  trials: readonly DiagnosedTrial[],
  mistakes: readonly KnownMistake[],
): Explanation[] {
  const failing = trials.filter(({ symptom }) => symptom !== undefined);
  const diagnosis = new Diagnosis(trials, failing, mistakes);
  const broken = brokenOperations(trials).flatMap((operation) => diagnosis.explainOperation(operation));
  const groups = grouped(failing, ({ symptom }) => symptom!.key)
    .map(([, group]) => group)
    .sort((one, other) => other.length - one.length)
    .flatMap((group) => diagnosis.explainGroup(group));
  const rest = diagnosis.explainRest();
  return [...broken, ...groups, ...rest.sort((one, other) => other.failures.size - one.failures.size)];
}

/** Tells whether the failures form a group, that is, whether enough of them occurred in preparatory steps. */
function isGroup(failures: readonly DiagnosedTrial[]): boolean {
  return failures.filter(({ symptom }) => symptom!.prepares).length >= MIN_ALIKE;
}

/** A diagnosis in progress: the failures that are not explained yet, and the evidence from all trials. */
class Diagnosis {
  private readonly left: Map<string, DiagnosedTrial>;
  private readonly suspicion: Suspicion;
  private readonly likeness: Likeness;

  constructor(
    trials: readonly DiagnosedTrial[],
    private readonly failing: readonly DiagnosedTrial[],
    mistakes: readonly KnownMistake[],
  ) {
    this.left = new Map(failing.map((trial) => [trial.key, trial]));
    this.suspicion = new Suspicion(trials, mistakes);
    this.likeness = new Likeness(new Map(trials.map(({ key, symptom }) => [key, symptom])), mistakes);
  }

  /** Explains the remaining failures, one mistake at a time, until none are left. */
  explainRest(): Explanation[] {
    const explanations: Explanation[] = [];
    while (this.left.size > 0) {
      explanations.push(this.taken(this.explanationBy(this.suspects())));
    }
    return explanations;
  }

  /**
   * Explains the failures of an operation that does nothing right by its simplest rule. Returns an empty array if the
   * failures of this rule are explained already, or if the port surely made a known mistake.
   */
  explainOperation({ rule, failures: shown }: BrokenOperation): Explanation[] {
    const left = shown.filter(({ key }) => this.left.has(key));
    if (left.every((trial) => trial.rule !== rule)) return [];
    if (this.surelyMade().length > 0) return [];
    const chances = this.suspicion.chances(rule, this.left.keys());
    const explained = [...this.left.values()].filter(
      (trial) => trial.rule === rule || chances.get(trial.rule)! >= EXPLAINING_CHANCE,
    );
    const failures = new Set([...left, ...explained].map(({ key }) => key));
    return [this.taken({ rule, failures, mistake: this.named(rule, failures) })];
  }

  /**
   * Explains a group of failures that share a symptom. Returns an empty array if too few of them remain unexplained.
   * The array is also empty if the most suspect rule explains at least half of the group, but in total more than twice
   * as many failures as the group has. The symptom is then not typical of a mistake in that rule, so the failures are
   * left for {@link explainRest}.
   */
  explainGroup(group: readonly DiagnosedTrial[]): Explanation[] {
    const unexplained = group.filter(({ key }) => this.left.has(key));
    if (!isGroup(unexplained)) return [];
    const symptom = unexplained.find((one) => one.symptom!.prepares)!.symptom!;
    const suspects = this.suspects();
    const explanation = this.explanationBy(suspects);
    const explained = unexplained.filter(({ key }) => explanation.failures.has(key));
    if (explained.length >= unexplained.length / 2) {
      if (unexplained.length < explanation.failures.size / 2) return [];
      const rivals = rivalsOf(suspects);
      const others = unexplained.filter(({ rule }) => !rivals.has(rule)).map(({ key }) => key);
      const failures = new Set([...explanation.failures, ...others]);
      return [this.taken({ ...explanation, symptom, failures })];
    }
    return [this.taken(this.explanationOf(unexplained, symptom))];
  }

  /** Returns the rules of the failures that are left, most suspect first. */
  private suspects(): Suspect[] {
    const left = [...this.left.values()];
    const groups = grouped(left, ({ symptom }) => symptom!.operation);
    const most = groups.find(([, { length }]) => length >= MOST * left.length);
    const suspects = this.suspicion.suspects(this.left.keys());
    if (most === undefined || OBSERVERS.has(most[0])) return suspects;
    const isOfOperation = ({ sentence }: DiagnosedTrial): boolean => sentence.includes(`\`${most[0]}\``);
    const rules = new Set(left.filter(isOfOperation).map(({ rule }) => rule));
    return suspects
      .map(({ rule, logLikelihood }) => ({
        rule,
        logLikelihood: logLikelihood + (rules.has(rule) ? Math.log(OPERATION_ODDS) : 0),
      }))
      .sort((one, other) => other.logLikelihood - one.logLikelihood);
  }

  /** Marks the failures of an explanation as explained, and returns the explanation. */
  private taken(explanation: Explanation): Explanation {
    for (const key of explanation.failures) this.left.delete(key);
    return explanation;
  }

  /**
   * Explains a group of failures by the symptom that they share, and names the rule that is most suspect in view of
   * this group alone. {@link explainGroup} first looks for the most suspect rule in view of all remaining failures. It
   * calls this method if that rule explains fewer than half of the group's failures.
   */
  private explanationOf(group: readonly DiagnosedTrial[], symptom: Symptom): Explanation {
    const failures = new Set(group.map(({ key }) => key));
    // When an operation is wrong, a rule about it fails in a step that checks the outcome, whereas rules that merely
    // use the operation fail in a preparatory step. So the rules that fail in a checking step are preferred.
    const checks = group.filter((one) => !symptom.isOfSection7 && !one.symptom!.prepares);
    const checked = new Set(checks.map(({ rule }) => rule));
    const suspects = this.suspicion.suspects(failures);
    const { rule } = suspects.find((one) => checked.has(one.rule)) ?? suspects[0]!;
    return { rule, symptom, failures, mistake: this.named(rule, failures) };
  }

  /** Returns the known mistakes that a finding with these failures may name: those that fit best, if they fit well. */
  private nameable(failures: Pick<ReadonlySet<string>, 'has' | 'size'>): LikeMistake[] {
    return this.likeness
      .bestFitting(failures)
      .filter(({ likeness, failed }) => likeness >= MIN_LIKENESS && failed >= MIN_EXPLAINED * failures.size);
  }

  /** Returns the known mistakes of which one surely causes all failures that are left; usually there are none. */
  private surelyMade(): LikeMistake[] {
    return this.nameable(this.left).filter(({ likeness }) => likeness >= MADE_LIKENESS);
  }

  /**
   * Returns the known mistake that a finding about a rule names; undefined if none of this rule fits best, or if it
   * explains just one of several failures, which many mistakes do.
   */
  private named(rule: string, failures: Pick<ReadonlySet<string>, 'has' | 'size'>): LikeMistake | undefined {
    return this.nameable(failures).find(
      ({ mistake, failed }) => mistake.rule === rule && (failed > 1 || this.failing.length === 1),
    );
  }

  /** Explains failures by a mistake that breaks the most suspect rule, or by a known mistake that the port surely made. */
  private explanationBy(suspects: readonly Suspect[]): Explanation {
    const surelyMade = this.surelyMade();
    const [made] = suspects.flatMap(
      (suspect) => surelyMade.find(({ mistake }) => mistake.rule === suspect.rule) ?? [],
    );
    const rule = made?.mistake.rule ?? suspects[0]!.rule;
    const rivals = rivalsOf(suspects);
    const like = made ?? this.likeness.mostSimilar(rule, this.left);
    const isSure = made || (like && like.failed >= SURE_SHARE * like.trials.length);
    const sure = isSure ? new Set(like!.mistake.trials) : undefined;
    const chances = this.suspicion.chances(rule, this.left.keys());
    const explained = [...this.left.values()].filter(
      ({ key, rule: ofTrial }) =>
        ofTrial === rule ||
        sure?.has(key) ||
        (!rivals.has(ofTrial) && chances.get(ofTrial)! >= EXPLAINING_CHANCE),
    );
    const failures = new Set(explained.map(({ key }) => key));
    return { rule, failures, mistake: this.named(rule, failures) };
  }
}

/** Returns the rules that are nearly as suspect as the most suspect one. */
function rivalsOf([first, ...others]: readonly Suspect[]): Set<string> {
  const isNear = ({ logLikelihood }: Suspect): boolean =>
    first!.logLikelihood - logLikelihood <= Math.log(RIVAL_ODDS);
  return new Set(others.filter(isNear).map(({ rule }) => rule));
}

let loaded: readonly KnownMistake[] | undefined;

/**
 * Reads this package's list of known mistakes, once per process. A run without failures does not need the list and does
 * not call this function, which saves a few milliseconds.
 */
export function loadKnownMistakes(): readonly KnownMistake[] {
  return (loaded ??= readKnownMistakes(PACKAGE_ROOT));
}
