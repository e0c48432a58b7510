import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020';
import { PROTOCOL_SCHEMA } from './protocol-schema';

/**
 * The options of the protocol's validators. They do not validate the schema against its meta-schema, which would be the
 * slowest part of each start. A test does so instead.
 */
export const VALIDATION = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  meta: false,
  validateSchema: false,
} as const;

let validator: Ajv2020 | undefined;

const compiled = new Map<string, ValidateFunction>();

/**
 * Returns the validator of a definition of the protocol's schema. It is compiled only when it is first needed, because
 * a run must start quickly and does not call every method. Ajv is loaded only then, for the same reason.
 */
export function validatorOf(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  validator ??= createValidator();
  const validate = validator.compile({ $ref: `${PROTOCOL_SCHEMA.$id}#/$defs/${name}` });
  compiled.set(name, validate);
  return validate;
}

function createValidator(): Ajv2020 {
  const ajv = new (require('ajv/dist/2020') as typeof import('ajv/dist/2020')).Ajv2020(VALIDATION);
  // The schema's own anyOf is left out, because it would compile the params of every method.
  return ajv.addSchema({ $id: PROTOCOL_SCHEMA.$id, $defs: PROTOCOL_SCHEMA.$defs });
}
