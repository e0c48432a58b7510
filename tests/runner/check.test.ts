import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import type { Inexpressible } from '../../adapter/contract/values';
import { PROBES } from '../../runner/check/probe-adapter';
import { checked, skippedOf, unsound } from './checked';

test('the reference answers every probe soundly, and no probe is skipped', async () => {
  const outcome = await checked(() => ({}));
  assert.deepEqual([unsound(outcome), skippedOf(outcome)], [[], []]);
  assert.equal(outcome.results.length, PROBES.length);
});

describe('a failed call that other probes need is reported once', () => {
  const broken = () => Promise.reject(new TypeError('no such class'));
  for (const [what, change, told, reason] of [
    [
      'Catalog.new',
      { newCatalog: broken },
      'odd Catalog.new: expected a result, got error 3, TypeError: no such class',
      'Catalog.new failed',
    ],
    [
      'Catalog.new, which is missing',
      { newCatalog: () => Promise.reject(unsupported('no class')) },
      'lacks Catalog.new: no class',
      'Catalog.new is missing',
    ],
    [
      'inject',
      { inject: broken },
      'odd inject: expected a result, got error 3, TypeError: no such class',
      'inject failed',
    ],
    [
      'init',
      { init: broken },
      'odd init: expected a result, got error 3, TypeError: no such class',
      'init failed',
    ],
    [
      'configure',
      { configure: () => Promise.reject(invalidParams('what?')) },
      'fault configure: the adapter did not understand the params of configure: what?',
      'configure failed',
    ],
  ] as const) {
    test(what, async () => {
      const outcome = await checked(() => change);
      assert.equal(unsound(outcome)[0], told);
      assert.deepEqual(skippedOf(outcome), [reason]);
      // The same call with other arguments is a probe of its own.
      assert.ok(unsound(outcome).length <= 5, unsound(outcome).join('\n'));
      const skipped = outcome.skipped.get(reason) ?? [];
      assert.ok(skipped.length > 30 && outcome.results.length + skipped.length === PROBES.length);
    });
  }
});

test('a call that fails only before other calls is reported with the first of them', async () => {
  const outcome = await checked((reference) => {
    let injections = 0;
    return {
      // The first call succeeds, and every later one fails.
      init: () => ((injections += 1) === 1 ? reference.init() : Promise.reject(new Error('init again'))),
    };
  });
  assert.deepEqual(unsound(outcome), ['odd init: error 3, Error: init again']);
  assert.deepEqual(skippedOf(outcome), ['init failed']);
});

test('a symbol is probed in a library without scopes', async () => {
  const outcome = await checked((reference) => ({
    translate: (params) => {
      if (params.scope !== undefined) throw unsupported('no scope');
      return typeof params.key === 'string'
        ? reference.translate(params)
        : Promise.resolve('[object Object]');
    },
  }));
  assert.deepEqual(
    unsound(outcome).filter((line) => line.startsWith('odd')),
    Array.from({ length: 2 }, () => 'odd translate: expected "Hello, Ann!", got "[object Object]"'),
  );
});

test('each symbol and each set of named arguments is probed', async () => {
  const knows = (names: readonly string[]) => (params: TranslateParams) =>
    names.every((name) => !JSON.stringify(params).includes(name));
  for (const name of ['"symbol":"scoped"', '"first":"Ann"', '"place":"Rome"']) {
    const outcome = await checked((reference) => ({
      translate: (params) =>
        knows([name])(params) ? reference.translate(params) : Promise.reject(new RangeError(name)),
    }));
    const expected = name.includes('scoped') ? '"the text of scoped"' : '"Ann';
    // A key is tried by itself and as a part of a scope.
    assert.equal(unsound(outcome).length, name.includes('scoped') ? 4 : 2);
    for (const line of unsound(outcome)) {
      assert.ok(line.startsWith(`odd translate: expected ${expected}`) && line.includes('RangeError'), line);
    }
  }
  const locales = await checked((reference) => ({
    activate: (params) =>
      JSON.stringify(params).includes('"symbol":"de"') ? Promise.resolve('en') : reference.activate(params),
  }));
  assert.deepEqual(
    unsound(locales),
    Array.from({ length: 2 }, () => 'odd activate: expected "de", got "en"'),
  );
  const formats = await checked((reference) => ({
    localize: ({ format, ...params }) =>
      reference.localize(
        JSON.stringify(format)?.includes('compact') ? params : { ...params, ...(format && { format }) },
      ),
  }));
  assert.deepEqual(unsound(formats).slice(0, 2), [
    'odd localize: expected a text with ".compact.", got "1,234.50"',
    'odd localize: expected a text with "compact: 13 December 2020", got "2020-12-13"',
  ]);
});

