import { tallyOf as countedOf, trialsOn, verdictsOf, type LibraryRecord } from '../../scripts/ports/record';
import { SURFACES, type Rule, type Scenario, type Surface } from '../../suite';

/** A judged implementation: the reference, or a library in `ports/`. */
export interface PortResults {
  /** The name of the port, which is also the name of its folder in `ports/`. */
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** The surfaces that the port has. */
  readonly surfaces: readonly Surface[];
  readonly record: LibraryRecord;
}

/** The result of a port for rules. */
export type Standing = 'kept' | 'broken' | 'unsupported' | 'not applicable' | 'no scenarios';

/** The trials of rules that a port passes. */
export interface Tally {
  readonly standing: Standing;
  readonly passed: number;
  /** The number of the trials that the port's language can express. */
  readonly of: number;
}

/** Adds the fields that pages need to a record of verdicts. */
export function portResults(name: string, record: LibraryRecord): PortResults {
  const { version, language } = record.implementation;
  return { name, version, language, surfaces: record.surfaces, record };
}

/** Counts the verdicts on rules, on some of a port's surfaces: by default, on all. */
export function tallyOf(
  { record, surfaces }: PortResults,
  rules: readonly Rule[],
  on: readonly Surface[] = surfaces,
): Tally {
  const verdicts = rules.flatMap((rule) => on.map((surface) => verdictsOf(record, rule, surface)));
  const has = (verdict: 'failed' | 'fault' | 'unsupported'): boolean => verdicts.some((one) => one[verdict]);
  const counts = on.map((surface) => countedOf(record, rules, surface));
  const passed = sum(counts.map((one) => one.passed));
  const standing = (): Standing => {
    if (rules.every((rule) => on.every((surface) => trialsOn(rule, surface) === 0))) return 'no scenarios';
    if (has('failed') || has('fault')) return 'broken';
    if (has('unsupported')) return 'unsupported';
    return passed > 0 ? 'kept' : 'not applicable';
  };
  return { standing: standing(), passed, of: sum(counts.map((one) => one.of)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** A port that fails a scenario, with the difference in its behaviour. */
export interface Failure {
  readonly port: string;
  readonly surfaces: readonly Surface[];
  /** The expected and the actual outcome in one sentence. */
  readonly message: string;
}

/**
 * Returns the recorded failures of a scenario, by port. Of each rule, the first scenario that fails is recorded.
 * Surfaces with the same message are combined.
 */
export function failuresOf(
  ports: readonly PortResults[],
  { id, rule }: Pick<Scenario, 'id' | 'rule'>,
): Failure[] {
  return ports.flatMap(({ name, record }) => {
    const messageOn = (surface: Surface): string | undefined => {
      const [scenario, message] = record.rules[`${rule} @${surface}`]?.first ?? [];
      return scenario === id ? message : undefined;
    };
    const messages = new Set(SURFACES.map(messageOn).filter((message) => message !== undefined));
    return [...messages].map((message) => ({
      port: name,
      surfaces: SURFACES.filter((surface) => messageOn(surface) === message),
      message,
    }));
  });
}
