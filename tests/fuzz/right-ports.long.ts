import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidLocale, missingTranslation, OperationError } from '../../adapter/contract/errors';
import { fuzzed, port, printed } from './ports';

/** Ports that conform to the document, and differ from the reference on silent points. */
const RIGHT_PORTS: { readonly [name: string]: () => Adapter } = {
  'lists the available locales in reverse order': port((reference) => ({
    availableLocales: async (params) => [...(await reference.availableLocales(params))].reverse(),
  })),
  'has its own text for missing translations': port((reference) => ({
    translate: (params) => reference.translateOrThrow(params).catch(() => '(no translation)'),
    t: (params) => reference.translateOrThrow(params).catch(() => '(no translation)'),
    translateOrThrow: (params) => otherwise(reference.translateOrThrow(params)),
    tOrThrow: (params) => otherwise(reference.translateOrThrow(params)),
  })),
  'returns nil from with_locale': port((reference) => ({
    withLocale: async (params) => ({ ...(await reference.withLocale(params)), value: null }),
  })),
};

/** With this seed, each of these ports differs at level crystal in one of the first five scenarios. */
const SEED = 4;
const RUNS = 40;

for (const [name, make] of Object.entries(RIGHT_PORTS)) {
  test(`a port that ${name} differs at level crystal, but not at level spec`, async () => {
    assert.equal(printed(await fuzzed(make, { runs: RUNS, seed: SEED })), 'nothing was found');
    assert.notEqual(
      printed(await fuzzed(make, { runs: RUNS, seed: SEED, level: 'crystal' })),
      'nothing was found',
    );
  });
}

/** Replaces the messages of the document's errors. */
async function otherwise<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (thrown) {
    if (!(thrown instanceof OperationError)) throw thrown;
    if (thrown.code === 1) throw invalidLocale('there is no such locale');
    throw missingTranslation('there is no such translation');
  }
}
