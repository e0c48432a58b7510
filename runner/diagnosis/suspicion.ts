import type { KnownMistake } from '../../suite';
import type { DiagnosedTrial } from './symptom';

/** A failing rule, and how likely a mistake in it is to make exactly the observed rules fail. */
export interface Suspect {
  readonly rule: string;
  /** The natural logarithm of the probability that a mistake in this rule makes exactly the observed rules fail. */
  readonly logLikelihood: number;
}

/**
 * The weight of a general profile, expressed as a number of mistakes. `rule` is the weight of the profile of all
 * mistakes against the known mistakes in one rule. `mistake` is the weight of a rule's profile against a single
 * mistake. The values were tuned on one half of the mutants of level `spec`, and on pairs of mutants that `npm run
 * proof:diagnosis` does not measure.
 */
const GENERAL_WEIGHT = { rule: 0.5, mistake: 0.2 };

/**
 * The minimum probability of a failure. It prevents failures that no known mistake causes from ruling out a suspect.
 */
const MIN_CHANCE = 0.001;

/**
 * The probability that a port has other mistakes too, and the probability that these mistakes make a given rule fail.
 */
const OTHERS = { probability: 0.001, chance: 0.15 };

/** For each rule, by index, the probability that a mistake makes it fail. */
type Profile = Float64Array;

/** A kind of mistake in one rule, with precomputed logarithms of probabilities. */
interface Kind {
  readonly profile: Profile;
  /**
   * The logarithms of the probability that the port has this kind of mistake and that all passing rules pass: without
   * other mistakes in the port (`alone`), and with others (`among`).
   */
  readonly passing: { readonly alone: number; readonly among: number };
  /** For each rule, by index, the logarithm of the probability that it fails. */
  readonly failing: { readonly alone: Profile; readonly among: Profile };
}

/**
 * Ranks rules by how likely a mistake in them is to have caused the failures. A rule ranks high if its known mistakes
 * make the same rules fail. The port's mistake is assumed to resemble one of the rule's known mistakes, or their
 * average.
 */
export class Suspicion {
  private readonly rules: readonly string[];
  /** Maps the key of each trial to the index of its rule. */
  private readonly ruleOf: ReadonlyMap<string, number>;
  private readonly passing: readonly number[];
  /** Maps each rule to its known mistakes, each given as the indexes of the rules that it makes fail. */
  private readonly known = new Map<string, (readonly number[])[]>();
  private readonly general: Profile;
  private readonly kinds = new Map<string, readonly Kind[]>();

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
   * Returns the rules of the given failures, most suspect first. Other failing rules do not count as evidence, because
   * the mistake that is sought may make them fail too.
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
   * Maps each rule's id to the probability that the rule fails because of a mistake in the suspect rule. Each kind of
   * mistake is weighted by how well it explains the failures.
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
   * Returns the logarithm of the probability of the failures and passes in each of two cases: the port has only a
   * mistake of this kind, or it also has other mistakes.
   */
  private logsOf({ passing, failing: logs }: Kind, failing: readonly number[]): [number, number] {
    let { alone, among } = passing;
    for (const index of failing) {
      alone += logs.alone[index]!;
      among += logs.among[index]!;
    }
    return [alone, among];
  }

  /**
   * Returns the kinds of mistakes in a rule: each known mistake, and an average mistake that is as likely as all known
   * mistakes together.
   */
  private kindsOf(rule: string): readonly Kind[] {
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

  private kind(profile: Profile, part: number): Kind {
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
 * Returns, for each rule, the share of the mistakes that make it fail, smoothed by a more general profile.
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
