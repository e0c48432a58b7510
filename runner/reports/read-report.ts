import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import type { Surface } from '../../suite';
import { UsageError } from '../usage-error';
import type { Verdict } from '../verdict/verdict';
import { REPORT_FORMAT } from './json';
import schema from './report.schema.json';

/** A scenario on one surface in a report. */
export interface ReportedScenario {
  readonly id: string;
  readonly surface: Surface;
  readonly verdict: Verdict;
  readonly message?: string;
}

/** The parts of a report that are compared. */
export interface Report {
  readonly implementation: { readonly name: string; readonly version: string };
  readonly suite: { readonly name: string; readonly version: string };
  readonly level: string;
  /** The only surface that was judged; absent: all. */
  readonly surface?: Surface;
  readonly verdict: string;
  readonly planned: number;
  readonly totals: Readonly<Record<Verdict, number>>;
  readonly rules: readonly { readonly scenarios: readonly ReportedScenario[] }[];
  readonly observations: { readonly rules: readonly { readonly scenarios: readonly ReportedScenario[] }[] };
}

/**
 * Reads a report of kind `json`.
 *
 * @throws UsageError when the file cannot be read, is not such a report, or has another format
 */
export function readReport(file: string): Report {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new UsageError(
      `${file} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    );
  }
  requireFormat(file, report);
  const validate = new Ajv2020({ allowUnionTypes: true }).compile<Report>(schema);
  if (validate(report)) return report;
  const [error] = validate.errors ?? [];
  const path = error?.instancePath || 'it';
  throw new UsageError(`${file} is not a json report: ${path} ${error?.message}`);
}

function requireFormat(file: string, report: unknown): void {
  const format: unknown = typeof report === 'object' && report !== null && Reflect.get(report, 'format');
  if (typeof format !== 'number' || format === REPORT_FORMAT) return;
  const remedy =
    format < REPORT_FORMAT
      ? 'run the port again with --report json=FILE'
      : 'use the version of i18n-conformance that wrote it';
  throw new UsageError(
    `${file} has report format ${format}, but this version reads format ${REPORT_FORMAT}: ${remedy}`,
  );
}
