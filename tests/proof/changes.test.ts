import { deepStrictEqual, rejects, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import createReference from '../../ports/reference';
import { referenceWith } from '../../proof/changes/reference-with';
import { injectionsBecome } from '../../proof/changes/injections';
import { translationsBecome } from '../../proof/changes/loading';
import { lookups } from '../../proof/changes/lookups';
import { overriding } from '../../proof/changes/overriding';
import { inCatalogs, inModule } from '../../proof/changes/surfaces';
import * as names from '../../reference/arguments';

const TRANSLATIONS = { en: { greeting: 'Hello' }, fr: { greeting: 'Bonjour' } };
const inline = { format: 'inline', translations: TRANSLATIONS } as const;
const shouting = lookups((lookup) => async (params) => (await lookup(params)).toUpperCase());

describe('referenceWith', () => {
  it('changes operations, also inside blocks', async () => {
    const adapter = referenceWith(shouting)();
    await adapter.newCatalog({ catalog: 'c' });
    await adapter.inject({ subject: 'c', translations: TRANSLATIONS });
    strictEqual(await adapter.translate({ subject: 'c', key: 'greeting' }), 'HELLO');
    const { block } = await adapter.withLocale({
      subject: 'c',
      locale: 'fr',
      block: [{ method: 'translate', params: { subject: 'c', key: 'greeting' } }],
    });
    deepStrictEqual(block, [{ result: 'BONJOUR' }]);
  });

  it('discards the state of a change at every reset', async () => {
    const adapter = referenceWith(() => {
      let calls = 0;
      return { constants: async () => ({ VERSION: String((calls += 1)), DEFAULT_LOCALE: 'en' }) };
    })();
    await adapter.constants();
    strictEqual((await adapter.constants()).VERSION, '2');
    await adapter.reset();
    strictEqual((await adapter.constants()).VERSION, '1');
  });
});

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

describe('changes of one surface', () => {
  const textsOf = async (change: typeof shouting) => {
    const adapter = referenceWith(change)();
    await adapter.configure({ loaders: [inline] });
    await adapter.init();
    await adapter.newCatalog({ catalog: 'c' });
    await adapter.inject({ subject: 'c', translations: TRANSLATIONS });
    return [await adapter.t({ key: 'greeting' }), await adapter.t({ subject: 'c', key: 'greeting' })];
  };

  it('do not affect the other surface', async () => {
    deepStrictEqual(await textsOf(inModule(shouting)), ['HELLO', 'Hello']);
    deepStrictEqual(await textsOf(inCatalogs(shouting)), ['Hello', 'HELLO']);
  });
});

describe('changes of translations', () => {
  it('apply to loaders, injections and the result of load', async () => {
    const change = translationsBecome(({ en = {} }) => ({ en, de: en }));
    const adapter = referenceWith(change)();
    deepStrictEqual(Object.keys(await adapter.load({ loader: inline })), ['en', 'de']);
    await adapter.configure({ loaders: [inline] });
    await adapter.init();
    deepStrictEqual(await adapter.availableLocales({}), ['en', 'de']);
    await adapter.newCatalog({ catalog: 'c' });
    await adapter.inject({ subject: 'c', loader: inline });
    deepStrictEqual(await adapter.availableLocales({ subject: 'c' }), ['en', 'de']);
  });

  it('combine injections, and keep the active locale', async () => {
    const adapter = referenceWith(injectionsBecome((earlier, later) => ({ ...earlier, ...later })))();
    await adapter.newCatalog({ catalog: 'c' });
    await adapter.inject({ subject: 'c', translations: TRANSLATIONS });
    await adapter.activate({ subject: 'c', locale: 'fr' });
    await adapter.inject({ subject: 'c', translations: { fr: { farewell: 'Au revoir' } } });
    strictEqual(await adapter.locale({ subject: 'c' }), 'fr');
    strictEqual(await adapter.t({ subject: 'c', key: 'farewell' }), 'Au revoir');
    await rejects(adapter.tOrThrow({ subject: 'c', key: 'greeting' }));
  });
});
