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

/**
 * Maps each kind of report to its writer. The writer of html reports takes a long time to load, so it is loaded only when
 * it is used.
 */
const WRITERS = {
  json: jsonReport,
  junit: junitReport,
  markdown: markdownReport,
  html: (...judged) => (require('./html/html-report') as typeof Html).htmlReport(...judged),
} satisfies Readonly<Record<string, WriteReport>>;

/** A kind of report. */
export type ReportKind = keyof typeof WRITERS;

/** The kinds of reports. `npm run docs` updates all pages that list them. */
export const REPORT_KINDS = Object.keys(WRITERS) as readonly ReportKind[];

const CONCLUSION_WORDS = Object.values(CONCLUSIONS).map(({ words }) => words);

/** Matches the beginning of each kind of report. A file is replaced by a report only if it begins like that. */
export const REPORT_BEGINNINGS: Readonly<Record<ReportKind, RegExp>> = {
  json: /^\{\s*"format":/,
  junit: /^<\?xml [^>]*>\s*<testsuites /,
  markdown: new RegExp(`^## (?:${CONCLUSION_WORDS.join('|')}) at level (?:spec|crystal)\\b`),
  html: /^<!doctype html>[^]*<meta name="generator" content="i18n-conformance"/,
};

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

/** Returns the text of a report. */
export function textOf(kind: ReportKind, ...judged: Parameters<WriteReport>): string {
  return WRITERS[kind](...judged);
}
