import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { dispatch } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import schema from '../../adapter/protocol.schema.json';
import { loadSteps, playScenarios } from '../../play';
import createReference from '../../ports/reference';
import { readSuite } from '../../suite';

test('every request that the features make is one of the protocol', async () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(
    schema,
  );
  const reference = createReference();
  const invalid: string[] = [];
  let requests = 0;
  const session = await openInProcessSession(() =>
    callingAdapter(async (method, params) => {
      requests++;
      const request = { jsonrpc: '2.0', id: 1, method, params };
      if (!validate(request)) invalid.push(JSON.stringify([method, params, validate.errors]));
      return dispatch(reference, method, params);
    }),
  );
  const { trials } = readSuite(PACKAGE_ROOT);
  const queue = [...trials];
  await playScenarios({
    library: loadSteps(),
    // The values that the reference's language cannot express are of interest too.
    session: { ...session, handshake: { ...session.handshake, inexpressible: [] } },
    next: () => queue.shift(),
    onResult: () => undefined,
  });
  assert.ok(requests > trials.length);
  assert.deepEqual(invalid, []);
});
