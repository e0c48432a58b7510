import { readFileSync } from 'node:fs';
import { symptomOf } from '../../runner/diagnosis/symptom';
import type { Trial } from '../../suite';
import type { Failure } from '../python/judge';
import type { FailingPort } from './failing-port';

/** A line of the results of `npm run proof:python`: a changed port, and the trials that it fails. */
interface ChangedPort {
  readonly id: string;
  /** The ids of the rules that it breaks; absent for random mutations. */
  readonly rules?: readonly string[];
  readonly failed: readonly Failure[];
}

/** The changed ports of a file that fail some trials. */
export interface ChangedPorts {
  /** Those of mistakes that break rules which are named, and fail one of these. */
  readonly findable: readonly FailingPort[];
  /** The number of those that fail only other rules. No diagnosis names a rule that does not fail. */
  readonly elsewhere: number;
  /** Those of random mutations, of which nobody said what they break. */
  readonly random: readonly FailingPort[];
}

/**
 * Reads the changed ports that fail some of these trials.
 *
 * @throws Error when a line is not a result
 */
export function readChangedPorts(file: string, trials: readonly Trial[]): ChangedPorts {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const changed = lines.map((line, index) => parse(line, `${file}:${index + 1}`));
  const byKey = new Map(trials.map((trial) => [trial.key, trial]));
  const failing = changed
    .map((port) => failingPortOf(port, byKey))
    .filter(({ symptoms }) => symptoms.size > 0);
  const named = failing.filter(({ broken }) => broken.length > 0);
  const findable = named.filter((port) => failsBrokenRule(port, byKey));
  return {
    findable,
    elsewhere: named.length - findable.length,
    random: failing.filter(({ broken }) => broken.length === 0),
  };
}

function failingPortOf(
  { id, rules = [], failed }: ChangedPort,
  byKey: ReadonlyMap<string, Trial>,
): FailingPort {
  const symptoms = failed.flatMap(({ trial: key, message, deviations, step }) => {
    const trial = byKey.get(key);
    const problem = { kind: 'failed', message, ...(deviations && { deviations }) } as const;
    return trial === undefined
      ? []
      : [[key, symptomOf({ trial, problem, ...(step !== undefined && { step }) })] as const];
  });
  return { id, broken: rules.length === 0 ? [] : [rules], symptoms: new Map(symptoms) };
}

function failsBrokenRule({ broken, symptoms }: FailingPort, byKey: ReadonlyMap<string, Trial>): boolean {
  const failing = new Set([...symptoms.keys()].map((key) => byKey.get(key)!.rule));
  return broken.every((rules) => rules.some((rule) => failing.has(rule)));
}

function parse(line: string, place: string): ChangedPort {
  const result: unknown = JSON.parse(line);
  if (typeof result === 'object' && result !== null && 'id' in result && 'failed' in result) {
    const { id, failed } = result;
    if (typeof id === 'string' && Array.isArray(failed) && failed.every(isFailure))
      return result as ChangedPort;
  }
  throw new Error(`${place} is not a result: write the file with npm run proof:python -- --results FILE`);
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'trial' in value && 'message' in value;
}
