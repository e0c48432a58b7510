import type { ValidateFunction } from 'ajv/dist/2020';
import { existsSync } from 'node:fs';
import { messageOf, UsageError } from '../errors';
import { readInput } from '../files/output-files';
import { REPORT_FORMAT, REPORT_SCHEMA, type Report } from './json';

let validator: ValidateFunction<Report> | undefined;

/**
 * Reads a report of kind `json`.
 *
 * @throws UsageError when the file cannot be read, is not a json report, or is in a different version of the format
 */
export function readReport(file: string): Report {
  let report: unknown;
  if (!existsSync(file)) {
    throw new UsageError(`${file}: there is no such file; run --report json=FILE writes a report`);
  }
  const text = readInput({ argument: file, path: file, file });
  try {
    report = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (thrown) {
    throw new UsageError(`${file} cannot be read: ${messageOf(thrown)}`);
  }
  requireFormat(file, report);
  validator ??= createValidator();
  if (validator(report)) return report;
  const [error] = validator.errors ?? [];
  const path = error?.instancePath || 'it';
  throw new UsageError(`${file} is not a json report: ${path} ${error?.message}`);
}

/** Compiles the schema of reports. Ajv is loaded only here, because it loads slowly and few commands need it. */
function createValidator(): ValidateFunction<Report> {
  const { Ajv2020 } = require('ajv/dist/2020') as typeof import('ajv/dist/2020');
  return new Ajv2020({ allowUnionTypes: true }).compile(REPORT_SCHEMA);
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
