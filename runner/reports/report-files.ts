import { Option } from 'commander';
import type { NamedFile } from '../files/output-files';
import type { Reproduce } from '../text/port-text';
import { lstatSync, rmSync, statSync, truncateSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors';
import type { Judgement } from '../verdict/judgement';
import { badgeImage, badgeReport } from './badge';
import type * as Html from './html/html-report';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { markdownReport } from './markdown';
import type * as Messages from './messages';
import type { WriteReport } from '../document/document';
import { writeOutput } from '../files/write-file';

/**
 * Maps each kind of report to its writer. The writers of html and messages reports take a long time to load, so each is
 * loaded only when it is used.
 */
const WRITERS = {
  json: jsonReport,
  junit: junitReport,
  markdown: markdownReport,
  html: (...judged) => (require('./html/html-report') as typeof Html).htmlReport(...judged),
  badge: badgeReport,
  messages: (...judged) => (require('./messages') as typeof Messages).messagesReport(...judged),
} satisfies Readonly<Record<string, WriteReport>>;

/** A kind of report. */
export type ReportKind = keyof typeof WRITERS;

/** The kinds of reports. `npm run docs` updates all pages that list them. */
export const REPORT_KINDS = Object.keys(WRITERS) as readonly ReportKind[];

/** A report to be written. */
export interface ReportFile extends NamedFile {
  readonly kind: ReportKind;
}

/** Returns the command-line option that names the reports to write. Their paths are relative to the given folder. */
export function reportOption(folder: string): Option {
  return new Option('--report <kind=file>', `write a report of kind ${REPORT_KINDS.join(', ')}; repeatable`)
    .argParser((argument, before: readonly ReportFile[]) => [...before, parseReportFile(argument, folder)])
    .default([]);
}

/**
 * Parses `KIND=FILE`.
 *
 * @throws UsageError when the argument does not have this form, or when KIND is not one of {@link REPORT_KINDS}
 */
function parseReportFile(argument: string, folder: string): ReportFile {
  const [, given = '', path = ''] = /^([^=]*)=(.+)$/.exec(argument) ?? [];
  const kind = REPORT_KINDS.find((one) => one === given);
  if (kind === undefined) {
    throw new UsageError(
      `--report ${argument}: give KIND=FILE, where KIND is one of ${REPORT_KINDS.join(', ')}`,
    );
  }
  return { kind, argument: `--report ${kind}=${path}`, path, file: resolve(folder, path) };
}

/**
 * Removes the reports of earlier runs, so that they are not mistaken for reports of this run if it ends early. If a
 * report's path is a symbolic link, the link remains, and the file that it points to is emptied. Devices and pipes are
 * not touched.
 *
 * @throws UsageError when a report cannot be removed or emptied
 */
export function removeOldReports(files: readonly ReportFile[]): void {
  for (const { argument, file } of files) {
    try {
      if (isRegularFile(file)) rmSync(file);
      else if (statSync(file, { throwIfNoEntry: false })?.isFile()) truncateSync(file);
    } catch (thrown) {
      throw new UsageError(`${argument} cannot be written: ${messageOf(thrown)}`);
    }
  }
}

/**
 * Writes the reports of a run. A report that cannot be written completely is removed.
 *
 * @param problems receives a sentence about each report that cannot be written
 * @returns a line about each report that was written
 */
export function writeReports(
  files: readonly ReportFile[],
  judgement: Judgement,
  reproduce: Reproduce,
  problems: string[],
): string[] {
  return files.flatMap(({ kind, path, file }) => {
    const report = writerOf(kind, file)(judgement, reproduce);
    try {
      writeOutput(file, report);
      return [`wrote the ${kind} report to ${path}`];
    } catch (thrown) {
      problems.push(`the ${kind} report cannot be written to ${path}: ${messageOf(thrown)}`);
      if (isRegularFile(file)) rmSync(file);
      return [];
    }
  });
}

function isRegularFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function writerOf(kind: ReportKind, file: string): WriteReport {
  return kind === 'badge' && extname(file).toLowerCase() === '.svg' ? badgeImage : WRITERS[kind];
}
