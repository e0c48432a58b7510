import { deepStrictEqual, rejects, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { after, again, inBlock, onASecondSurface, raisingAfterwards } from '../../proof/changes/situations';
import { referenceWith } from '../../proof/changes/reference-with';

const ERROR = { type: 'StateError' };
const TRANSLATIONS = { en: { greeting: 'Hello' }, fr: { greeting: 'Bonjour' } };

/** The reference with catalogs `c` and `d`, and a change of `activate`. */
async function catalogs(holds: Parameters<typeof raisingAfterwards>[1]): Promise<Adapter> {
  const adapter = referenceWith(raisingAfterwards('activate', holds))();
  for (const catalog of ['c', 'd']) {
    await adapter.newCatalog({ catalog });
    await adapter.inject({ subject: catalog, translations: TRANSLATIONS });
  }
  return adapter;
}

describe('raisingAfterwards', () => {
  it('makes the call before it raises, and raises only on the same surface', async () => {
    const adapter = await catalogs(again);
    strictEqual(await adapter.activate({ subject: 'c', locale: 'fr' }), 'fr');
    await rejects(adapter.activate({ subject: 'c', locale: 'en' }), ERROR);
    strictEqual(await adapter.locale({ subject: 'c' }), 'en');
    strictEqual(await adapter.activate({ subject: 'd', locale: 'fr' }), 'fr');
  });

  it('raises after another operation, or on a second surface', async () => {
    const afterLookup = await catalogs(after('t'));
    strictEqual(await afterLookup.activate({ subject: 'c', locale: 'fr' }), 'fr');
    await afterLookup.t({ subject: 'c', key: 'greeting' });
    await rejects(afterLookup.activate({ subject: 'c', locale: 'en' }), ERROR);
    const elsewhere = await catalogs(onASecondSurface);
    strictEqual(await elsewhere.activate({ subject: 'c', locale: 'fr' }), 'fr');
    await rejects(elsewhere.activate({ subject: 'd', locale: 'fr' }), ERROR);
  });

  it('raises only inside a block', async () => {
    const adapter = await catalogs(inBlock);
    const call = { method: 'activate', params: { subject: 'c', locale: 'en' } };
    const { block } = await adapter.withLocale({ subject: 'c', locale: 'fr', block: [call] });
    deepStrictEqual(
      block.map((response) => 'error' in response && response.error.data),
      [ERROR],
    );
    strictEqual(await adapter.activate({ subject: 'c', locale: 'fr' }), 'fr');
  });
});
