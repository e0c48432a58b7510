import { readFileSync } from 'node:fs';
import type { Symptom } from '../../runner/diagnosis/symptom';
import type { Trial } from '../../suite';
import type { FailingPort } from './failing-port';

/** A line of the results of `npm run proof:python`: a changed port, and the trials that it fails. */
interface ChangedPort {
  readonly id: string;
  /** The ids of the rules that it breaks; absent for random mutations. */
  readonly rules?: readonly string[];
  readonly failed: readonly string[];
}

/** Results do not say how a trial failed, so that such a port is diagnosed without symptoms. */
const UNKNOWN: Omit<Symptom, 'key'> = {
  operation: '',
  kind: 'other value',
  message: '',
  prepares: false,
  isOfSection7: false,
};

/**
 * Reads the changed ports that break a known rule and fail one of these trials.
 *
 * @throws Error when a line is not a result
 */
export function readChangedPorts(file: string, trials: readonly Trial[]): FailingPort[] {
  const keys = new Set(trials.map(({ key }) => key));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line, index) => {
    const { id, rules = [], failed } = parse(line, `${file}:${index + 1}`);
    const symptoms = new Map(failed.filter((key) => keys.has(key)).map((key) => [key, { ...UNKNOWN, key }]));
    return rules.length === 0 || symptoms.size === 0 ? [] : [{ id, broken: [rules], symptoms }];
  });
}

/** Tells whether a port fails a rule that it breaks on purpose. No diagnosis names a rule that does not fail. */
export function failsBrokenRule({ broken, symptoms }: FailingPort, trials: readonly Trial[]): boolean {
  const failing = new Set(trials.filter(({ key }) => symptoms.has(key)).map(({ rule }) => rule));
  return broken.every((rules) => rules.some((rule) => failing.has(rule)));
}

function parse(line: string, place: string): ChangedPort {
  const result: unknown = JSON.parse(line);
  if (typeof result === 'object' && result !== null && 'id' in result && 'failed' in result) {
    const { id, failed } = result;
    if (typeof id === 'string' && Array.isArray(failed)) return result as ChangedPort;
  }
  throw new Error(`${place} is not a result: write the file with npm run proof:python -- --results FILE`);
}
