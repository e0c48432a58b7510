import { readData } from './read-data';

/** A point in which crystal-i18n 0.2.2 contradicts the document. */
export interface Contradiction {
  readonly id: string;
  readonly title: string;
  /** What the document says. */
  readonly document: string;
  /** What 0.2.2 does. */
  readonly original: string;
  /** What the reference does. */
  readonly reference: string;
  /** The ids of the scenarios of level spec that 0.2.2 is known to fail for it. */
  readonly scenarios: readonly string[];
}

/** Something that 0.2.2 does by accident where the document is silent. */
export interface Accident {
  readonly id: string;
  readonly title: string;
  readonly original: string;
  readonly reference: string;
  /** Why the reference does not copy it. */
  readonly why: string;
}

/** Where the contradictions are listed, relative to the package's root. */
export const CONTRADICTIONS_FILE = 'features/contradictions.yaml';
/** Where the accidents are listed, relative to the package's root. */
export const ACCIDENTS_FILE = 'features/accidents.yaml';

const text = { type: 'string', minLength: 1 };

/**
 * Reads the contradictions.
 *
 * @throws SuiteDefect when the file is anything else than a list of them
 */
export function readContradictions(packageRoot: string): Contradiction[] {
  const scenarios = { type: 'array', items: text, minItems: 1, uniqueItems: true };
  return readData(
    packageRoot,
    CONTRADICTIONS_FILE,
    listOf({ id: text, title: text, document: text, original: text, reference: text, scenarios }),
  );
}

/**
 * Reads the accidents.
 *
 * @throws SuiteDefect when the file is anything else than a list of them
 */
export function readAccidents(packageRoot: string): Accident[] {
  return readData(
    packageRoot,
    ACCIDENTS_FILE,
    listOf({ id: text, title: text, original: text, reference: text, why: text }),
  );
}

function listOf(properties: object): object {
  const required = Object.keys(properties);
  return { type: 'array', items: { type: 'object', required, additionalProperties: false, properties } };
}
