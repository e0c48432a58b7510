import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Adapter, InjectParams } from '../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS, type Inexpressible } from '../../adapter/contract/values';
import { readProbes } from '../../runner/check/probes';
import { type Change, checked, failuresIn, skippedIn } from './checked';

const PROBES = readProbes();

/** Fails lookups whose params contain a text. */
const failingLookups = (text: string) => (reference: Adapter) => ({
  translate: (params: Parameters<Adapter['translate']>[0]) =>
    JSON.stringify(params).includes(text)
      ? Promise.reject(new RangeError(text))
      : reference.translate(params),
});

test('the reference answers every probe as a conforming port does, and no probe is skipped', async () => {
  const results = await checked({});
  assert.deepEqual([failuresIn(results), skippedIn(results)], [[], {}]);
  assert.equal(results.length, PROBES.length);
});

test('the probes use every listed symbol and set of named arguments on each surface', () => {
  const all = PROBES.map((probe) => JSON.stringify(probe.params));
  for (const onCatalog of [true, false]) {
    const params = all.filter((text) => text.includes('"subject"') === onCatalog).join('\n');
    for (const symbol of Object.values(LISTED_SYMBOLS).flat())
      assert.ok(params.includes(`{"symbol":"${symbol}"}`), symbol);
    for (const names of LISTED_KEYWORD_SETS)
      assert.match(
        params,
        new RegExp(`"kwargs":\\{${names.map((name) => `"${name}":"[^"]*"`).join(',')}\\}`),
      );
  }
});

describe('an answer that no conforming port gives is unexpected', () => {
  const CASES: readonly (readonly [change: Change, told: string])[] = [
    [{ t: async () => 15 as never }, 't: expected "Hello, Ann!", got 15 (a number)'],
    [{ t: async () => 'a text' }, 't: expected "Hello, Ann!", got "a text"'],
    [
      (reference) => ({
        t: async (params) => (params.params === undefined ? String(params.key) : reference.t(params)),
      }),
      't: expected a text that states that the translation is missing, got "nowhere.to_be_found"',
    ],
    [{ tOrThrow: async () => 'Hello, Ann!' }, 't!: expected error MissingTranslation, got "Hello, Ann!"'],
    [
      { constants: async () => ({ VERSION: '11.4.2', DEFAULT_LOCALE: 'en' }) },
      'constants: VERSION: expected "0.2.2", got "11.4.2"',
    ],
    [{ defaultLocale: async () => 'fr' }, 'default_locale: expected "en", got "fr"'],
    [
      { availableLocales: async () => ['en'] },
      'available_locales: expected an array with en, fr, got ["en"]',
    ],
    [{ load: async () => ({ fr: {} }) }, 'load: en: expected {"hello":"Hello!"}, got nil'],
    [{ newCatalog: async () => ({}) as never }, 'Catalog.new: expected nil, got {} (an object)'],
    [
      { activate: async ({ locale }) => String(locale) },
      'activate: expected error InvalidLocale, got "nowhere"',
    ],
    [
      (reference) => ({ withLocale: (params) => reference.withLocale({ ...params, locale: 'en' }) }),
      'with_locale: locale in the block of with_locale: expected "fr", got "en"; translate in the block of with_locale: expected "fr: Ann", got "Hello, Ann!"',
    ],
    // JSON libraries that change the type of a value.
    [
      (reference) => ({
        translate: async (params) =>
          (await reference.translate(params)).replace('2 messages', '2.0 messages'),
      }),
      'translate: expected "2 messages", got "2.0 messages" (does the JSON library decode an integer, such as 2, as the float 2.0?)',
    ],
    [
      (reference) => ({
        load: async (params) => ({ ...(await reference.load(params)), fr: [] }) as never,
      }),
      'load: expected a translations hash, got {"en":{"hello":"Hello!"},"fr":[]} (an object) (does the JSON library tell an empty map, {}, from an empty list, []?)',
    ],
    // A deserializer without floats.
    [failingLookups('"float"'), 'translate: expected "2.5 messages", but it raised RangeError: "float"'],
    // Each symbol and each set of named arguments.
    [
      failingLookups('"symbol":"scoped"'),
      'translate: expected "the text of scoped", but it raised RangeError: ',
    ],
    [failingLookups('"first":"Ann"'), 'translate: expected "Ann Lee", but it raised RangeError: "first"'],
    [
      failingLookups('"place":"Rome"'),
      'translate: expected "Ann in Rome", but it raised RangeError: "place"',
    ],
    [
      (reference) => ({
        activate: (params) =>
          JSON.stringify(params).includes('"symbol":"de"')
            ? Promise.resolve('en')
            : reference.activate(params),
      }),
      'activate: expected "de", got "en"',
    ],
    [
      (reference) => ({
        localize: ({ format, ...params }) => {
          const isCompact = JSON.stringify(format)?.includes('compact');
          return reference.localize(isCompact ? params : { ...params, ...(format && { format }) });
        },
      }),
      'localize: expected "compact: 13 December 2020", got "default: 13 December 2020"',
    ],
    // A block that the first error ends.
    [
      (reference) => ({
        withLocale: async (params) => {
          const { block, ...result } = await reference.withLocale(params);
          return { ...result, block: block.map((one, index) => block[index - 1] ?? one) };
        },
      }),
      'with_locale: translate! in the block of with_locale: expected error MissingTranslation, but it raised ',
    ],
    // State that survives reset: the first injection is kept for ever.
    [
      (reference) => {
        const injected: InjectParams[] = [];
        return {
          newCatalog: async (params) => {
            await reference.newCatalog(params);
            for (const one of injected) await reference.inject(one);
            return null;
          },
          inject: async (params) => {
            if (JSON.stringify(params).includes('left behind')) injected.push(params);
            return reference.inject(params);
          },
        };
      },
      'translate: expected no translation, got "left behind"',
    ],
  ];
  for (const [change, told] of CASES) {
    test(told, async () => {
      const lines = failuresIn(await checked(change));
      assert.ok(
        lines.some((line) => line.startsWith(`unexpected ${told}`)),
        lines.join('\n'),
      );
    });
  }
});

