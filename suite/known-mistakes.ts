import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from './grouped';
import { readMutants, type CaughtMutant } from './mutants';
import { SuiteDefect, type Trial } from './suite';

/** A mistake that a mutant makes deliberately, with the trials that fail because of it. */
export interface KnownMistake extends Pick<CaughtMutant, 'id' | 'title'> {
  /** The id of the rule that the mistake breaks. */
  readonly rule: string;
  /** The keys of the trials that fail. */
  readonly trials: readonly string[];
  /** A digest of what the first failing trial of the rule returned or raised. */
  readonly outcome?: string | undefined;
}

/**
 * The path, relative to the package's root, of the file that lists the trials that each mutant fails. `npm run proof --
 * --update` writes this file. The published package contains this file instead of the code in `proof/`.
 */
export const KNOWN_MISTAKES_FILE = 'proof/known-mistakes.json';

/** The content of {@link KNOWN_MISTAKES_FILE}. */
interface MistakesFile {
  /**
   * Digests of the keys of each rule's trials, by the beginning of the rules' ids: `"LOOKUP": "01 65fa0c11, 02 …"`. The
   * indexes in `mistakes` count among these trials.
   */
  readonly rules: Readonly<Record<string, string>>;
  /**
   * By the mutant's id, a digest of what the first failing trial of its rule returned or raised, and the trials that it
   * fails: `4e0740: LOOKUP-01 0-3 7, LOOKUP-02 1`. A mutant that fails no trial of its rule has no digest.
   */
  readonly mistakes: Readonly<Record<string, string>>;
}

/** A trial, as far as this file needs it. */
type KeyedTrial = Pick<Trial, 'key' | 'rule'>;

/** The trials that each mutant fails, as they were recorded. */
export interface FailingTrials {
  /** The keys of the trials, by the mutant's id. */
  readonly failing: ReadonlyMap<string, readonly string[]>;
  /** The ids of mutants that failed trials of a rule whose trials have changed. These trials are left out. */
  readonly outdated: ReadonlySet<string>;
  /** Digests of what the mutants returned or raised, by the mutant's id; see {@link KnownMistake}. */
  readonly outcomes: ReadonlyMap<string, string>;
}

/**
 * Reads the trials that each mutant fails. The form of the file is not validated, because only the proof writes it.
 *
 * @param trials all trials of the suite
 * @throws SuiteDefect when a mutant fails a trial that its rule does not have
 * @throws SyntaxError when the file is not JSON
 */
export function readFailingTrials(packageRoot: string, trials: readonly KeyedTrial[]): FailingTrials {
  const { rules, mistakes } = JSON.parse(
    readFileSync(join(packageRoot, KNOWN_MISTAKES_FILE), 'utf8'),
  ) as MistakesFile;
  const written = new Set(
    Object.entries(rules).flatMap(([feature, list]) => list.split(', ').map((one) => `${feature}-${one}`)),
  );
  const unchanged = new Map(
    [...keysByRule(trials)].filter(([rule, keys]) => written.has(`${rule} ${digestOf(keys)}`)),
  );
  const outdated = new Set<string>();
  const outcomes = new Map<string, string>();
  const failing = Object.entries(mistakes).map(([id, text]): [string, string[]] => {
    const failed: string[] = [];
    const [list = '', outcome] = text.split(': ').reverse();
    if (outcome !== undefined) outcomes.set(id, outcome);
    for (const part of list === '' ? [] : list.split(', ')) {
      const [rule = '', ...ranges] = part.split(' ');
      const keys = unchanged.get(rule);
      if (keys === undefined) outdated.add(id);
      else addKeys(failed, keys, ranges, `${id}: ${rule}`);
    }
    return [id, failed];
  });
  return { failing: new Map(failing), outdated, outcomes };
}

/**
 * Reads the known mistakes: the mutants that both the list of mutants and {@link KNOWN_MISTAKES_FILE} list.
 *
 * @param trials all trials of the suite
 * @throws SuiteDefect as {@link readFailingTrials} and {@link readMutants} do
 * @throws SyntaxError as {@link readFailingTrials} does
 */
export function readKnownMistakes(packageRoot: string, trials: readonly KeyedTrial[]): KnownMistake[] {
  const { failing, outcomes } = readFailingTrials(packageRoot, trials);
  return Object.entries(readMutants(packageRoot)).flatMap(([rule, mutants]) =>
    mutants.flatMap(({ id, title }) => {
      const its = failing.get(id);
      return its === undefined ? [] : [{ id, rule, title, trials: its, outcome: outcomes.get(id) }];
    }),
  );
}

/**
 * Returns the text of {@link KNOWN_MISTAKES_FILE}.
 *
 * @param trials all trials of the suite, in its order
 * @param recorded the trials that each mutant fails, and what it returns
 */
export function knownMistakesText(
  trials: readonly KeyedTrial[],
  { failing, outcomes }: Pick<FailingTrials, 'failing' | 'outcomes'>,
): string {
  const current = keysByRule(trials);
  const used = new Set([...failing.values()].flat());
  const rules = [...current].filter(([, keys]) => keys.some((key) => used.has(key)));
  const mistakes = [...failing].map(([id, keys]) => {
    const failed = new Set(keys);
    const parts = rules.flatMap(([rule, its]) => {
      const indexes = its.flatMap((key, index) => (failed.has(key) ? [index] : []));
      return indexes.length === 0 ? [] : [`${rule} ${rangesOf(indexes)}`];
    });
    const outcome = outcomes.get(id);
    return [id, (outcome === undefined ? '' : `${outcome}: `) + parts.join(', ')];
  });
  const digests: Record<string, string> = {};
  for (const [rule, keys] of rules) {
    const [feature = '', number] = rule.split('-');
    const earlier = digests[feature] === undefined ? '' : `${digests[feature]}, `;
    digests[feature] = `${earlier}${number} ${digestOf(keys)}`;
  }
  const file: MistakesFile = {
    rules: digests,
    mistakes: Object.fromEntries(mistakes),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function keysByRule(trials: readonly KeyedTrial[]): Map<string, string[]> {
  const rules = grouped(trials, ({ rule }) => rule);
  return new Map(rules.map(([rule, its]) => [rule, its.map(({ key }) => key)]));
}

function digestOf(keys: readonly string[]): string {
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 8);
}

/**
 * Adds the keys with indexes such as `0-3 7`. A run of a failing port adds about forty thousand keys, so this function
 * creates no arrays.
 */
function addKeys(failed: string[], keys: readonly string[], ranges: readonly string[], place: string): void {
  for (const range of ranges) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    if (!(first >= 0 && first <= last && last < keys.length)) {
      throw new SuiteDefect([
        `${KNOWN_MISTAKES_FILE}: ${place} has no trials ${range}: run npm run proof -- --update`,
      ]);
    }
    for (let index = first; index <= last; index++) failed.push(keys[index]!);
  }
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
