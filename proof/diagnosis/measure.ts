import { diagnose } from '../../runner/diagnosis/diagnose';
import type { KnownMistake, Trial } from '../../suite/read';
import { diagnosedTrials, type FailingPort } from './failing-port';

/** The findings about a wrong port, by the rules that they name. */
interface MeasuredDiagnosis {
  readonly id: string;
  /** For each of its mistakes, the ids of the rules of which one must be found. */
  readonly broken: FailingPort['broken'];
  /** The rule of each finding. */
  readonly found: readonly string[];
  /** The known mistake that the first finding names, if it names one. */
  readonly named?: NamedMistake | undefined;
}

/** A known mistake that a finding names. */
interface NamedMistake {
  readonly rule: string;
  /** Whether the port fails exactly the trials of this mistake, and returns the same: no trial tells them apart. */
  readonly isSame: boolean;
}

/**
 * Diagnoses a port by all known mistakes except its own.
 *
 * @param own the ids of the mutants that the port is made of
 * @param sentences the sentences of the rules, by their ids
 */
export function measure(
  port: FailingPort,
  own: readonly string[],
  trials: readonly Trial[],
  mistakes: readonly KnownMistake[],
  sentences: ReadonlyMap<string, string> = new Map(),
): MeasuredDiagnosis {
  const others = mistakes.filter(({ id }) => !own.includes(id));
  const explanations = diagnose(diagnosedTrials(port, trials, sentences), others);
  const found = explanations.map(({ rule }) => rule);
  const like = explanations[0]?.mistake;
  const named = like && {
    rule: like.mistake.rule,
    isSame: like.failed === like.trials.length && like.failed === port.symptoms.size,
  };
  return { id: port.id, broken: port.broken, found, named };
}

/** Returns the number of ports all of whose mistakes are found among the first findings. */
export function foundAmong(first: number, measured: readonly MeasuredDiagnosis[]): number {
  return measured.filter(({ broken, found }) =>
    broken.every((rules) => found.slice(0, first).some((rule) => rules.includes(rule))),
  ).length;
}

/** Returns the number of findings that this share of the ports does not exceed. */
function findingsAt(share: number, measured: readonly MeasuredDiagnosis[]): number {
  const numbers = measured.map(({ found }) => found.length).sort((one, other) => one - other);
  return numbers[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? 0;
}

/** Returns the measures of some ports as a line. */
export function measuresText(
  what: string,
  first: readonly number[],
  measured: readonly MeasuredDiagnosis[],
): string {
  const ranks = first.map((number) => {
    const text = shareText(foundAmong(number, measured), measured.length);
    return number === 1 ? `first ${text}` : `among the first ${number} ${text}`;
  });
  return `${what}: ${[...ranks, namedText(measured), findingsText(measured)].join('; ')}`;
}

/** Returns how many findings ports have. */
function findingsText(measured: readonly MeasuredDiagnosis[]): string {
  return `findings: median ${findingsAt(0.5, measured)}, 95th percentile ${findingsAt(0.95, measured)}`;
}

/**
 * Returns how often the known mistake that the first finding names breaks the same rule as the port, and how often it is
 * a mistake of another rule that no trial tells from that of the port: one mistake may break several rules.
 */
function namedText(measured: readonly MeasuredDiagnosis[]): string {
  const named = measured.flatMap((one) => (one.named ? [{ ...one.named, broken: one.broken }] : []));
  const right = named.filter(({ rule, broken }) => broken.some((rules) => rules.includes(rule)));
  const same = named.filter((one) => one.isSame && !right.includes(one));
  return [
    `a known mistake is named for ${named.length}, of a broken rule in ${shareText(right.length, named.length)}`,
    `of another rule but with the same outcomes in every trial in ${shareText(same.length, named.length)}`,
  ].join(', ');
}

function shareText(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;
}

/** Returns the ports whose mistake is not the first finding, and the rules that were found, in one line each. */
export function missesText(measured: readonly MeasuredDiagnosis[]): string {
  const misses = measured.filter((one) => foundAmong(1, [one]) === 0);
  return misses.map(({ id, found }) => `  ${id}: ${found.join(', ')}`).join('\n');
}
