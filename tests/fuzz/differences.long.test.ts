import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { FuzzResult } from '../../fuzz/fuzz';
import createReference from '../../ports/reference';
import { beforeTests } from '../before-tests';
import { fuzzed, printed } from './ports';
import { runPasted } from './pasted';
import { WRONG_PORTS } from './wrong-ports';

/** The scenario that is printed for a port and a seed. Shrinking cannot shorten it. */
const PRINTED: readonly (readonly [port: string, seed: number, scenario: readonly string[]])[] = [
  [
    'ignores the region of a locale',
    5,
    [
      '@surface:catalog',
      'Scenario: found',
      '  Given the translations',
      '    """',
      '    en: {greeting: greeting in en}',
      '    """',
      '  When the translations are injected',
      '    """',
      '    fr: {users: {one: users.one in fr, other: users.other in fr}}',
      '    """',
      '  And "fr-CA" is activated',
      '  Then it raises InvalidLocale',
    ],
  ],
  [
    'shares the active locale between the module and all catalogs',
    20,
    [
      '@surface:library',
      'Scenario: found',
      '  Given another catalog with the translations',
      '    """',
      '    de: {farewell: farewell in de}',
      '    """',
      '  And the module has the translations',
      '    """',
      '    de: {simple: simple in de}',
      '    """',
      '  When "de" is activated in the other catalog',
      '  Then the active locale of the module is "en"',
    ],
  ],
  [
    'localizes later dates of a month as the 28th',
    25,
    [
      '@surface:module',
      'Scenario: found',
      '  Given the translations',
      '    """',
      "    en: {i18n: {date: {abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun], day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday], abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec], month_names: [January, February, March, April, May, June, July, August, September, October, November, December], formats: {default: '%d', short: '%d', long: '%d'}}, time: {am: am, pm: pm, formats: {default: '%H', short: '%H', long: '%H'}}}}",
      '    """',
      '  When the date 2024-02-29 is localized with the pattern "%d"',
      '  Then the text is "29"',
    ],
  ],
];

const seeds = new Map(PRINTED.map(([port, seed]) => [port, seed]));

/** Compares each wrong port with the reference. */
async function fuzzAll(): Promise<ReadonlyMap<string, FuzzResult>> {
  const results = new Map<string, FuzzResult>();
  for (const { name, make } of WRONG_PORTS)
    results.set(name, await fuzzed(make, { runs: 3000, seed: seeds.get(name) ?? 1 }));
  return results;
}

beforeTests(fuzzAll, (results) => {
  for (const [name, , lines] of PRINTED) {
    test(`the scenario for a port that ${name} is printed as expected`, () => {
      const expected = lines.map((line) => `    ${line}`).join('\n');
      assert.equal(printed(results.get(name)!), expected);
    });
  }

  for (const { name, make } of WRONG_PORTS) {
    test(`a port that ${name} is found, and shrunk to a scenario that shows it`, async () => {
      const result = results.get(name)!;
      const scenario = printed(result);
      assert.ok((result.find?.groups.length ?? Infinity) <= 5, scenario);
      assert.deepEqual(await runPasted([scenario], await openInProcessSession(createReference)), [
        { kind: 'passed' },
      ]);
      const [ending] = await runPasted([scenario], await openInProcessSession(make));
      assert.equal(ending?.kind, 'failed', scenario);
    });
  }
});
