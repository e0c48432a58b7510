import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMutants, type CaughtMutant } from './mutants';
import type { Trial } from './suite';

/** A mistake that a mutant makes deliberately, with the trials that fail because of it. */
export interface KnownMistake extends CaughtMutant {
  /** The id of the rule that the mistake breaks. */
  readonly rule: string;
  /** The keys of the trials that fail, in the order of the suite. */
  readonly trials: readonly string[];
  /** For each of these trials, by its key, a digest of what the mutant returned or raised. */
  readonly outcomes: ReadonlyMap<string, string>;
}

/**
 * The path, relative to the package's root, of the file that lists the mutants that fail each trial. `npm run proof --
 * --update` writes this file. The published package contains this file instead of the code in `proof/`.
 *
 * Each line is about one trial: its key, the digest of its script, and the codes of the mutants that fail it, each
 * followed by a digest of what the mutant returned or raised. So a new trial adds a line and changes none:
 * `LOOKUP-01/a-key @module 3f9a1c aX3d4e Qq-7b1`.
 */
export const KNOWN_MISTAKES_FILE = 'proof/known-mistakes.txt';

/** What is recorded of a trial. */
export interface RecordedTrial {
  /** The digest of the script that was played. */
  readonly digest: string;
  /** The mutants that fail the trial, by their codes. The value is a digest of what the mutant returned or raised. */
  readonly failing: ReadonlyMap<string, string>;
}

/** What is recorded of trials, by their keys. */
export type RecordedTrials = ReadonlyMap<string, RecordedTrial>;

/** The number of characters of a mutant's code. */
const CODE_LENGTH = 4;

/** Returns the code of a mutant in {@link KNOWN_MISTAKES_FILE}: four characters that follow from its id. */
export function codeOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, CODE_LENGTH);
}

/**
 * Reads which mutants fail each trial. The form of the file is not validated, because only the proof writes it.
 *
 * @throws Error when the file cannot be read
 */
export function readRecordedTrials(packageRoot: string): RecordedTrials {
  const lines = readFileSync(join(packageRoot, KNOWN_MISTAKES_FILE), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [scenario, surface, digest = '', ...mutants] = line.split(' ');
      const failing = new Map(
        mutants.map((mutant) => [mutant.slice(0, CODE_LENGTH), mutant.slice(CODE_LENGTH)] as const),
      );
      return [`${scenario} ${surface}`, { digest, failing }] as const;
    }),
  );
}

/** Returns the text of {@link KNOWN_MISTAKES_FILE}, with a line for each of these trials that is recorded. */
export function recordedTrialsText(trials: readonly Pick<Trial, 'key'>[], recorded: RecordedTrials): string {
  const lines = trials.flatMap(({ key }) => {
    const one = recorded.get(key);
    if (one === undefined) return [];
    const mutants = [...one.failing].map(([code, outcome]) => code + outcome);
    return [[key, one.digest, ...mutants.sort()].join(' ')];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Reads the known mistakes: the mutants of the list, with the trials that {@link KNOWN_MISTAKES_FILE} says they fail.
 *
 * @throws SuiteDefect as {@link readMutants} does
 * @throws Error as {@link readRecordedTrials} does
 */
export function readKnownMistakes(packageRoot: string): KnownMistake[] {
  const byCode = new Map<string, { readonly trials: string[]; readonly outcomes: Map<string, string> }>();
  for (const [key, { failing }] of readRecordedTrials(packageRoot)) {
    for (const [code, outcome] of failing) {
      const mistake = byCode.get(code) ?? { trials: [], outcomes: new Map<string, string>() };
      byCode.set(code, mistake);
      mistake.trials.push(key);
      mistake.outcomes.set(key, outcome);
    }
  }
  return Object.entries(readMutants(packageRoot)).flatMap(([rule, mutants]) =>
    mutants.flatMap(({ id, title }) => {
      const failing = byCode.get(codeOf(id));
      return failing === undefined ? [] : [{ id, title, rule, ...failing }];
    }),
  );
}
