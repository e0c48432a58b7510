import Ajv2020, { type AnySchema, type ValidateFunction } from 'ajv/dist/2020';
import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteDefect } from './suite';

const ajv = new Ajv2020({ allErrors: true, useDefaults: true });

/**
 * Reads a YAML or JSON file and validates it against a schema.
 *
 * @param packageRoot the folder that holds `package.json`
 * @param file its path relative to that folder
 * @param schema may give defaults for fields that are left out
 * @throws SuiteDefect with a finding for each violation of the schema
 */
export function readData<Data>(packageRoot: string, file: string, schema: AnySchema): Data {
  return parseData(readFileSync(join(packageRoot, file), 'utf8'), file, schema);
}

/**
 * Parses the text of a YAML or JSON file and validates it against a schema.
 *
 * @param file its path, with which each finding begins
 * @throws SuiteDefect with a finding for each violation of the schema
 */
export function parseData<Data>(text: string, file: string, schema: AnySchema): Data {
  const data: unknown = load(text, { schema: CORE_SCHEMA, filename: file });
  const isData: ValidateFunction<Data> = ajv.compile(schema);
  if (isData(data)) return data;
  const findings = (isData.errors ?? []).map(({ instancePath, message }) => {
    return `${file}: ${instancePath || 'the whole'} ${message}`;
  });
  throw new SuiteDefect(findings);
}
