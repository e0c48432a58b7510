import { rmSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { UsageError } from '../usage-error';
import type { Judgement } from '../verdict/judgement';
import { badgeImage, badgeReport } from './badge';
import { htmlReport } from './html';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { markdownReport } from './markdown';
import { messagesReport } from './messages';
import type { Reproduce, WriteReport } from './report';

const WRITERS: Readonly<Record<string, WriteReport>> = {
  json: jsonReport,
  junit: junitReport,
  markdown: markdownReport,
  html: htmlReport,
  badge: badgeReport,
  messages: messagesReport,
};

/** The kinds of reports. */
export const REPORT_KINDS = Object.keys(WRITERS);

/** A report to be written. */
export interface ReportFile {
  readonly kind: string;
  /** Its path as given on the command line. */
  readonly path: string;
  /** Its absolute path. */
  readonly file: string;
}

/**
 * Parses `KIND=FILE`.
 *
 * @throws UsageError when the argument has another form
 */
export function parseReportFile(argument: string, folder: string): ReportFile {
  const [, kind = '', path = ''] = /^([^=]*)=(.+)$/.exec(argument) ?? [];
  if (!REPORT_KINDS.includes(kind)) {
    throw new UsageError(
      `--report ${argument}: give KIND=FILE, where KIND is one of ${REPORT_KINDS.join(', ')}`,
    );
  }
  return { kind, path, file: resolve(folder, path) };
}

/** Removes the reports of earlier runs, so that they are not mistaken for reports of a run that ended early. */
export function removeOldReports(files: readonly ReportFile[]): void {
  for (const { file } of files) rmSync(file, { force: true });
}

/**
 * Writes the reports of a run.
 *
 * @returns a line about each report
 */
export function writeReports(
  files: readonly ReportFile[],
  judgement: Judgement,
  reproduce: Reproduce,
): string[] {
  return files.map(({ kind, path, file }) => {
    writeFileSync(file, writerOf(kind, file)(judgement, reproduce));
    return `wrote the ${kind} report to ${path}`;
  });
}

function writerOf(kind: string, file: string): WriteReport {
  return kind === 'badge' && extname(file).toLowerCase() === '.svg' ? badgeImage : WRITERS[kind]!;
}
