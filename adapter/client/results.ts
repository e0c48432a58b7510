import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { isMethod, type CallResponse, type ErrorValue, type Method } from '../contract/adapter';
import { AdapterFault, ErrorCode } from '../contract/errors';
import { PROTOCOL_SCHEMA } from '../contract/protocol-schema';

/** A response of the right shape. Its result has not been validated yet. */
export type Response = { readonly id: number } & CallResponse;

// A test validates the schema against its meta-schema: doing so at each start would cost more than all else here.
const validator = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  meta: false,
  validateSchema: false,
});
// Without the schema's own anyOf, which would compile the params of every method.
validator.addSchema({ $id: PROTOCOL_SCHEMA.$id, $defs: PROTOCOL_SCHEMA.$defs });

const compiled = new Map<string, ValidateFunction>();

/**
 * Validates the shape of a response.
 *
 * @throws AdapterFault that names the method and the path of what is wrong
 */
export function parseResponse(message: unknown, method: Method): Response {
  requireShape('response', message, `the response to ${method}`);
  return message as Response;
}

/**
 * Validates a result against the schema of its method, the responses inside a block included.
 *
 * @throws AdapterFault that names the method and the path of what is wrong; also when the adapter did not understand a
 *   call inside a block
 */
export function requireResult(method: Method, result: unknown, params: object): void {
  requireShape(`${method}.result`, result, `the result of ${method}`);
  if (method === 'with_locale') requireBlockResults(params as BlockParams, result as BlockResult);
}

/** Returns the fault of an adapter that did not understand the params of a call. */
export function notUnderstood(method: string, error: ErrorValue): AdapterFault {
  return new AdapterFault(
    'invalid-params',
    `the adapter did not understand the params of ${method}: ${error.message}`,
  );
}

interface BlockParams {
  readonly block: readonly { readonly method: string; readonly params?: object }[];
}

interface BlockResult {
  readonly block: readonly CallResponse[];
}

function requireBlockResults({ block }: BlockParams, { block: responses }: BlockResult): void {
  if (responses.length !== block.length) {
    throw new AdapterFault(
      'wrong-shape',
      `the result of with_locale has ${responses.length} responses to a block of ${block.length} calls`,
    );
  }
  responses.forEach((response, index) => {
    const { method, params = {} } = block[index]!;
    if ('error' in response) {
      if (response.error.code === ErrorCode.InvalidParams) throw notUnderstood(method, response.error);
    } else if (isMethod(method)) {
      requireResult(method, response.result, params);
    }
  });
}

function requireShape(name: string, value: unknown, what: string): void {
  const validate = validatorOf(name);
  if (validate(value)) return;
  // A validator that rejects a value has set its errors.
  throw new AdapterFault('wrong-shape', `${what} has a wrong shape: ${sentenceOf(validate.errors!, value)}`);
}

/** Compiles a schema when it is first needed: a run does not call every method, and must start quickly. */
function validatorOf(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const validate = validator.compile({ $ref: `${PROTOCOL_SCHEMA.$id}#/$defs/${name}` });
  compiled.set(name, validate);
  return validate;
}

/** Describes the deepest error, which is nearest to what is wrong. */
function sentenceOf(errors: readonly ErrorObject[], value: unknown): string {
  const deepest = [...errors].sort((one, other) => depth(other) - depth(one))[0]!;
  const path = deepest.instancePath === '' ? 'it' : deepest.instancePath;
  return `${path} ${reasonText(deepest)}, but is ${excerpt(valueAt(value, deepest.instancePath))}`;
}

function reasonText({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'oneOf') return 'must have either a result or an error';
  return String(message).replaceAll(',', ' or ');
}

function depth(error: ErrorObject): number {
  return error.instancePath.split('/').length;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce((inner, part) => (inner as Readonly<Record<string, unknown>>)[part], value);
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
