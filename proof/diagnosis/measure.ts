import { diagnose } from '../../runner/diagnosis/diagnose';
import type { KnownMistake, Trial } from '../../suite';
import { diagnosedTrials, type FailingPort } from './failing-port';

/** The findings about a wrong port, by the rules that they name. */
export interface MeasuredDiagnosis {
  readonly id: string;
  /** For each of its mistakes, the ids of the rules of which one must be found. */
  readonly broken: FailingPort['broken'];
  /** The rule of each finding. */
  readonly found: readonly string[];
}

/**
 * Diagnoses a port by all known mistakes except its own.
 *
 * @param own the ids of the mutants that the port is made of
 */
export function measure(
  port: FailingPort,
  own: readonly string[],
  trials: readonly Trial[],
  mistakes: readonly KnownMistake[],
): MeasuredDiagnosis {
  const others = mistakes.filter(({ id }) => !own.includes(id));
  const found = diagnose(diagnosedTrials(port, trials), others).map(({ rule }) => rule);
  return { id: port.id, broken: port.broken, found };
}

/** Returns the number of ports all of whose mistakes are found among the first findings. */
export function foundAmong(first: number, measured: readonly MeasuredDiagnosis[]): number {
  return measured.filter(({ broken, found }) =>
    broken.every((rules) => found.slice(0, first).some((rule) => rules.includes(rule))),
  ).length;
}

/** Returns the number of findings that this share of the ports does not exceed. */
export function findingsAt(share: number, measured: readonly MeasuredDiagnosis[]): number {
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
    const found = foundAmong(number, measured);
    const share = ((100 * found) / Math.max(1, measured.length)).toFixed(1);
    return `${number === 1 ? 'first' : `among the first ${number}`} ${found} of ${measured.length} (${share}%)`;
  });
  const findings = `findings: median ${findingsAt(0.5, measured)}, 95th percentile ${findingsAt(0.95, measured)}`;
  return `${what}: ${ranks.join(', ')}; ${findings}`;
}

/** Returns the ports whose mistake is not the first finding, and the rules that were found, in one line each. */
export function missesText(measured: readonly MeasuredDiagnosis[]): string {
  const misses = measured.filter((one) => foundAmong(1, [one]) === 0);
  return misses.map(({ id, found }) => `  ${id}: ${found.join(', ')}`).join('\n');
}
