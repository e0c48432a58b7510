import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import { described, reference } from '../../adapter/contract/schema';
import type { DocumentedProtocol } from './documented-protocol';

/** The published schema, relative to the package's root. */
export const PROTOCOL_FILE = 'adapter/protocol.schema.json';

/** Returns the text of the published schema: the schema with which messages are validated, with added descriptions. */
export function protocolFile({ methods, values }: DocumentedProtocol): string {
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
  return `${JSON.stringify({ ...PROTOCOL_SCHEMA, $defs }, null, 2)}\n`;
}
