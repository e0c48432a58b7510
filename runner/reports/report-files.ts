import { resolve } from 'node:path';
import { UsageError } from '../errors';
import type { NamedFile } from '../files/output-files';
import type { Reproduce } from '../text/port-text';
import { CONCLUSIONS } from '../verdict/conclusion';
import type { Judgement } from '../verdict/judgement';
import type * as Html from './html/html-report';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { markdownReport } from './markdown';

type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;

/** The writer of a kind of report, and what matches the beginning of its reports. */
interface ReportFormat {
  readonly write: WriteReport;
  /** A file is replaced by a report only if it begins like that. */
  readonly begins: RegExp;
}

const CONCLUSION_WORDS = Object.values(CONCLUSIONS).map(({ words }) => words);

/** The kinds of reports, with their writers. */
export const FORMATS = {
  json: { write: jsonReport, begins: /^\{\s*"format":/ },
  junit: { write: junitReport, begins: /^<\?xml [^>]*>\s*<testsuites / },
  markdown: {
    write: markdownReport,
    begins: new RegExp(`^## (?:${CONCLUSION_WORDS.join('|')}) at level (?:spec|crystal)\\b`),
  },
  html: {
    // This writer takes a long time to load, so it is loaded only when it is used.
    write: (...judged) => (require('./html/html-report') as typeof Html).htmlReport(...judged),
    begins: /^<!doctype html>[^]*<meta name="generator" content="i18n-conformance"/,
  },
} satisfies Readonly<Record<string, ReportFormat>>;

/** A kind of report. */
export type ReportKind = keyof typeof FORMATS;

/** The kinds of reports. `npm run docs` updates all pages that list them. */
export const REPORT_KINDS = Object.keys(FORMATS) as readonly ReportKind[];

/** A report to be written. */
export interface ReportFile extends NamedFile {
  readonly kind: ReportKind;
}

/**
 * Parses `KIND=FILE`. The path is relative to the given folder.
 *
 * @throws UsageError when the argument does not have this form, or when KIND is not one of {@link REPORT_KINDS}
 */
export function parseReportFile(argument: string, folder: string): ReportFile {
  const [, given = '', path = ''] = /^([^=]*)=(.+)$/.exec(argument) ?? [];
  const kind = REPORT_KINDS.find((one) => one === given);
  if (kind === undefined) {
    throw new UsageError(
      `--report ${argument}: give KIND=FILE, where KIND is one of ${REPORT_KINDS.join(', ')}`,
    );
  }
  return { kind, argument: `--report ${kind}=${path}`, path, file: resolve(folder, path) };
}
