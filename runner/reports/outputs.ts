import { statSync } from 'node:fs';
import { messageOf } from '../errors';
import {
  requireDistinct,
  requireReplaceable,
  requireWritable,
  targetOf,
  type NamedFile,
} from '../files/output-files';
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
 * @throws UsageError when a file cannot be written, is also used for another purpose, or has another content
 */
export function requireOutputs({
  report: reports = [],
  knownFailures: list,
  writeKnownFailures: updated,
  transcript,
}: RunOptions): void {
  const transcripts = transcript ? [transcript, { ...transcript, file: `${transcript.file}.responses` }] : [];
  const outputs = [...(updated ? [updated] : []), ...transcripts, ...reports];
  for (const { argument, file } of outputs) requireWritable(argument, file);
  const isUpdated = list && updated && targetOf(list.file) === targetOf(updated.file);
  requireDistinct(outputs, list && !isUpdated ? [list] : []);
  for (const { argument, file } of transcripts)
    requireReplaceable(argument, file, TRANSCRIPT, 'a transcript');
  for (const { argument, file, kind } of reports)
    requireReplaceable(argument, file, FORMATS[kind].begins, `a report of kind ${kind}`);
}

/**
 * Reads the list of known failures that the run will update, if the file already exists.
 *
 * @throws UsageError when the file cannot be read, or is not a valid list
 */
export function readListToUpdate({ writeKnownFailures: list }: RunOptions): KnownFailuresList | undefined {
  const exists = list && statSync(list.file, { throwIfNoEntry: false })?.isFile();
  return exists ? readKnownFailures(list) : undefined;
}

/** The files that were written, and those that could not be. */
export interface Written {
  /** A line about each file that was written. */
  readonly lines: readonly string[];
  /** A sentence about each file that could not be written. */
  readonly problems: readonly string[];
}

/**
 * Writes the reports of a run, and updates the list of known failures.
 *
 * @param list the list before the update, if there is one
 */
export function writeOutputs(
  options: RunOptions,
  judgement: Judgement,
  list: KnownFailuresList | undefined,
): Written {
  const { report: reports = [], writeKnownFailures } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  const write = ({ path, file }: NamedFile, text: string, what: string, line: string): void => {
    try {
      writeOutput(file, text);
      lines.push(line);
    } catch (thrown) {
      problems.push(`the ${what} cannot be written to ${path}: ${messageOf(thrown)}`);
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
    const { text, kept, added, removed } = updatedKnownFailures(judgement, list);
    const entries = count(kept + added, 'entry', 'entries');
    const numbers = `${kept} kept, ${added} added, ${removed} removed`;
    const line = `wrote ${entries} to ${writeKnownFailures.path} (${numbers})`;
    write(writeKnownFailures, text, 'known failures', line);
  }
  return { lines, problems };
}
