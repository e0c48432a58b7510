import Ajv2020, { type AnySchema, type ValidateFunction } from 'ajv/dist/2020';
import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteDefect } from '.';

const ajv = new Ajv2020({ allErrors: true, useDefaults: true });

/**
 * Reads a file of YAML that a schema describes.
 *
 * @param packageRoot the folder that holds `package.json`
 * @param file its path relative to that folder
 * @throws SuiteDefect with everything in which the file is not what the schema describes
 */
export function readData<Data>(packageRoot: string, file: string, schema: AnySchema): Data {
  return parseData(readFileSync(join(packageRoot, file), 'utf8'), file, schema);
}

/** Reads the text of such a file. */
export function parseData<Data>(text: string, file: string, schema: AnySchema): Data {
  const data: unknown = load(text, { schema: CORE_SCHEMA, filename: file });
  const isData: ValidateFunction<Data> = ajv.compile(schema);
  if (isData(data)) return data;
  const findings = (isData.errors ?? []).map(({ instancePath, message }) => {
    return `${file}: ${instancePath || 'the whole'} ${message}`;
  });
  throw new SuiteDefect(findings);
}
