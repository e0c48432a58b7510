import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import createReference from '../../ports/reference';
import { overriding } from '../../proof/changes/overriding';
import * as names from '../../reference/arguments';

describe('overriding', () => {
  const target = { greet: () => 'hello' };
  const change = overriding(target, { greet: (original) => () => original().toUpperCase() });
  const asking = { constants: async () => ({ VERSION: target.greet(), DEFAULT_LOCALE: '' }) };

  it('applies during a call, nested calls included', async () => {
    const adapter = {
      ...createReference(),
      ...change({
        ...createReference(),
        ...asking,
        init: async () => (await change(asking as never).constants?.()) ?? null,
      }),
    };
    strictEqual((await adapter.constants()).VERSION, 'HELLO');
    strictEqual(target.greet(), 'hello');
    deepStrictEqual(await adapter.init(), { VERSION: 'HELLO', DEFAULT_LOCALE: '' });
    strictEqual(target.greet(), 'hello');
  });

  it('ends after the last of several overlapping calls', async () => {
    const adapter = change({ ...createReference(), ...asking });
    const [one, other] = await Promise.all([adapter.constants?.(), adapter.constants?.()]);
    deepStrictEqual([one?.VERSION, other?.VERSION], ['HELLO', 'HELLO']);
    strictEqual(target.greet(), 'hello');
  });

  it('rejects the exports of a module', async () => {
    const refused = /cannot override nameOf of a module: change the operations of the adapter/;
    throws(() => overriding(names, { nameOf: () => () => '' }), refused);
    const source: string = 'data:text/javascript,export const nameOf = () => "a"';
    const namespace = (await import(source)) as Pick<typeof names, 'nameOf'>;
    throws(() => overriding(namespace, { nameOf: () => () => '' }), refused);
  });
});
