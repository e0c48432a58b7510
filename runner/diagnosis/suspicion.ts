import type { KnownMistake } from '../../suite/read';
import type { DiagnosedTrial } from './symptom';

/** A failing rule, and the likelihood of the observed failures and passes if the port breaks this rule. */
export interface Suspect {
  readonly rule: string;
  /** The natural logarithm of this likelihood. */
  readonly logLikelihood: number;
}

/**
 * The weights of the more general profile when a {@link Profile} is smoothed with it. With a weight of 0.4, the more
 * general profile counts as much as 0.4 known mistakes. The weight `rule` applies when the profile of one rule's
 * mistakes is smoothed with the profile of all known mistakes. The weight `mistake` applies when the profile of a
 * single mistake is smoothed with the profile of its rule's mistakes.
 *
 * The values were tuned on one half of the mutants of level `spec`, and on pairs of mutants that a seed selected. By
 * default, `npm run proof:diagnosis` tests the diagnosis on pairs that another seed selects.
 */
const GENERAL_WEIGHT = { rule: 0.7, mistake: 0.4 };

/**
 * The lowest probability that is assumed for a rule to fail, and likewise for it to pass. Without this minimum, a
 * single failure that no known mistake causes would reduce the likelihood of a port with only one mistake to zero.
 */
const MIN_CHANCE = 0.001;

/**
 * The probability that a port with one mistake has others too, and the probability that these make a given rule fail.
 */
const OTHERS = { probability: 0.001, chance: 0.25 };

/** Maps the index of each rule to the probability that a mistake makes this rule fail. */
type Profile = Float64Array;

/** A kind of mistake that breaks one rule, with precomputed logarithms of probabilities. */
interface MistakeKind {
  readonly profile: Profile;
  /**
   * The logarithm of the joint probability that a port has this kind of mistake and that the observed passes occur.
   * `alone` is the value for a port without other mistakes; `among` is the value for a port with other mistakes.
   */
  readonly passing: { readonly alone: number; readonly among: number };
  /** Maps the index of each rule to the logarithm of the probability that this rule fails, in the same two cases. */
  readonly failing: { readonly alone: Profile; readonly among: Profile };
}

/**
 * Ranks rules by how likely it is that breaking them caused the failures. A rule ranks high if the known mistakes that
 * break it cause failures in the rules that fail on the port, and in few others. The port's mistake is assumed to make
 * rules fail as one of these known mistakes does, or as they do on average.
 */
export class Suspicion {
  private readonly rules: readonly string[];
  /** Maps the key of each trial to the index of its rule. */
  private readonly ruleOf: ReadonlyMap<string, number>;
  private readonly passing: readonly number[];
  /**
   * Maps each rule to the known mistakes that break it. A mistake is represented by the indexes of the rules that fail
   * because of it.
   */
  private readonly known = new Map<string, (readonly number[])[]>();
  private readonly general: Profile;
  private readonly kinds = new Map<string, readonly MistakeKind[]>();

  /**
   * @param trials the trials that passed or failed; other trials do not show the effect of a mistake
   * @param mistakes the known mistakes, which show which rules fail together
   */
  constructor(trials: readonly DiagnosedTrial[], mistakes: readonly KnownMistake[]) {
    this.rules = [...new Set(trials.map(({ rule }) => rule))];
    const indexes = new Map(this.rules.map((rule, index) => [rule, index]));
    this.ruleOf = new Map(trials.map(({ key, rule }) => [key, indexes.get(rule)!]));
    const failing = new Set(trials.filter(({ symptom }) => symptom).map(({ rule }) => rule));
    this.passing = this.rules.flatMap((rule, index) => (failing.has(rule) ? [] : [index]));
    for (const { rule, trials: keys } of mistakes) {
      const failed = this.rulesOf(keys);
      if (failed.length > 0) this.known.set(rule, [...(this.known.get(rule) ?? []), failed]);
    }
    const all = [...this.known.values()].flat();
    this.general = profileOf(all, new Float64Array(this.rules.length), 1);
  }

