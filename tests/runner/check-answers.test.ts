import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Adapter, InjectParams } from '../../adapter/contract/adapter';
import { checked, failuresIn } from './checked';

describe('an answer that no conforming port gives is unexpected', () => {
  const cases: readonly (readonly [change: (reference: Adapter) => Partial<Adapter>, ...told: string[]])[] = [
    [() => ({ t: async () => 15 as never }), 'unexpected t: expected a String, got 15 (a number)'],
    [() => ({ t: async () => 'a text' }), 'unexpected t: expected "Hello, Ann!", got "a text"'],
    [
      (reference) => ({
        t: async (params) => (params.params === undefined ? String(params.key) : reference.t(params)),
      }),
      'unexpected t: expected a text that states that the translation is missing, got "nowhere.to_be_found"',
    ],
    [() => ({ tOrThrow: async () => 'Hello, Ann!' }), 'unexpected t!: expected error 2, got "Hello, Ann!"'],
    [
      () => ({ constants: async () => ({ VERSION: '11.4.2', DEFAULT_LOCALE: 'en' }) }),
      'unexpected constants: expected VERSION "0.2.2" and DEFAULT_LOCALE "en", got {"VERSION":"11.4.2","DEFAULT_LOCALE":"en"}',
    ],
    [() => ({ defaultLocale: async () => 'fr' }), 'unexpected default_locale: expected "en", got "fr"'],
    [
      () => ({ availableLocales: async () => ['en'] }),
      'unexpected available_locales: expected an array with "en" and "fr", got ["en"]',
    ],
    [
      () => ({ load: async () => ({ fr: {} }) }),
      'unexpected load: expected the translations of the loader, got {"fr":{}}',
    ],
    [
      () => ({ newCatalog: async () => ({}) as never }),
      'unexpected Catalog.new: expected nil, got {} (an object)',
    ],
    [
      () => ({ activate: async ({ locale }) => String(locale) }),
      'unexpected activate: expected error 1, got "nowhere"',
    ],
    // JSON libraries that change the type of a value.
    [
      (reference) => ({
        translate: async (params) =>
          (await reference.translate(params)).replace('2 messages', '2.0 messages'),
      }),
      'unexpected translate: expected "2 messages" (does the JSON library decode an integer, such as 2, as the float 2.0?), got "2.0 messages"',
    ],
    [
      (reference) => ({
        load: async (params) => ({ ...(await reference.load(params)), fr: [] }) as never,
      }),
      'unexpected load: expected a translations hash (does the JSON library tell an empty map, {}, from an empty list, []?), got {"en":',
    ],
    [
      () => ({ config: async () => [] as never }),
      'unexpected config: expected an object with the String default_locale (does the JSON library tell an empty map, {}, from an empty list, []?), got [] (an array)',
    ],
    // A deserializer without floats.
    [
      (reference) => ({
        translate: async (params) =>
          typeof params.count === 'object' && params.count !== null
            ? Promise.reject(new TypeError('no number'))
            : reference.translate(params),
      }),
      'unexpected translate: expected a text with " messages", got error 3, TypeError: no number',
    ],
    // A block that the first error ends.
    [
      (reference) => ({
        withLocale: async (params) => {
          const { block, ...result } = await reference.withLocale(params);
          return { ...result, block: block.map((one, index) => block[index - 1] ?? one) };
        },
      }),
      'unexpected with_locale: expected error 1 and error 2 and "fr" from the calls of the block, because a call that fails does not stop it, ' +
        'got error 1 and error 1 and error 2 from the calls of the block',
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
      'unexpected translate: expected no text from before the reset, got "left behind"',
    ],
  ];
  for (const [change, told] of cases) {
    test(told ?? '', async () => {
      const lines = failuresIn(await checked(change));
      assert.ok(
        lines.some((line) => line.startsWith(told ?? '')),
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

  for (const value of ['block', null, 'fr', true, new Map(), undefined]) {
    test(`can return ${String(value)}`, async () => {
      assert.deepEqual(failuresIn(await checked(returning(value))), []);
    });
  }

  for (const value of ['Hello, Ann!', [{ result: 'fr' }], { block: [] }]) {
    test(`is reported as unexpected when it returns ${JSON.stringify(value)}`, async () => {
      const lines = failuresIn(await checked(returning(value)));
      assert.equal(lines.length, 2);
      assert.match(
        lines[0] ?? '',
        /^unexpected with_locale: expected "fr" and "fr: Ann" .* and the value "block", .*, got "fr"/,
      );
    });
  }

  test('is reported as unexpected when its block runs in another locale', async () => {
    const outcome = await checked((reference) => ({
      withLocale: (params) => reference.withLocale({ ...params, locale: 'en' }),
    }));
    assert.match(
      failuresIn(outcome)[0] ?? '',
      /^unexpected with_locale: .*got "en" and "Hello, Ann!" from the calls of the block/,
    );
  });

  test('is reported as missing when a call in its block is not supported', async () => {
    const outcome = await checked((reference) => ({
      withLocale: async (params) => {
        const result = await reference.withLocale(params);
        return { ...result, block: [result.block[0]!, { error: { code: -32601, message: 'no lookup' } }] };
      },
    }));
    assert.equal(failuresIn(outcome)[0], 'lacks with_locale: a call in its block: no lookup');
  });
});
