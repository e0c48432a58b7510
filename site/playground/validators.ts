import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import { VALIDATION } from '../../adapter/contract/validation';

/**
 * Returns the code of a module that stands in for `adapter/contract/validation.ts` in the page. Ajv compiles schemas with
 * `new Function`, which a content security policy forbids, so they are compiled when the page is built. It validates
 * only results, because the adapter is in the page.
 */
export function validatorsCode(): string {
  const ajv = new Ajv2020({ ...VALIDATION, code: { source: true, esm: true } });
  ajv.addSchema({ $id: PROTOCOL_SCHEMA.$id, $defs: PROTOCOL_SCHEMA.$defs });
  const names = Object.keys(PROTOCOL_SCHEMA.$defs).filter((name) => name.endsWith('.result'));
  const ids = names.map((_, index) => `result${index}`);
  names.forEach((name, index) =>
    ajv.addSchema({ $ref: `${PROTOCOL_SCHEMA.$id}#/$defs/${name}` }, ids[index]!),
  );
  const byName = names.map((name, index) => `${JSON.stringify(name)}: ${ids[index]}`);
  return [
    standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id]))),
    `const validators = { ${byName.join(', ')} };`,
    'export function validatorOf(name) { return validators[name]; }',
  ].join('\n');
}
