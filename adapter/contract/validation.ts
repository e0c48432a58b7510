import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020';
import { PROTOCOL_SCHEMA } from './protocol-schema';

/**
 * The options of the validators of the protocol. A test validates the schema against its meta-schema. Doing so at each
 * start would cost more than everything else here.
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
 * Returns the validator of a definition of the protocol's schema. It is compiled when it is first needed: a run does not
 * call every method, and must start quickly. For the same reason, Ajv is loaded then.
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
  // Without the schema's own anyOf, which would compile the params of every method.
  return ajv.addSchema({ $id: PROTOCOL_SCHEMA.$id, $defs: PROTOCOL_SCHEMA.$defs });
}
