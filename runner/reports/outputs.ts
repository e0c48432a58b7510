import { statSync } from 'node:fs';
import { messageOf, UsageError } from '../errors';
import { requireReplaceable, requireWritable, targetOf, type NamedFile } from '../files/output-files';
import { writeOutput } from '../files/write-file';
import { readKnownFailures, type KnownFailuresList } from '../plan/known-failures';
import type { RunOptions } from '../run/run-options';
import { reproduceCommand } from '../text/port-text';
import { count } from '../text/suite-text';
import type { Judgement } from '../verdict/judgement';
import { updatedKnownFailures } from '../verdict/update-known-failures';
import { FORMATS } from './report-files';

/** Matches the beginning of a transcript: its first request or response. */
const TRANSCRIPT = /^\{"jsonrpc":/;

/**
 * Checks that all files can be written, that no file is also read or written for another purpose, and that no file of
 * the user is replaced. The list of known failures that the run reads may also be the one that it updates.
 *
 * @throws UsageError when a file cannot be written, is also used for another purpose, or is a file of the user
 */
export function requireOutputs({
  report: reports = [],
  knownFailures: list,
  writeKnownFailures: updated,
  transcript,
}: RunOptions): void {
  const transcripts = transcript ? [transcript, { ...transcript, file: `${transcript.file}.responses` }] : [];
  const outputs = [...(updated ? [updated] : []), ...transcripts, ...reports];
  for (const output of outputs) requireWritable(output);
  for (const { argument, file } of transcripts) {
    const found = statSync(file, { throwIfNoEntry: false });
    // Opening a pipe would wait for a program that reads it.
    const isRefused = file === transcript?.file ? found?.isFile() === false : found?.isFIFO();
    if (!isRefused) continue;
    throw new UsageError(
      `${argument}: ${file} is no regular file, but a transcript consists of two files; name a file`,
    );
  }
  const isUpdated = list && updated && targetOf(list.file) === targetOf(updated.file);
  requireDistinct(outputs, list && !isUpdated ? [list] : []);
  for (const file of transcripts) requireReplaceable(file, TRANSCRIPT, 'a transcript');
  for (const report of reports)
    requireReplaceable(report, FORMATS[report.kind].begins, `a report of kind ${report.kind}`);
}

/**
 * Checks that each file that a run writes is used for only one purpose. Links to the same file count as one file. Devices
 * and pipes may be used for several purposes.
 *
 * @param outputs the files that the run writes
 * @param inputs the files that the run reads
 * @throws UsageError when an output is the same file as another output or an input
 */
export function requireDistinct(outputs: readonly NamedFile[], inputs: readonly NamedFile[]): void {
  const users = new Map(inputs.map(({ argument, file }) => [identityOf(file), argument]));
  for (const { argument, file } of outputs) {
    const target = targetOf(file);
    if (statSync(target, { throwIfNoEntry: false })?.isFile() === false) continue;
    const identity = identityOf(file);
    const other = users.get(identity);
    if (other !== undefined) {
      throw new UsageError(`${argument} and ${other} are the same file; give each a file of its own`);
    }
    users.set(identity, argument);
  }
}

/** Returns a text that is the same for all links to a file, hard or symbolic. */
function identityOf(path: string): string {
  const target = targetOf(path);
  const found = statSync(target, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? target : `${found.dev}:${found.ino}`;
}

/**
 * Reads the list of known failures that the run updates, as it is now. Returns undefined if it is not a regular file,
 * because it does not exist yet, or because it is a pipe, which can be read only once.
 *
 * @throws UsageError when the file cannot be read, or is not a valid list
 */
export function readListToUpdate(options: RunOptions): KnownFailuresList | undefined {
  const list = options.knownFailures ?? options.writeKnownFailures;
  const isFile = list && statSync(list.file, { throwIfNoEntry: false })?.isFile();
  return isFile ? readKnownFailures(list) : undefined;
}

/** The files that were written, and those that could not be. */
export interface WrittenFiles {
  /** A line about each file that was written. */
  readonly lines: readonly string[];
  /** A sentence about each file that could not be written. */
  readonly problems: readonly string[];
}

/**
 * Writes the reports of a run, and updates the list of known failures.
 *
 * @param list the list before the run, if there is one
 */
export function writeOutputs(
  options: RunOptions,
  judgement: Judgement,
  list: KnownFailuresList | undefined,
): WrittenFiles {
  const { report: reports = [], writeKnownFailures } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  const write = ({ path, file }: NamedFile, text: string, name: string, line: string): void => {
    try {
      writeOutput(file, text);
      lines.push(line);
    } catch (thrown) {
      problems.push(`the ${name} cannot be written to ${path}: ${messageOf(thrown)}`);
    }
  };
  for (const report of reports) {
    const { kind, path } = report;
    write(
      report,
      FORMATS[kind].write(judgement, reproduceCommand(options)),
      `${kind} report`,
      `wrote the ${kind} report to ${path}`,
    );
  }
  if (writeKnownFailures) {
    try {
      // The user may have edited the list during the run.
      const current = readListToUpdate(options) ?? list;
      const { text, kept, added, removed } = updatedKnownFailures(judgement, current);
      const entries = count(kept + added, 'entry', 'entries');
      const numbers = `${kept} kept, ${added} added, ${removed} removed`;
      const line = `wrote ${entries} to ${writeKnownFailures.path} (${numbers})`;
      write(writeKnownFailures, text, 'known failures', line);
    } catch (thrown) {
      problems.push(`the known failures were not written: ${messageOf(thrown)}`);
    }
  }
  return { lines, problems };
}
