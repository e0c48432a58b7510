import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020';
import { createHash } from 'node:crypto';
import { compiledFile } from './package';
import { PROTOCOL_SCHEMA } from './protocol-schema';

/**
 * The options for the protocol's validators. With these options, Ajv does not validate the schema against its
 * meta-schema, because that is slow. A test validates the schema instead.
 */
export const VALIDATION = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  meta: false,
  validateSchema: false,
} as const;

/** The protocol's validators, keyed by the names of their definitions. */
type Validators = Readonly<Record<string, ValidateFunction>>;

// Loading Ajv and compiling the schema take longer than everything else before the first request. So the build compiles
// the validators for a port's responses into code.
const COMPILED_FILE = compiledFile('adapter/contract/validators.js');

let written: Validators | undefined;
const made = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

/**
 * Returns the validator for a definition in the protocol's schema: the one that the build wrote or, if there is none,
 * one that is made at run time.
 */
export function validatorOf(name: string): ValidateFunction {
  written ??= readValidators();
  return written[name] ?? makeValidator(name);
}

/**
 * Reads the validators that the build wrote. Returns an empty object if there are none, or if the schema has changed
 * since the build.
 */
export function readValidators(file = COMPILED_FILE): Validators {
  try {
    const { digest, ...validators } = require(file) as Validators & { readonly digest: unknown };
    return digest === schemaDigest() ? validators : {};
  } catch {
    // The build has not written the validators.
    return {};
  }
}

/**
 * Makes the validator for a definition in the protocol's schema. Later calls with the same name return the same
 * validator.
 */
export function makeValidator(name: string): ValidateFunction {
  const known = made.get(name);
  if (known) return known;
  ajv ??= createAjv();
  const validate = ajv.compile({ $ref: `${PROTOCOL_SCHEMA.$id}#/$defs/${name}` });
  made.set(name, validate);
  return validate;
}

/** Returns a digest of the definitions in the protocol's schema. */
export function schemaDigest(): string {
  return createHash('sha256').update(JSON.stringify(PROTOCOL_SCHEMA.$defs)).digest('hex');
}

function createAjv(): Ajv2020 {
  const { Ajv2020 } = require('ajv/dist/2020') as typeof import('ajv/dist/2020');
  const validator = new Ajv2020(VALIDATION);
  // The schema's top-level `anyOf` is omitted, because it would make Ajv compile the params of every method.
  return validator.addSchema({ $id: PROTOCOL_SCHEMA.$id, $defs: PROTOCOL_SCHEMA.$defs });
}
