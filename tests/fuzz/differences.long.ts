import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
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