describe('with_locale', () => {
  const returning = (value: unknown) => (reference: Adapter) => ({
    withLocale: async (params: Parameters<Adapter['withLocale']>[0]) => ({
      ...(await reference.withLocale(params)),
      value,
    }),
  });

  test('can return anything but the result of the last call or the block', async () => {
    for (const value of ['block', null, 'fr', true, new Map(), undefined])
      assert.deepEqual(failuresIn(await checked(returning(value))), []);
    for (const value of ['Hello, Ann!', [{ result: 'fr' }], { block: [] }]) {
      const lines = failuresIn(await checked(returning(value)));
      assert.equal(lines.length, 4);
      assert.match(
        lines[0]!,
        /^unexpected with_locale: expected the value "block", which the adapter's block returns, got \{"block":/,
      );
    }
  });

  test('is missing when a call in its block is not supported', async () => {
    const results = await checked((reference) => ({
      withLocale: async (params) => {
        const result = await reference.withLocale(params);
        return { ...result, block: [result.block[0]!, { error: { code: -32601, message: 'no lookup' } }] };
      },
    }));
    assert.equal(failuresIn(results)[0], 'lacks with_locale: a call in its block: no lookup');
  });
});

describe('a failed call that other probes need is reported once', () => {
  const broken = () => Promise.reject(new TypeError('no class'));
  type Case = readonly [method: string, change: Partial<Adapter>, told: string, skipped?: string];
  const CASES: readonly Case[] = [
    [
      'Catalog.new',
      { newCatalog: broken },
      'unexpected Catalog.new: expected no error, but it raised TypeError: no class',
    ],
    [
      'Catalog.new',
      { newCatalog: () => Promise.reject(unsupported('none')) },
      'lacks Catalog.new: none',
      'Catalog.new is not supported',
    ],
    ['init', { init: broken }, 'unexpected init: expected no error, but it raised TypeError: no class'],
    [
      'configure',
      { configure: () => Promise.reject(invalidParams('what?')) },
      'fault configure: the adapter did not understand the params of configure: what?',
    ],
  ];
  for (const [method, change, told, skipped = `${method} failed`] of CASES) {
    test(told, async () => {
      const results = await checked(change);
      assert.equal(failuresIn(results)[0], told);
      // The same call with other arguments is a probe of its own.
      assert.ok(failuresIn(results).length <= 7, failuresIn(results).join('\n'));
      assert.ok((skippedIn(results)[skipped] ?? 0) > 20);
      assert.equal(results.length, PROBES.length);
    });
  }

  test('with the first of the calls before which it fails, if it succeeds alone', async () => {
    let calls = 0;
    const results = await checked((reference) => ({
      init: () => ((calls += 1) === 1 ? reference.init() : Promise.reject(new Error('init again'))),
    }));
    assert.deepEqual(failuresIn(results), [
      'unexpected init: expected no error, but it raised Error: init again',
    ]);
    assert.deepEqual(Object.keys(skippedIn(results)), ['init failed']);
  });
});

