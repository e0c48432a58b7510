import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import createReference from '../../ports/reference';
import { fuzzed, printed } from './ports';
import { runPasted } from './pasted';
import { WRONG_PORTS } from './wrong-ports';

/** What is printed, each for a port and a seed: no shorter scenario of the kind shows the mistake. */
const PRINTED: readonly (readonly [port: string, seed: number, scenario: readonly string[]])[] = [
  [
    'takes the language of a region for the locale',
    2,
    [
      'Given the translations',
      '  """',
      '  fr: {greeting: greeting in fr}',
      '  """',
      'When "fr-CA" is activated',
      'Then it raises InvalidLocale',
    ],
  ],
  [
    'has one active locale for the module and all catalogs',
    9,
    [
      'Given the translations',
      '  """',
      '  fr: {greeting: greeting in fr}',
      '  """',
      'When "fr" is activated in the catalog',
      'Then the active locale of the module is "en"',
    ],
  ],
  [
    'writes no date after the 28th',
    1,
    [
      'Given the folder "fixtures/locales/yaml"',
      'When both surfaces read the folder by the YAML loader',
      'And the date 2024-02-29 is localized',
      'Then the text is "2024-02-29"',
    ],
  ],
];

for (const [name, seed, lines] of PRINTED) {
  test(`the scenario for a port that ${name} is printed as expected`, async () => {
    const port = WRONG_PORTS.find((one) => one.name === name);
    assert.ok(port);
    const expected = ['    Scenario: found', ...lines.map((line) => `      ${line}`)].join('\n');
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
