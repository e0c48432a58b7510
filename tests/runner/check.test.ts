import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import { DEFINITIONS } from '../../adapter/contract/methods';
import { LISTED_KEYWORD_SETS, type Inexpressible } from '../../adapter/contract/values';
import { type Change, checked, CHECKED_TRIALS, failuresIn, reasonsIn, scriptOf } from './checked';

/** Fails lookups whose params contain a text. */
const failingLookups = (text: string) => (reference: Adapter) => ({
  translate: (params: Parameters<Adapter['translate']>[0]) =>
    JSON.stringify(params).includes(text)
      ? Promise.reject(new RangeError(text))
      : reference.translate(params),
});

test('the reference answers every call as a conforming port does, and no call is skipped', async () => {
  const calls = await checked({});
  assert.deepEqual([failuresIn(calls), reasonsIn(calls)], [[], []]);
});

test('the scenarios call every method of level spec, with every kind of argument', () => {
  const calls = CHECKED_TRIALS.flatMap((trial) => scriptOf(trial).calls);
  const called = new Set(calls.map(({ method }) => method));
  const methods = Object.values(DEFINITIONS).filter(({ level }) => level !== 'crystal');
  assert.deepEqual(
    methods.map(({ method }) => method).filter((method) => !called.has(method)),
    ['initialize', 'reset', 'shutdown'],
  );
  const [onModule, onCatalog] = ['I18n', 'catalog'].map((subject) =>
    calls
      .filter(({ params }) => Reflect.get(params, 'subject') === subject)
      .map((call) => `${call.method} ${JSON.stringify(call.params)}`)
      .join('\n'),
  );
  const kinds = [
    ...LISTED_KEYWORD_SETS.map(
      (names) => `"kwargs":\\{${names.map((name) => `"${name}":[^,]*`).join(',')}\\}`,
    ),
    ...['localize', 'l'].flatMap((method) =>
      ['integer', 'float', 'date', 'time'].map((kind) => `^${method} .*"object":\\{"${kind}"`),
    ),
    ...['key', 'scope', 'format', 'locale'].map((name) => `"${name}":\\{"symbol"`),
    '"scope":\\["',
    '"scope":\\[\\{"symbol"',
    '"count":\\{"float"',
    '"count":\\d',
    '"params":\\{"',
    '"params":null',
    '"default":null',
    '"method":"raise"',
  ];
  for (const kind of kinds) {
    assert.ok(new RegExp(kind, 'm').test(onModule!), `${kind} on the module`);
    assert.ok(new RegExp(kind, 'm').test(onCatalog!), `${kind} on a catalog`);
  }
});

describe('an answer that no conforming port gives is unexpected', () => {
  const CASES: readonly (readonly [change: Change, told: string])[] = [
    [{ translate: async () => 15 as never }, 'translate: expected "Bonjour", got 15 (a number)'],
    [
      { constants: async () => ({ VERSION: '11.4.2', DEFAULT_LOCALE: 'en' }) },
      'constants: VERSION: expected "0.2.2", got "11.4.2"',
    ],
    [{ availableLocales: async () => [] }, 'available_locales: expected ["en"], got []'],
    [
      (reference) => ({
        newCatalog: (params) => reference.newCatalog(params).then(() => ({}) as never),
      }),
      'Catalog.new: expected nil, got {} (an object)',
    ],
    [
      (reference) => ({ withLocale: (params) => reference.withLocale({ ...params, locale: 'en' }) }),
      'with_locale: locale in the block of with_locale: expected "fr", got "en"',
    ],
    // A step may expect several outcomes.
    [
      (reference) => ({
        withLocale: async (params) => {
          const answer = await reference.withLocale(params);
          return { ...answer, block: answer.block.map(() => ({ result: 'xx' })) };
        },
      }),
      'with_locale: locale in the block of with_locale: expected "fr", got "xx"; translate in the block of with_locale: expected "Bonjour", got "xx"',
    ],
    // JSON libraries that change the type of a value.
    [
      (reference) => ({
        translate: async (params) => (await reference.translate(params)).replace(/^2 items/, '2.0 items'),
      }),
      'translate: expected "2 items", got "2.0 items" (does the JSON library decode an integer, such as 2, as the float 2.0?)',
    ],
    [
      { load: async () => [] as never },
      'load: expected {"en":{"greeting":"Hello","menu":{"file":{"open":"Open"}}}}, got [] (an array) (does the JSON library tell an empty map, {}, from an empty list, []?)',
    ],
    [
      { load: async () => ({ en: [] }) as never },
      'load: expected {"en":{"greeting":"Hello","menu":{"file":{"open":"Open"}}}}, got {"en":[]} (does the JSON library tell an empty map, {}, from an empty list, []?)',
    ],
    [
      { availableLocales: async () => ({}) as never },
      'available_locales: expected ["en"], got {} (an object) (does the JSON library tell an empty map, {}, from an empty list, []?)',
    ],
    // A deserializer without floats, and arguments that are not handed on.
    [failingLookups('"float"'), 'translate: expected "2.5 items", but it raised RangeError: "float"'],
    [failingLookups('"first"'), 'translate: expected "Smith, Ann", but it raised RangeError: "first"'],
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

describe('a failed call that others need is told, and they are skipped', () => {
  type Case = readonly [change: Partial<Adapter>, told: string, skipped: string];
  const CASES: readonly Case[] = [
    [
      { newCatalog: () => Promise.reject(new TypeError('no class')) },
      'unexpected Catalog.new: expected no error, but it raised TypeError: no class',
      'Catalog.new failed',
    ],
    [
      { newCatalog: () => Promise.reject(unsupported('none')) },
      'lacks Catalog.new: none',
      'Catalog.new is not supported',
    ],
    [
      { configure: () => Promise.reject(invalidParams('what?')) },
      'fault configure: the adapter did not understand the params of configure: what?',
      'configure failed',
    ],
  ];
  for (const [change, told, skipped] of CASES) {
    test(told, async () => {
      const calls = await checked(change);
      assert.deepEqual([failuresIn(calls), reasonsIn(calls)], [[told], [skipped]]);
    });
  }
});

test('a call in a block that is not supported is told', async () => {
  const calls = await checked((reference) => ({
    withLocale: async (params) => {
      const result = await reference.withLocale(params);
      return {
        ...result,
        block: result.block.map(() => ({ error: { code: -32601, message: 'no lookup' } })),
      };
    },
  }));
  assert.deepEqual(failuresIn(calls), ['lacks with_locale: no lookup']);
});

test('a method is not called again after three faults', async () => {
  let starts = 0;
  const calls = await checked({ init: () => ((starts += 1), Promise.reject(invalidParams('what?'))) });
  assert.equal(starts, 3);
  assert.deepEqual(reasonsIn(calls), ['init failed']);
});

test('a failed reset is told', async () => {
  const calls = await checked({ reset: () => Promise.reject(new Error('no reset')) });
  assert.match(
    failuresIn(calls)[0]!,
    /^fault \S+: the adapter refused reset, which it must accept: no reset$/,
  );
});

test('scenarios that the language cannot express are skipped', async () => {
  for (const need of ['symbols', 'named-arguments', 'offsets'] satisfies Inexpressible[]) {
    const calls = await checked((reference) => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [need] }),
    }));
    assert.deepEqual(
      [failuresIn(calls), reasonsIn(calls)],
      [[], [`the port's language cannot express ${need}`]],
    );
  }
});
