import { readList, TEXT, texts } from './read-list';

/** A point on which crystal-i18n 0.2.2 differs from the document or from the reference. */
interface Difference {
  readonly id: string;
  readonly title: string;
  /** The behaviour of crystal-i18n 0.2.2. */
  readonly original: string;
  /** The behaviour of the reference. */
  readonly reference: string;
}

/** A point on which crystal-i18n 0.2.2 contradicts the document. */
export interface Contradiction extends Difference {
  /** The behaviour that the document states. */
  readonly document: string;
  /** The ids of the scenarios of level `spec`, if any, that crystal-i18n 0.2.2 fails because of this point. */
  readonly scenarios: readonly string[];
}

/** An accidental behaviour of crystal-i18n 0.2.2 on a point that the document leaves open. */
export interface Accident extends Difference {
  /** The reason why a port need not copy this behaviour. */
  readonly why: string;
}

/** The path of the list of contradictions, relative to the package's root. */
export const CONTRADICTIONS_FILE = 'features/contradictions.yaml';
/** The path of the list of accidents, relative to the package's root. */
const ACCIDENTS_FILE = 'features/accidents.yaml';

/**
 * Reads the contradictions.
 *
 * @throws SuiteDefect when the file is not a list of contradictions, or uses an id twice
 */
export function readContradictions(packageRoot: string): Contradiction[] {
  return readList<Contradiction>(packageRoot, CONTRADICTIONS_FILE, {
    ...texts('id', 'title', 'document', 'original', 'reference'),
    scenarios: { type: 'array', items: TEXT, uniqueItems: true },
  });
}

/** Returns the ids of the contradictions that make crystal-i18n 0.2.2 fail a scenario, keyed by the scenario's id. */
export function contradictionsByScenario(
  contradictions: readonly Contradiction[],
): ReadonlyMap<string, readonly string[]> {
  const byScenario = new Map<string, string[]>();
  for (const { id, scenarios } of contradictions) {
    for (const scenario of scenarios) byScenario.set(scenario, [...(byScenario.get(scenario) ?? []), id]);
  }
  return byScenario;
}

/**
 * Reads the accidents.
 *
 * @throws SuiteDefect when the file is not a list of accidents, or uses an id twice
 */
export function readAccidents(packageRoot: string): Accident[] {
  const fields = texts('id', 'title', 'original', 'reference', 'why');
  return readList<Accident>(packageRoot, ACCIDENTS_FILE, fields);
}
