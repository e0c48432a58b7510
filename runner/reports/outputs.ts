import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from '../errors';
import { requireDistinct, requireWritable, targetOf, type NamedFile } from '../files/output-files';
import { writeOutput } from '../files/write-file';
import type { NamedPort } from '../judge/port';
import { readKnownFailures, type KnownFailuresList } from '../plan/known-failures';
import type { Reproduce } from '../text/port-text';
import { count } from '../text/suite-text';
import type { Judgement } from '../verdict/judgement';
import { updatedKnownFailures } from '../verdict/update-known-failures';
import { writeReports, type ReportFile } from './report-files';

/** The files that a run writes. */
export interface OutputOptions {
  readonly reports: readonly ReportFile[];
  /** The list of known failures that the run updates with its results. */
  readonly knownFailures: NamedFile | undefined;
  readonly transcript: NamedFile | undefined;
}

/**
 * Checks that all files can be written, and that no file is also read or written for another purpose.
 *
 * @param list the list of known failures that the run reads, which may also be the list that is updated
 * @throws UsageError when a file cannot be written, or is also used for another purpose
 */
export function requireOutputs(
  { reports, knownFailures, transcript }: OutputOptions,
  list: NamedFile | undefined,
  { folder, named: { adapter, command = '' } }: NamedPort,
): void {
  const outputs = [
    ...(knownFailures ? [knownFailures] : []),
    ...(transcript ? [transcript, { ...transcript, file: `${transcript.file}.responses` }] : []),
    ...reports,
  ];
  for (const { argument, file } of outputs) requireWritable(argument, file);
  const isUpdated = list && knownFailures && targetOf(list.file) === targetOf(knownFailures.file);
  const inputs = [
    ...(list && !isUpdated ? [list] : []),
    ...(adapter === undefined ? [] : [{ argument: `--adapter ${adapter}`, file: resolve(folder, adapter) }]),
    ...wordsOf(command).map((word) => ({ argument: `--command ${word}`, file: resolve(folder, word) })),
  ];
  requireDistinct(
    outputs,
    inputs.filter(({ file }) => existsSync(file)),
  );
}

/** Returns the words of a command line, each of which may name a file. */
function wordsOf(command: string): string[] {
  return Array.from(command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g), ([word, ...quoted]) => {
    return quoted.find((text) => text !== undefined) ?? word;
  });
}

/**
 * Reads the list of known failures that the run will update, if the file already exists.
 *
 * @throws UsageError when the file cannot be read, or is not a valid list
 */
export function readListToUpdate({ knownFailures: list }: OutputOptions): KnownFailuresList | undefined {
  const exists = list && statSync(list.file, { throwIfNoEntry: false })?.isFile();
  return exists ? readKnownFailures(list) : undefined;
}

/** The data needed to write the files of a run, and an array for problems. */
export interface WritingOptions {
  readonly reproduce: Reproduce;
  readonly list: KnownFailuresList | undefined;
  /** Receives a sentence about each file that cannot be written. */
  readonly problems: string[];
}

/**
 * Writes the reports of a run, and the updated list of known failures. Returns a line about each file that was written.
 */
export function writeOutputs(
  { reports, knownFailures }: OutputOptions,
  judgement: Judgement,
  { reproduce, list, problems }: WritingOptions,
): string[] {
  const written = writeReports(reports, judgement, reproduce, problems);
  return knownFailures ? [...written, ...writeList(knownFailures, judgement, list, problems)] : written;
}

function writeList(
  { path, file }: NamedFile,
  judgement: Judgement,
  list: KnownFailuresList | undefined,
  problems: string[],
): string[] {
  const { text, kept, added, removed } = updatedKnownFailures(judgement, list);
  try {
    writeOutput(file, text);
  } catch (thrown) {
    problems.push(`the known failures cannot be written to ${path}: ${messageOf(thrown)}`);
    return [];
  }
  const entries = count(kept + added, 'entry', 'entries');
  return [`wrote ${entries} to ${path} (${kept} kept, ${added} added, ${removed} removed)`];
}