test('an adapter that refuses a kind of data is asked for the rest', async () => {
  for (const [pattern, reason, method] of [
    [/"day_names"/, 'inject (formats and names) is not supported', 'localize'],
    [/"other"/, 'inject (plural forms) is not supported', 'translate'],
    [/"xx"/, 'inject (several locales) is not supported', 'activate'],
  ] as const) {
    const results = await checked((reference) => ({
      inject: (params) =>
        pattern.test(JSON.stringify(params))
          ? Promise.reject(unsupported('refused'))
          : reference.inject(params),
    }));
    assert.ok(failuresIn(results).every((line) => line === 'lacks inject: refused'));
    const skipped = results.filter(({ text }) => text === reason).map(({ probe }) => probe.method);
    assert.ok(skipped.includes(method));
    const answered = results.filter(({ kind, probe }) => kind === 'ok' && probe.about?.endsWith('catalog'));
    assert.ok(answered.length > 30);
  }
});

describe('a failed reset', () => {
  const told = 'fault reset: the adapter refused reset, which it must accept: no reset';
  /** Fails resets by their number, from 1. */
  const failing = (isFailing: (resets: number) => boolean) => (reference: Adapter) => {
    let resets = 0;
    return {
      reset: () => (isFailing((resets += 1)) ? Promise.reject(new Error('no reset')) : reference.reset()),
    };
  };

  test('ends the check when the next reset fails too', async () => {
    let resets = 0;
    const results = await checked(failing((number) => (resets = number) > 0));
    assert.deepEqual(failuresIn(results), [told, told]);
    assert.deepEqual([skippedIn(results), resets], [{ 'reset failed': PROBES.length - 2 }, 2]);
  });

  test('skips only the probes that reset the port themselves', async () => {
    const results = await checked(failing((number) => number === 1));
    assert.deepEqual([failuresIn(results), skippedIn(results)], [[told], { 'reset failed': 6 }]);
  });

  test('is reported as the reset, not as the next call, by a port that pipelines', async () => {
    const results = await checked((reference) => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), pipelining: true }),
      ...failing((number) => number > 1)(reference),
    }));
    assert.deepEqual(failuresIn(results), [told, told]);
  });
});

test('probes that the language cannot express are skipped', async () => {
  for (const need of ['symbols', 'named-arguments', 'offsets'] satisfies Inexpressible[]) {
    const results = await checked((reference) => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [need] }),
    }));
    assert.deepEqual(failuresIn(results), []);
    assert.deepEqual(Object.keys(skippedIn(results)), [`the port's language cannot express ${need}`]);
  }
});
