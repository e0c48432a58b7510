import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMutants, type CaughtMutant } from './mutants';
import { SuiteDefect } from './suite';

/** A mistake that a mutant makes deliberately, with the trials that fail because of it. */
export interface KnownMistake extends Pick<CaughtMutant, 'id' | 'title'> {
  /** The id of the rule that the mistake breaks. */
  readonly rule: string;
  /** The keys of the trials that fail. */
  readonly trials: readonly string[];
}

/**
 * The path, relative to the package's root, of the file that lists the trials that each mutant fails. `npm run proof --
 * --update` writes this file. The published package contains this file instead of the code in `proof/`.
 */
export const KNOWN_MISTAKES_FILE = 'proof/known-mistakes.json';

/** The content of {@link KNOWN_MISTAKES_FILE}. */
interface MistakesFile {
  /** The keys of all trials that fail with at least one mistake. */
  readonly trials: readonly string[];
  /**
   * The trials that each mutant fails, keyed by the mutant's id. A text such as `0-3 7` gives their indexes in
   * `trials`.
   */
  readonly mistakes: Readonly<Record<string, string>>;
}

/**
 * Reads the keys of the trials that each mutant fails. The result is keyed by the mutant's id.
 *
 * @throws SuiteDefect when the JSON data in the file does not have the expected form
 * @throws SyntaxError when the file is not JSON
 */
export function readFailingTrials(packageRoot: string): Map<string, string[]> {
  const { trials, mistakes } = parse(readFileSync(join(packageRoot, KNOWN_MISTAKES_FILE), 'utf8'));
  return new Map(Object.entries(mistakes).map(([id, ranges]) => [id, trialsOf(ranges, trials, id)]));
}

/**
 * Reads the known mistakes: the mutants that both the list of mutants and {@link KNOWN_MISTAKES_FILE} list.
 *
 * @throws SuiteDefect as {@link readFailingTrials} and {@link readMutants} do
 * @throws SyntaxError as {@link readFailingTrials} does
 */
export function readKnownMistakes(packageRoot: string): KnownMistake[] {
  const failing = readFailingTrials(packageRoot);
  return Object.entries(readMutants(packageRoot)).flatMap(([rule, mutants]) =>
    mutants.flatMap(({ id, title }) => {
      const trials = failing.get(id);
      return trials === undefined ? [] : [{ id, rule, title, trials }];
    }),
  );
}

/**
 * Returns the text of {@link KNOWN_MISTAKES_FILE}.
 *
 * @param order the keys of all trials, in the order of the suite
 * @param failing maps each mutant's id to the keys of the trials that the mutant fails
 */
export function knownMistakesText(
  order: readonly string[],
  failing: ReadonlyMap<string, readonly string[]>,
): string {
  const used = new Set([...failing.values()].flat());
  const trials = order.filter((key) => used.has(key));
  const indexes = new Map(trials.map((key, index) => [key, index]));
  const mistakes = [...failing].map(([id, keys]) => {
    const its = keys.flatMap((key) => indexes.get(key) ?? []).sort((one, other) => one - other);
    return `    ${JSON.stringify(id)}: ${JSON.stringify(rangesOf(its))}`;
  });
  const lines = (items: readonly string[]): string => items.join(',\n');
  const keys = trials.map((key) => `    ${JSON.stringify(key)}`);
  return `{\n  "trials": [\n${lines(keys)}\n  ],\n  "mistakes": {\n${lines(mistakes)}\n  }\n}\n`;
}

function parse(text: string): MistakesFile {
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) throw defect('it is not an object');
  const { trials, mistakes } = file;
  if (!Array.isArray(trials) || !trials.every((key) => typeof key === 'string'))
    throw defect('"trials" is not an array of strings');
  if (!isObject(mistakes) || !Object.values(mistakes).every((ranges) => typeof ranges === 'string'))
    throw defect('"mistakes" is not an object of strings');
  return { trials, mistakes: mistakes as MistakesFile['mistakes'] };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defect(problem: string): SuiteDefect {
  return new SuiteDefect([`${KNOWN_MISTAKES_FILE}: ${problem}: run npm run proof -- --update`]);
}

/**
 * Converts indexes such as `0-3 7` to the keys of the trials. A run of a failing port converts about forty thousand
 * indexes, so this function does not collect the indexes in an array first.
 */
function trialsOf(ranges: string, trials: readonly string[], id: string): string[] {
  const named: string[] = [];
  for (const range of ranges.split(' ')) {
    if (range === '') continue;
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let index = first; !(index > last); index++) {
      const key = trials[index];
      if (key === undefined) throw defect(`${id} has the index "${index}", and there is no such trial`);
      named.push(key);
    }
  }
  return named;
}

/** Writes ascending indexes in the form `0-3 7`. */
function rangesOf(indexes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const index of indexes) {
    const current = ranges.at(-1);
    if (current !== undefined && current[1] === index - 1) current[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}
