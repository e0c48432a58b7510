import { readList, TEXT, texts } from './read-list';

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

/** The path of the list of readings, relative to the package's root. */
export const READINGS_FILE = 'features/readings.yaml';

const MUTANTS = { type: 'array', items: TEXT, uniqueItems: true };
const IDS = { ...MUTANTS, minItems: 1 };

/**
 * Reads the list of readings.
 *
 * @throws SuiteDefect when the file is not a list of readings, or uses an id twice
 */
export function readReadings(packageRoot: string): Reading[] {
  return readList<Reading>(packageRoot, READINGS_FILE, {
    id: { type: 'string', pattern: '^READING-[0-9]{2}$' },
    title: TEXT,
    sections: IDS,
    ...texts('sentence', 'reading', 'why'),
    rules: IDS,
    mutants: MUTANTS,
  });
}
