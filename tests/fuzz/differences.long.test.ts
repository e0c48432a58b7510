import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import createReference from '../../ports/reference';
import { fuzzed, printed } from './ports';
import { runPasted } from './pasted';
import { WRONG_PORTS } from './wrong-ports';

/** The scenario that is printed for a port and a seed. No shorter scenario of this kind shows the mistake. */
const PRINTED: readonly (readonly [port: string, seed: number, scenario: readonly string[]])[] = [
  [
    'ignores the region of a locale',
    5,
    [
      '@surface:catalog',
      'Scenario: found',
      '  Given the translations',
      '    """',
      '    fr: {greeting: greeting in fr}',
      '    """',
      '  When "fr-CA" is activated',
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
      '  Given the folder "fixtures/locales/yaml"',
      '  When the folder is read by the YAML loader',
      '  And the date 2024-02-29 is localized with the pattern "%d"',
      '  Then the text is "29"',
    ],
  ],
];

for (const [name, seed, lines] of PRINTED) {
  test(`the scenario for a port that ${name} is printed as expected`, async () => {
    const port = WRONG_PORTS.find((one) => one.name === name);
    assert.ok(port);
    const expected = lines.map((line) => `    ${line}`).join('\n');
    assert.equal(printed(await fuzzed(port.make, { seed })), expected);
  });
}

for (const { name, make } of WRONG_PORTS) {
  test(`a port that ${name} is found, and shrunk to a scenario that shows it`, async () => {
    const result = await fuzzed(make, { runs: 3000 });
    const scenario = printed(result);
    assert.ok((result.find?.groups.length ?? Infinity) <= 5, scenario);
    assert.deepEqual(await runPasted([scenario], await openInProcessSession(createReference)), [
      { kind: 'passed' },
    ]);
    const [ending] = await runPasted([scenario], await openInProcessSession(make));
    assert.equal(ending?.kind, 'failed', scenario);
  });
}
