import type { Trial } from '../../suite';
import { UsageError } from '../usage-error';
import { trialPattern, type TrialPattern } from './trial-pattern';

/** A line of a list of known failures. */
export interface KnownFailure {
  /** An id or a glob, as it was written, with the surface if one was named: `LOOKUP-01/* @catalog`. */
  readonly pattern: string;
  readonly reason: string;
  /** `<file>:<line>` */
  readonly place: string;
  /** The number of its line, from 1 on. */
  readonly line: number;
  readonly matches: TrialPattern;
}

/**
 * Reads a list of known failures: on each line an id or a glob, perhaps a surface (`@catalog`), and after
 * `#` the reason. Empty lines, and lines that
 * begin with `#`, are left to the reader.
 *
 * @param source its text
 * @param file its name, for messages
 * @throws UsageError when a line has no reason, or lists again what another one lists
 */
export function parseKnownFailures(source: string, file: string): KnownFailure[] {
  const entries: KnownFailure[] = [];
  source.split(/\r?\n/).forEach((line, index) => {
    const place = `${file}:${index + 1}`;
    const [, pattern = '', reason = ''] = /^\s*([^\s#@]*(?:\s+@\w+)?)\s*(?:#\s*(.*?)\s*)?$/.exec(line) ?? [
      undefined,
      line,
    ];
    if (pattern === '') return;
    if (reason === '') {
      throw new UsageError(
        `${place}: "${pattern.trim()}" has no reason: write <id or glob> [@surface]  # <reason>`,
      );
    }
    const twin = entries.find((entry) => entry.pattern === pattern);
    if (twin) throw new UsageError(`${place}: ${pattern} is already listed at ${twin.place}`);
    entries.push({ pattern, reason, place, line: index + 1, matches: patternOf(pattern, place) });
  });
  return entries;
}

function patternOf(pattern: string, place: string): TrialPattern {
  try {
    return trialPattern(pattern);
  } catch (thrown) {
    throw thrown instanceof UsageError ? new UsageError(`${place}: ${thrown.message}`) : thrown;
  }
}

/** A list of known failures as it was read. */
export interface KnownFailuresList {
  /** Its text, comments included. */
  readonly source: string;
  readonly entries: readonly KnownFailure[];
}

/** The complaint about an entry that matches no scenario. */
export function unmatchedText({ place, pattern }: KnownFailure): string {
  return `${place}: ${pattern} names no scenario of the suite`;
}

/** The line that lists a scenario, if any does. */
export function knownFailureOf(
  trial: Pick<Trial, 'id' | 'surface'>,
  list: readonly KnownFailure[],
): KnownFailure | undefined {
  return list.find(({ matches }) => matches(trial));
}
