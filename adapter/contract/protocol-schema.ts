import { ErrorValue } from './errors';
import { DEFINITIONS } from './methods';
import {
  anything,
  definitionsIn,
  exactlyOneOf,
  int32,
  literal,
  literals,
  openObject,
  optional,
  reference,
  typed,
  type Schema,
} from './schema';
import { UnexpectedValue } from './values';

const envelope = { jsonrpc: literal('2.0'), id: { ...int32, minimum: 0 } };
const methods = Object.values(DEFINITIONS);

const REQUEST: Schema<unknown> = {
  ...openObject({
    ...envelope,
    method: literals(...methods.map(({ method }) => method)),
    params: optional(typed({ type: 'object' })),
  }),
  oneOf: methods.map(({ method }) => ({
    properties: { method: literal(method), params: reference(`${method}.params`) },
  })),
};

const RESPONSE = exactlyOneOf(
  openObject({ ...envelope, result: optional(anything), error: optional(ErrorValue) }),
  'result',
  'error',
);

/** A JSON Schema for the protocol, with a definition for each kind of message and value. */
interface ProtocolSchema extends Schema<unknown> {
  readonly $id: string;
  readonly $defs: { readonly [name: string]: Schema<unknown> };
}

/**
 * The JSON Schema for the protocol. It describes the messages, the params and result of each method, and the values
 * that params and results contain.
 */
export const PROTOCOL_SCHEMA: ProtocolSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'i18n-conformance/adapter-protocol-1',
  title: 'The adapter protocol, version 1',
  description: [
    'JSON-RPC 2.0, one message per line. The suite sends requests, and the adapter sends responses.',
    'A result schema with a title describes the type that the document promises for an operation. A response may carry',
    'any other result, which is then a failure of the port. Where the schema has no title, any other result is a fault',
    'of the adapter.',
  ].join(' '),
  anyOf: [reference('request'), reference('response')],
  $defs: Object.fromEntries<Schema<unknown>>([
    ...definitionsIn([methods, UnexpectedValue]),
    ...methods.flatMap(({ method, params, result }) => [
      [`${method}.params`, params] as const,
      [`${method}.result`, result] as const,
    ]),
    ['request', REQUEST],
    ['response', RESPONSE],
  ]),
};
