import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import { described, reference } from '../../adapter/contract/schema';
import type { DocumentedProtocol } from './documented-protocol';

/** Returns the published schema: the schema with which messages are validated, with added descriptions. */
export function protocolSchema({ methods, values }: DocumentedProtocol): typeof PROTOCOL_SCHEMA {
  const { request, response, ...definitions } = PROTOCOL_SCHEMA.$defs;
  const branches = methods.map(({ method, doc }) =>
    described(doc, {
      properties: { method: { const: method }, params: reference(`${method}.params`) },
    }),
  );
  const $defs = {
    ...definitions,
    ...Object.fromEntries(values.map(({ name, schema, doc }) => [name, described(doc, schema)])),
    request: described("A line on the adapter's standard input.", { ...request, oneOf: branches }),
    response: described(
      'A line on the adapter\'s standard output: the response to the request with this id. Which result belongs to which method: $defs["<method>.result"].',
      response!,
    ),
  };
  return { ...PROTOCOL_SCHEMA, $defs };
}
