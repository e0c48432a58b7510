import type { ErrorObject } from 'ajv/dist/2020';
import { isMethod, type CallResponse, type ErrorValue, type Method } from '../contract/adapter';
import { AdapterFault, ErrorCode, OperationError } from '../contract/errors';
import { promisedTypeOf } from '../contract/promised-types';
import { validatorOf } from '../contract/validation';

/** A response with a valid shape. Its result has not been validated yet. */
export type Response = { readonly id: number } & CallResponse;

/**
 * Validates the shape of a response.
 *
 * @throws AdapterFault when the shape is invalid; the fault names the method and the path of the invalid value
 */
export function parseResponse(message: unknown, method: Method): Response {
  requireShape('response', message, `the response to ${method}`);
  return message as Response;
}

/**
 * Returns the result of a response.
 *
 * @throws OperationError when the response has an error that is not a fault of the adapter
 * @throws AdapterFault when the adapter did not understand the call, when it refused `initialize` or `reset`, or when
 *   {@link requireEnvelope} rejects the result
 */
export function resultOf(response: CallResponse, method: Method, params: object): unknown {
  if (!('error' in response)) {
    requireEnvelope(method, response.result, params);
    return response.result;
  }
  const { code, message, data } = response.error;
  if (code === ErrorCode.InvalidParams) throw notUnderstood(method, response.error);
  if (method === 'initialize' || method === 'reset') {
    throw new AdapterFault('refused', `the adapter refused ${method}, which it must accept: ${message}`);
  }
  throw new OperationError(code, data?.type ?? `error ${code}`, message, data?.at);
}

/**
 * Validates the part of a result that the adapter itself creates. For `initialize`, `reset` and `shutdown`, this is the
 * whole result. For `with_locale`, nested or not, it is the object that contains the responses to the block's calls.
 * Any other result comes from the port and may be any value.
 *
 * @throws AdapterFault when a value is invalid, or the adapter did not understand a call inside a block. The fault
 *   names the method whose result is invalid, or whose params the adapter did not understand
 */
function requireEnvelope(method: Method, result: unknown, params: object): void {
  if (promisedTypeOf(method) !== undefined) return;
  requireShape(`${method}.result`, result, `the result of ${method}`);
  if (method === 'with_locale') requireBlockResults(params as BlockParams, result as BlockResult);
}

/** Returns the fault of an adapter that did not understand the params of a call. */
function notUnderstood(method: string, error: ErrorValue): AdapterFault {
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
      `the result of with_locale has ${responses.length} responses to a block of ${block.length} calls` +
        (block.some(({ method }) => method === 'raise')
          ? '; if the library swallowed the error of raise, the response to raise is {"result":null}'
          : ''),
    );
  }
  responses.forEach((response, index) => {
    const { method, params = {} } = block[index]!;
    if ('error' in response) {
      if (response.error.code === ErrorCode.InvalidParams) throw notUnderstood(method, response.error);
    } else if (isMethod(method)) {
      requireEnvelope(method, response.result, params);
    }
  });
}

function requireShape(schema: string, value: unknown, description: string): void {
  const validate = validatorOf(schema);
  if (validate(value)) return;
  // When a validator rejects a value, it sets its own `errors` property.
  throw new AdapterFault(
    'wrong-shape',
    `${description} has a wrong shape: ${sentenceOf(validate.errors!, value)}`,
  );
}

/** Describes the error with the deepest path, which is the closest to the invalid value. */
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
  // The ids of requests differ between runs. Without them, the same fault has the same message in every run.
  const text = JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