test('an adapter that refuses formats, or plural forms too, is asked for the rest, and no operation is missing', async () => {
  const refusing = (pattern: RegExp) => (reference: Adapter) => ({
    inject: (params: Parameters<Adapter['inject']>[0]) =>
      pattern.test(JSON.stringify(params))
        ? Promise.reject(unsupported('unsupported format'))
        : reference.inject(params),
  });
  const formats = await checked(refusing(/"day_names"/));
  assert.deepEqual(unsound(formats), ['lacks inject: unsupported format']);
  assert.deepEqual(skippedOf(formats), ['inject refuses formats and names']);
  const skipped = formats.skipped.get('inject refuses formats and names') ?? [];
  assert.ok(skipped.every(({ data }) => data === 'formats'));
  assert.ok(formats.results.some(({ probe }) => probe.about === 'a count, catalog'));

  const plurals = await checked(refusing(/"other"/));
  assert.deepEqual(skippedOf(plurals), ['inject refuses plural forms', 'inject refuses formats and names']);
  const found = plurals.results.filter(({ probe }) => probe.method === 'translate');
  assert.ok(found.length > 30 && found.every(({ kind }) => kind === 'sound'));
});

describe('a failed reset', () => {
  const failing = (isFailing: (resets: number) => boolean) => (reference: Adapter) => {
    let resets = 0;
    return {
      reset: () => (isFailing((resets += 1)) ? Promise.reject(new Error('no reset')) : reference.reset()),
    };
  };

  test('is reported once, and ends the check when the next reset fails too', async () => {
    let resets = 0;
    const outcome = await checked(failing((number) => (resets = number) > 0));
    assert.deepEqual(unsound(outcome), [
      'fault reset: the adapter refused reset, which it must accept: no reset',
    ]);
    assert.deepEqual(skippedOf(outcome), ['reset failed']);
    assert.equal(outcome.skipped.get('reset failed')?.length, PROBES.length);
    assert.equal(resets, 2);
  });

  test('skips its own probe alone when the next reset succeeds', async () => {
    const outcome = await checked(failing((number) => number % 2 === 1));
    assert.equal(unsound(outcome).length, 1);
    assert.equal(outcome.skipped.get('reset failed')?.length, Math.ceil(PROBES.length / 2));
  });

  test('is reported as the reset, not as the next call, by a port that pipelines', async () => {
    const change = (reference: Adapter): Partial<Adapter> => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), pipelining: true }),
      ...failing((number) => number > 1)(reference),
    });
    assert.deepEqual(unsound(await checked(change)), [
      'fault reset: the adapter refused reset, which it must accept: no reset',
    ]);
  });
});

describe('a port whose catalogs take one locale each', () => {
  const change = (reference: Adapter): Partial<Adapter> => ({
    inject: async (params) => {
      const isOne = 'translations' in params && Object.keys(params.translations ?? {}).length === 1;
      if (!isOne) throw unsupported('one locale');
      return reference.inject(params);
    },
  });

  test('is probed with translations of one locale', async () => {
    const outcome = await checked(change);
    assert.deepEqual(unsound(outcome), ['lacks inject: one locale', 'lacks inject: one locale']);
    const methods = outcome.results
      .filter(({ probe }) => probe.about?.endsWith('catalog'))
      .map(({ probe }) => probe.method);
    for (const method of ['locale', 'translate', 't!', 'localize', 'with_locale'] as const) {
      assert.ok(methods.includes(method), method);
    }
  });

  test('skips the probes that need several locales', async () => {
    const outcome = await checked(change);
    const reason = 'inject refuses translations of several locales';
    assert.deepEqual(skippedOf(outcome), [reason]);
    const skipped = new Set(outcome.skipped.get(reason)?.map(({ method }) => method));
    assert.deepEqual([...skipped], ['available_locales', 'activate', 'locale=', 'with_locale']);
  });
});

test('probes that the language cannot express are skipped', async () => {
  for (const need of ['symbols', 'named-arguments', 'offsets'] satisfies Inexpressible[]) {
    const outcome = await checked((reference) => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [need] }),
    }));
    assert.deepEqual(unsound(outcome), []);
    assert.deepEqual(skippedOf(outcome), [`the port's language cannot express ${need}`]);
  }
});
