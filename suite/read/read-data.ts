import type { Ajv2020, AnySchema, ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteDefect } from './suite';

let ajv: Ajv2020 | undefined;

/**
 * Reads a YAML or JSON file and validates it against a schema.
 *
 * @param packageRoot the folder that contains `package.json`
 * @param file the path of the file, relative to that folder
 * @param schema the schema, which may define default values for absent fields
 * @throws SuiteDefect with one finding for a syntax error, or with a finding for each violation of the schema
 */
export function readData<Data>(packageRoot: string, file: string, schema: AnySchema): Data {
  const data = parseYaml(readFileSync(join(packageRoot, file), 'utf8'), file);
  ajv ??= createAjv();
  const isData: ValidateFunction<Data> = ajv.compile(schema);
  if (isData(data)) return data;
  const findings = (isData.errors ?? []).map(({ instancePath, message }) => {
    return `${file}: ${instancePath || 'the whole'} ${message}`;
  });
  throw new SuiteDefect(findings);
}

// The libraries are loaded only when data is read, because loading them is slow.

/** Creates an Ajv instance. */
function createAjv(): Ajv2020 {
  const { Ajv2020: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020');
  // Schemas are not validated against the meta-schema, because compiling it would take 50 ms. Strict mode, which is
  // Ajv's default, still refuses unknown keywords.
  return new Ajv({ allErrors: true, useDefaults: true, validateSchema: false });
}

function parseYaml(text: string, file: string): unknown {
  const { CORE_SCHEMA, load, YAMLException } = require('js-yaml') as typeof import('js-yaml');
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown;
    throw new SuiteDefect([`${file}:${(thrown.mark?.line ?? 0) + 1}: ${thrown.reason}`]);
  }
}
