import { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { PROTOCOL_SCHEMA } from '../adapter/contract/protocol-schema';
import { schemaDigest, VALIDATION } from '../adapter/contract/validation';

/** Returns the code of functions that validate a port's messages by the schema of the protocol. */
export function validatorsCode(): string {
  const { $id, $defs } = PROTOCOL_SCHEMA;
  const ajv = new Ajv2020({ ...VALIDATION, code: { source: true } }).addSchema({ $id, $defs });
  const names = ['response', ...Object.keys($defs).filter((name) => name.endsWith('.result'))];
  for (const name of names) ajv.addSchema({ $ref: `${$id}#/$defs/${name}` }, name);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return `${code}\nexports.digest = ${JSON.stringify(schemaDigest())};\n`;
}
