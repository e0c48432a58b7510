import { existsSync } from 'node:fs';
import type { Trial } from '../../suite/read';
import { UsageError } from '../errors';
import { grouped } from '../../suite/read/grouped';
import { readInput, type NamedFile } from '../files/output-files';
import type { Plan } from './select';
import { idAndItsParents, trialPattern, type TrialPattern } from './trial-pattern';

/** An entry in a list of known failures. */
export interface KnownFailure {
  /** The id or glob as it is written in the list, with the surface if there is one, such as `LOOKUP-01/* @catalog`. */
  readonly pattern: string;
  readonly reason: string;
  /** The file and line of the entry, such as `known.txt:7`. */
  readonly place: string;
  /** The line number, counted from 1. */
  readonly line: number;
  /** The id of a rule, outline or scenario; undefined for a glob. */
  readonly id: string | undefined;
  readonly matches: TrialPattern;
}

/** A list of known failures, as read from a file. */
export interface KnownFailuresList {
  /** The text of the file, including comments. */
  readonly source: string;
  readonly entries: readonly KnownFailure[];
}

/** Matches a pattern of a list: an id or a glob, and possibly a surface. */
const PATTERN = /^[^\s@]*(?: @\w+)?$/;

/** Separates the lines of a list. */
export const LINE_END = /\r\n?|\n/;

/**
 * Parses a list of known failures. Each line consists of an id or a glob, an optional surface (`@catalog`), and a
 * reason after `#`. Empty lines and lines that begin with `#` are ignored.
 *
 * @param source the text of the list
 * @param file the name of the list; error messages begin with it
 * @throws UsageError when a line has no reason, has the same pattern as an earlier line, or has a pattern that is not
 *   valid
 */
export function parseKnownFailures(source: string, file: string): KnownFailure[] {
  const entries = new Map<string, KnownFailure>();
  source.split(LINE_END).forEach((line, index) => {
    const place = `${file}:${index + 1}`;
    const [pattern, reason] = partsOf(line);
    if (pattern === '') return;
    if (reason === '') {
      throw new UsageError(
        `${place}: "${PATTERN.test(pattern) ? pattern : line.trim()}" has no reason: write <id or glob> [@surface]  # <reason>`,
      );
    }
    const earlier = entries.get(pattern);
    if (earlier) throw new UsageError(`${place}: ${pattern} is already listed at ${earlier.place}`);
    const id = pattern.includes('*') ? undefined : pattern.replace(/\s.*/, '');
    const matches = trialPattern(pattern, place);
    entries.set(pattern, { pattern, reason, place, line: index + 1, id, matches });
  });
  return [...entries.values()];
}

/** Splits a line of a list into the pattern and the reason. If the pattern is not valid, the reason is empty. */
function partsOf(line: string): [pattern: string, reason: string] {
  const [before = ''] = line.split('#', 1);
  const pattern = before.trim().split(/\s+/).join(' ');
  return [pattern, PATTERN.test(pattern) ? line.slice(before.length + 1).trim() : ''];
}

/**
 * Requires that a list leaves something to judge. Otherwise, a port that fails every trial would be conformant.
 *
 * @throws UsageError when the list names all trials of a whole surface or level
 */
export function requireUnlisted(
  { trials, isWhole }: Pick<Plan, 'trials' | 'isWhole'>,
  list: KnownFailuresList | undefined,
): void {
  const entryOf = entryFinder(list?.entries ?? []);
  if (!isWhole || trials.some((trial) => entryOf(trial) === undefined)) return;
  throw new UsageError(
    `the list of known failures names all ${trials.length} trials, so nothing is left to judge: remove an entry, ` +
      'such as that of an operation to begin with',
  );
}

/** Returns the error message for an entry that matches no scenario. */
export function unmatchedText({ place, pattern }: KnownFailure): string {
  return `${place}: ${pattern} matches no scenario; remove the entry or correct its id`;
}

/** Returns a function that finds the first entry for a trial. A list may have thousands of ids, so they are indexed. */
export function entryFinder(
  list: readonly KnownFailure[],
): (trial: Pick<Trial, 'id' | 'surface'>) => KnownFailure | undefined {
  const byId = new Map(grouped(list, ({ id = '*' }) => id));
  return (trial) =>
    [...idAndItsParents(trial.id), '*']
      .flatMap((id) => byId.get(id)?.find(({ matches }) => matches(trial)) ?? [])
      .sort((one, other) => one.line - other.line)[0];
}

/** Returns a function that finds the trials that an entry matches. */
export function trialFinder(trials: readonly Trial[]): (entry: KnownFailure) => Trial[] {
  const ids = trials.flatMap((trial) => idAndItsParents(trial.id).map((id) => ({ id, trial })));
  const byId = new Map(grouped(ids, ({ id }) => id));
  return ({ id, matches }) =>
    (id === undefined ? trials : (byId.get(id) ?? []).map(({ trial }) => trial)).filter(matches);
}

/**
 * Reads a list of known failures. Returns undefined if no list is given.
 *
 * @throws UsageError when the file cannot be read or is not a valid list
 */
export function readKnownFailures(list: NamedFile | undefined): KnownFailuresList | undefined {
  if (list === undefined) return undefined;
  const { argument, path, file } = list;
  if (!existsSync(file)) throw new UsageError(`${argument}: there is no such file (looked for ${file})`);
  const source = readInput(list);
  return { source, entries: parseKnownFailures(source, path) };
}
