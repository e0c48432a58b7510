import { readList, TEXT, texts } from './read-list';
import type { SilentPoint } from './suite';

/** A point on which crystal-i18n 0.2.2 differs from the document or from the reference. */
interface DifferenceOfOriginal {
  readonly id: string;
  readonly title: string;
  /** The behaviour of crystal-i18n 0.2.2. */
  readonly original: string;
  /** The behaviour of the reference. */
  readonly reference: string;
}

/** A point on which crystal-i18n 0.2.2 contradicts the document. */
export interface Contradiction extends DifferenceOfOriginal {
  /** The behaviour that the document states. */
  readonly document: string;
  /** The ids of the scenarios of level `spec`, if any, that crystal-i18n 0.2.2 fails because of this point. */
  readonly scenarios: readonly string[];
}

/** An accidental behaviour of crystal-i18n 0.2.2 on a point that the document leaves open. */
export interface Accident extends DifferenceOfOriginal {
  /** The reason why a port need not copy this behaviour. */
  readonly why: string;
}

/** A sentence of the document that can be read in more than one way, and the reading that the suite chose. */
export interface Reading {
  readonly id: string;
  readonly title: string;
  /** The sections of the document that contain the sentence. */
  readonly sections: readonly string[];
  /** The sentence in our words. */
  readonly sentence: string;
  readonly reading: string;
  /** The reasons for this reading and against other possible readings. */
  readonly why: string;
  /** The ids of the rules that depend on this reading. */
  readonly rules: readonly string[];
  /** The ids of mutants that follow another reading. Scenarios of exactly these rules fail because of them. */
  readonly mutants: readonly string[];
}

/** The paths of the lists, relative to the package's root. */
export const LISTS = {
  accidents: 'features/accidents.yaml',
  contradictions: 'features/contradictions.yaml',
  readings: 'features/readings.yaml',
  silentPoints: 'features/silent-points.yaml',
} as const;

const IDS = { type: 'array', items: TEXT, uniqueItems: true };
const ONE_OR_MORE_IDS = { ...IDS, minItems: 1 };

// Each of these functions throws a SuiteDefect when the file is not such a list, or uses an id twice.

/** Reads the contradictions. */
export function readContradictions(packageRoot: string): Contradiction[] {
  return readList<Contradiction>(packageRoot, LISTS.contradictions, {
    ...texts('id', 'title', 'document', 'original', 'reference'),
    scenarios: IDS,
  });
}

/** Reads the accidents. */
export function readAccidents(packageRoot: string): Accident[] {
  const fields = texts('id', 'title', 'original', 'reference', 'why');
  return readList<Accident>(packageRoot, LISTS.accidents, fields);
}

/** Reads the readings. */
export function readReadings(packageRoot: string): Reading[] {
  return readList<Reading>(packageRoot, LISTS.readings, {
    ...texts('title', 'sentence', 'reading', 'why'),
    id: { type: 'string', pattern: '^READING-[0-9]{2}$' },
    sections: ONE_OR_MORE_IDS,
    rules: ONE_OR_MORE_IDS,
    mutants: IDS,
  });
}

/** Reads the points on which the document is silent. */
export function readSilentPoints(packageRoot: string): SilentPoint[] {
  return readList<SilentPoint>(packageRoot, LISTS.silentPoints, {
    ...texts('id', 'title', 'why', 'original', 'reference'),
    sections: IDS,
    rules: IDS,
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
