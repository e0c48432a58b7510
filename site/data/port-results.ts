import type { LibraryRecord } from '../../scripts/ports/record';
import { SURFACES, type Level, type Rule, type Scenario, type Surface } from '../../suite';

/** The levels, in the order in which pages show them. */
export const LEVELS: readonly Level[] = ['spec', 'crystal'];

/** A judged implementation: the reference, or a library in `ports/`. */
export interface PortResults {
  /** The name of the port, which is also the name of its folder in `ports/`. */
  readonly name: string;
  readonly version: string;
  readonly language: string;
  /** The surfaces on which the port passes at least one scenario. */
  readonly surfaces: readonly Surface[];
  readonly record: LibraryRecord;
}

/** The result of a port for a rule, or a scenario, on one surface. */
export type Standing = 'kept' | 'broken' | 'unsupported' | 'not applicable' | 'no scenarios' | 'not judged';

/** The scenarios of a rule that a port passes on one surface. */
export interface Tally {
  readonly standing: Standing;
  readonly passed: number;
  /** The number of the rule's scenarios that the port's language can express. */
  readonly of: number;
}

/** Adds the fields that pages need to a record of verdicts. */
export function portResults(name: string, record: LibraryRecord): PortResults {
  const passes = (surface: Surface): boolean =>
    Object.values(record.verdicts[surface] ?? {}).includes('passed');
  const { version, language } = record.implementation;
  return { name, version, language, surfaces: SURFACES.filter(passes), record };
}

/** Counts the verdicts on a rule, on one surface of a port. */
export function tallyOf(port: PortResults, rule: Pick<Rule, 'scenarios'>, surface: Surface): Tally {
  const verdicts = rule.scenarios
    .filter(({ surfaces }) => surfaces.includes(surface))
    .map((scenario) => verdictOf(port, scenario, surface));
  const count = (...wanted: readonly string[]): number =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length;
  const passed = count('passed');
  const of = verdicts.length - count('not-applicable');
  return { standing: standingOf(verdicts, count), passed, of };
}

/** Tells whether a port has a surface at a level: it supports at least one scenario of the level on that surface. */
export function hasSurface({ record }: PortResults, surface: Surface, level: Level): boolean {
  return Object.values(record.kept[level] ?? {}).some((cells) => /^\d/.test(cells[surface] ?? ''));
}

/** A port that fails a scenario, with the difference in its behaviour. */
export interface Failure {
  readonly port: string;
  readonly surfaces: readonly Surface[];
  /** The expected and the actual outcome in one sentence. */
  readonly message: string;
}

/** Returns the failures of a scenario, by port. Surfaces with the same message are combined. */
export function failuresOf(ports: readonly PortResults[], { id }: Pick<Scenario, 'id'>): Failure[] {
  return ports.flatMap(({ name, record }) => {
    const messageOn = (surface: Surface): string | undefined => record.failures[surface]?.[id];
    const messages = new Set(SURFACES.map(messageOn).filter((message) => message !== undefined));
    return [...messages].map((message) => ({
      port: name,
      surfaces: SURFACES.filter((surface) => messageOn(surface) === message),
      message,
    }));
  });
}

function standingOf(verdicts: readonly string[], count: (...wanted: readonly string[]) => number): Standing {
  if (verdicts.length === 0) return 'no scenarios';
  if (count('failed', 'fault') > 0) return 'broken';
  if (count('not judged') > 0) return 'not judged';
  if (count('unsupported') > 0) return 'unsupported';
  return count('passed') > 0 ? 'kept' : 'not applicable';
}

function verdictOf({ record }: PortResults, { id }: Scenario, surface: Surface): string {
  return record.verdicts[surface]?.[id] ?? 'not judged';
}