  /**
   * Returns the rules of the given failures, most suspect first. A failing rule that has none of the given failures
   * counts neither for nor against a suspect: it failed, but perhaps because of a different mistake.
   *
   * @param failures the keys of failing trials that are not explained yet
   */
  suspects(failures: Iterable<string>): Suspect[] {
    const failing = this.rulesOf(failures);
    return failing
      .map((index) => this.rules[index]!)
      .map((rule) => ({ rule, logLikelihood: this.logLikelihood(rule, failing) }))
      .sort((one, other) => other.logLikelihood - one.logLikelihood);
  }

  /**
   * Returns a map from the id of each rule to the probability that this rule fails if a mistake breaks the given rule.
   * The kinds of mistakes that break the given rule are weighted by how well they explain the failures.
   */
  chances(rule: string, failures: Iterable<string>): Map<string, number> {
    const failing = this.rulesOf(failures);
    const kinds = this.kindsOf(rule).map((kind) => ({ kind, log: logOfSum(this.logsOf(kind, failing)) }));
    const whole = logOfSum(kinds.map(({ log }) => log));
    const chances = new Float64Array(this.rules.length);
    for (const { kind, log } of kinds) {
      const part = Math.exp(log - whole);
      kind.profile.forEach((chance, index) => (chances[index]! += part * chance));
    }
    return new Map(this.rules.map((one, index) => [one, chances[index]!]));
  }

  private logLikelihood(rule: string, failing: readonly number[]): number {
    return logOfSum(this.kindsOf(rule).flatMap((kind) => this.logsOf(kind, failing)));
  }

  /**
   * Returns two logarithms: the first for a port without other mistakes, the second for a port with other mistakes.
   * Each is the logarithm of the joint probability that the port has this kind of mistake, that the given rules fail,
   * and that the observed passes occur.
   */
  private logsOf({ passing, failing: logs }: MistakeKind, failing: readonly number[]): [number, number] {
    let { alone, among } = passing;
    for (const index of failing) {
      alone += logs.alone[index]!;
      among += logs.among[index]!;
    }
    return [alone, among];
  }

  /**
   * Returns the kinds of mistakes that can break a rule: each known mistake, and an average mistake, which stands for
   * all others. The average mistake is as likely as all known mistakes together; if none is known, it is the only kind.
   */
  private kindsOf(rule: string): readonly MistakeKind[] {
    const cached = this.kinds.get(rule);
    if (cached !== undefined) return cached;
    const known = this.known.get(rule) ?? [];
    const own = profileOf(known, this.general, GENERAL_WEIGHT.rule);
    const kinds = [
      this.kind(own, known.length === 0 ? 1 : 0.5),
      ...known.map((failed) =>
        this.kind(profileOf([failed], own, GENERAL_WEIGHT.mistake), 0.5 / known.length),
      ),
    ];
    this.kinds.set(rule, kinds);
    return kinds;
  }

  private kind(profile: Profile, part: number): MistakeKind {
    let alone = Math.log(part);
    for (const index of this.passing) alone += Math.log(1 - profile[index]!);
    const others = Math.log(OTHERS.probability) + this.passing.length * Math.log(1 - OTHERS.chance);
    return {
      profile,
      passing: { alone, among: alone + others },
      failing: {
        alone: profile.map(Math.log),
        among: profile.map((chance) => Math.log(1 - (1 - chance) * (1 - OTHERS.chance))),
      },
    };
  }

  /** Returns the indexes of the rules to which the trials belong. Ignores trials that neither passed nor failed. */
  private rulesOf(keys: Iterable<string>): number[] {
    const indexes = new Set(Array.from(keys, (key) => this.ruleOf.get(key)));
    return [...indexes].filter((index) => index !== undefined);
  }
}

/**
 * Returns the profile of several mistakes: for each rule, the share of these mistakes that make the rule fail, smoothed
 * with a more general profile.
 *
 * @param failed for each mistake, the rules that fail because of it
 * @param weight the weight of the general profile, expressed as a number of mistakes
 */
function profileOf(failed: readonly (readonly number[])[], general: Profile, weight: number): Profile {
  const counts = general.map((chance) => weight * chance);
  for (const rules of failed) for (const rule of rules) counts[rule]! += 1;
  return counts.map((count) =>
    Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, count / (failed.length + weight))),
  );
}

/** Returns the logarithm of the sum of several numbers, given their logarithms. */
function logOfSum(logs: readonly number[]): number {
  const greatest = Math.max(...logs);
  return greatest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - greatest), 0));
}
