import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import type { Inexpressible } from '../../adapter/contract/values';
import { PROBES } from '../../runner/check/probes';
import { checked, failuresIn, skippedIn } from './checked';

test('the reference answers every probe as a conforming port does, and no probe is skipped', async () => {
  const outcome = await checked(() => ({}));
  assert.deepEqual([failuresIn(outcome), skippedIn(outcome)], [[], {}]);
  assert.equal(outcome.length, PROBES.length);
});

describe('a failed call that other probes need is reported once', () => {
  const broken = () => Promise.reject(new TypeError('no such class'));
  for (const [what, change, told, reason] of [
    [
      'Catalog.new',
      { newCatalog: broken },
      'unexpected Catalog.new: expected a result, got error 3, TypeError: no such class',
      'failed',
    ],
    [
      'Catalog.new',
      { newCatalog: () => Promise.reject(unsupported('no class')) },
      'lacks Catalog.new: no class',
      'is not supported',
    ],
    [
      'init',
      { init: broken },
      'unexpected init: expected a result, got error 3, TypeError: no such class',
      'failed',
    ],
    [
      'configure',
      { configure: () => Promise.reject(invalidParams('what?')) },
      'fault configure: the adapter did not understand the params of configure: what?',
      'failed',
    ],
  ] as const) {
    test(told, async () => {
      const results = await checked(() => change);
      assert.equal(failuresIn(results)[0], told);
      // The same call with other arguments is a probe of its own.
      assert.ok(failuresIn(results).length <= 6, failuresIn(results).join('\n'));
      assert.ok((skippedIn(results)[`${what} ${reason}`] ?? 0) > 20);
      assert.equal(results.length, PROBES.length);
    });
  }
});

test('a call that fails only before other calls is reported with the first of them', async () => {
  const results = await checked((reference) => {
    let calls = 0;
    return {
      // The first call succeeds, and every later one fails.
      init: () => ((calls += 1) === 1 ? reference.init() : Promise.reject(new Error('init again'))),
    };
  });
  assert.deepEqual(failuresIn(results), ['unexpected init: error 3, Error: init again']);
  assert.deepEqual(Object.keys(skippedIn(results)), ['init failed']);
});

test('a symbol is probed in a library without scopes', async () => {
  const results = await checked((reference) => ({
    translate: (params) => {
      if (params.scope !== undefined) throw unsupported('no scope');
      return typeof params.key === 'string'
        ? reference.translate(params)
        : Promise.resolve('[object Object]');
    },
  }));
  assert.deepEqual(
    failuresIn(results).filter((line) => line.startsWith('unexpected')),
    Array.from({ length: 2 }, () => 'unexpected translate: expected "Hello, Ann!", got "[object Object]"'),
  );
});

test('each symbol and each set of named arguments is probed', async () => {
  for (const [name, expected] of [
    ['"symbol":"scoped"', '"the text of scoped"'],
    ['"first":"Ann"', '"Ann Lee"'],
    ['"place":"Rome"', '"Ann in Rome"'],
  ] as const) {
    const results = await checked((reference) => ({
      translate: (params) =>
        JSON.stringify(params).includes(name)
          ? Promise.reject(new RangeError(name))
          : reference.translate(params),
    }));
    const told = `unexpected translate: expected ${expected}, got error 3, RangeError: ${name}`;
    assert.deepEqual(failuresIn(results), [told, told]);
  }
  const locales = await checked((reference) => ({
    activate: (params) =>
      JSON.stringify(params).includes('"symbol":"de"') ? Promise.resolve('en') : reference.activate(params),
  }));
  const told = 'unexpected activate: expected "de", got "en"';
  assert.deepEqual(failuresIn(locales), [told, told]);
  const formats = await checked((reference) => ({
    localize: ({ format, ...params }) =>
      reference.localize(
        JSON.stringify(format)?.includes('compact') ? params : { ...params, ...(format && { format }) },
      ),
  }));
  assert.equal(
    failuresIn(formats)[0],
    'unexpected localize: expected a text with "compact: 13 December 2020", got "2020-12-13"',
  );
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
    assert.deepEqual(skippedIn(results), { 'reset failed': PROBES.length - 2 });
    assert.equal(resets, 2);
  });

  test('skips only the probes that reset the port themselves', async () => {
    const results = await checked(failing((number) => number === 1));
    assert.deepEqual([failuresIn(results), skippedIn(results)], [[told], { 'reset failed': 6 }]);
  });

  test('is reported as the reset, not as the next call, by a port that pipelines', async () => {
    const change = (reference: Adapter): Partial<Adapter> => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), pipelining: true }),
      ...failing((number) => number > 1)(reference),
    });
    assert.deepEqual(failuresIn(await checked(change)), [told, told]);
  });
});

test('probes that the language cannot express are skipped', async () => {
  for (const need of ['symbols', 'named-arguments', 'offsets'] satisfies Inexpressible[]) {
    const results = await checked((reference) => ({
      initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [need] }),
    }));
    assert.deepEqual(failuresIn(results), []);
    assert.deepEqual(Object.keys(skippedIn(results)), [`the language cannot express ${need}`]);
  }
});
