import type { ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { messageOf, isSystemError, UsageError } from '../errors';
import { REPORT_FORMAT, type Report } from './json';
import schema from './report.schema.json';

let validator: ValidateFunction<Report> | undefined;

/**
 * Reads a report of kind `json`.
 *
 * @throws UsageError when the file cannot be read, is not a json report, or is in a different version of the format
 */
export function readReport(file: string): Report {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    if (isSystemError(thrown) && thrown.code === 'ENOENT') {
      throw new UsageError(`${file}: there is no such file; run --report json=FILE writes a report`);
    }
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
  return new Ajv2020({ allowUnionTypes: true }).compile(schema);
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

/** The report of a shard, and the path of its file as given on the command line. */
export type ShardReport = Report & { readonly path: string; readonly shard: NonNullable<Report['shard']> };

/**
 * Reads the `json` report of a shard.
 *
 * @param path the path as given on the command line
 * @param file the absolute path
 * @throws UsageError when the file cannot be read, is not a json report of a shard, or is in a different version of the
 *   format
 */
export function readShardReport(path: string, file: string): ShardReport {
  const report = readReport(file);
  const { shard } = report;
  if (shard === undefined) {
    throw new UsageError(`${path} is the report of a run without --shard: there is nothing to merge it with`);
  }
  if (shard.number > shard.count) {
    throw new UsageError(`${path} is not a json report: it is shard ${shard.number} of only ${shard.count}`);
  }
  return { ...report, path, shard };
}
