import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { UsageError } from '../usage-error';
import type { Verdict } from '../verdict/verdict';
import schema from './report.schema.json';

/** A scenario, as a report tells of it. */
export interface ReportedScenario {
  readonly id: string;
  readonly verdict: Verdict;
  readonly message?: string;
}

/** The parts of a report that are compared. */
export interface Report {
  readonly implementation: { readonly name: string; readonly version: string };
  readonly suite: { readonly name: string; readonly version: string };
  readonly level: string;
  readonly verdict: string;
  readonly planned: number;
  readonly totals: Readonly<Record<Verdict, number>>;
  readonly rules: readonly { readonly scenarios: readonly ReportedScenario[] }[];
  readonly observations: { readonly rules: readonly { readonly scenarios: readonly ReportedScenario[] }[] };
}

/**
 * Reads a report of kind `json`.
 *
 * @throws UsageError when it cannot be read, or is no such report
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
  const validate = new Ajv2020({ allowUnionTypes: true }).compile<Report>(schema);
  if (validate(report)) return report;
  const [error] = validate.errors ?? [];
  const path = error?.instancePath || 'it';
  throw new UsageError(`${file} is no report of kind json: ${path} ${error?.message}`);
}
