import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { FoundDifference } from '../../fuzz/random-scenario';
import createReference from '../../ports/reference';
import { beforeTests } from '../before-tests';
import { runPasted } from './pasted';
import { fuzzed, port, printed } from './ports';

/** Ports that contradict the document, each with one mistake and the seed of its search. */
const WRONG_PORTS: readonly (readonly [mistake: string, make: () => Adapter, seed?: number])[] = [
  ['ignores the scope in t', port((reference) => ({ t: ({ scope: _, ...params }) => reference.t(params) }))],
  [
    'activates another locale when activate raises',
    port((reference) => ({
      async activate(params) {
        try {
          return await reference.activate(params);
        } catch (thrown) {
          for (const locale of ['en', 'fr', 'de']) await quietly(reference.activate({ ...params, locale }));
          throw thrown;
        }
      },
    })),
  ],
  [
    'keeps the locale of a block active when the block raises',
    port((reference) => ({
      async withLocale(params) {
        try {
          return await reference.withLocale(params);
        } catch (thrown) {
          await quietly(reference.activate(params));
          throw thrown;
        }
      },
    })),
  ],
  [
    'shares the active locale between the module and all catalogs',
    port((reference) => ({
      async activate(params) {
        const locale = await reference.activate(params);
        await quietly(reference.activate({ subject: 'I18n', locale }));
        return locale;
      },
    })),
    20,
  ],
  [
    'returns an empty text for a missing translation',
    port((reference) => ({
      translate: (params) => reference.translateOrThrow(params).catch(() => ''),
    })),
  ],
];

/** The scenario that is printed for the port that shares the active locale. Shrinking cannot shorten it. */
const PRINTED = `\
    @surface:library
    Scenario: found
      Given another catalog with the translations
        """
        de: {farewell: farewell in de}
        """
      And the module has the translations
        """
        de: {simple: simple in de}
        """
      When "de" is activated in the other catalog
      Then the active locale of the module is "en"`;

async function quietly(call: Promise<unknown>): Promise<void> {
  await call.catch(() => undefined);
}

/** Returns a map with its keys, and those of nested maps, in reverse order. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)]));
}

/** The options of searches that load many translations of more than 2,000 characters. */
const LOADS = { level: 'crystal', surface: 'library', runs: 30, seed: 202 } as const;

test('translations of more than 2,000 characters do not differ by the order of their keys', async () => {
  let large = 0;
  const other = port((reference) => ({
    load: async (params) => {
      const loaded = await reference.load(params);
      if (JSON.stringify(loaded).length > 2500) large += 1;
      return reversed(loaded) as typeof loaded;
    },
  }));
  assert.equal(printed(await fuzzed(other, LOADS)), 'nothing was found');
  assert.ok(large > 5, `${large} large translations were loaded`);
});

test('translations of more than 2,000 characters differ by a nested value', async () => {
  const wrong = port((reference) => ({
    load: async (params) => {
      const loaded = await reference.load(params);
      const text = JSON.stringify(loaded);
      return text.length > 2500 ? (JSON.parse(text.replace(/Dec/, 'Dez')) as typeof loaded) : loaded;
    },
  }));
  const { find } = await fuzzed(wrong, LOADS);
  assert.ok(find?.reason instanceof FoundDifference);
  assert.equal(find.reason.port.method, 'load');
});

/** Compares each wrong port with the reference. */
async function fuzzAll() {
  const results = [];
  for (const [mistake, make, seed = 1] of WRONG_PORTS)
    results.push([mistake, make, await fuzzed(make, { runs: 3000, seed })] as const);
  return results;
}

beforeTests(fuzzAll, (results) => {
  for (const [mistake, make, result] of results) {
    test(`a port that ${mistake} is found, and shrunk to a scenario that shows it`, async () => {
      const scenario = printed(result);
      if (mistake.startsWith('shares the active locale')) assert.equal(scenario, PRINTED);
      assert.ok((result.find?.groups.length ?? Infinity) <= 5, scenario);
      const right = await runPasted([scenario], await openInProcessSession(createReference));
      assert.deepEqual(right, [{ kind: 'passed' }]);
      const [ending] = await runPasted([scenario], await openInProcessSession(make));
      assert.equal(ending?.kind, 'failed', scenario);
    });
  }
});
