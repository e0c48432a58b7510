import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainStep, scenarioText } from '../../fuzz/gherkin';
import type { Level } from '../../suite';
import { runPasted } from './pasted';
import { drawScenarios, playAlone, recordingSession } from './scenarios';

for (const level of ['spec', 'crystal'] satisfies Level[]) {
  test(`at level ${level}, printed scenarios make the same calls as random ones, and the reference passes`, async () => {
    const made: unknown[][] = [];
    const printed: string[] = [];
    for (const scenario of drawScenarios(level, 100)) {
      const calls: unknown[] = [];
      const played = await playAlone(scenario, level, calls);
      made.push(calls);
      printed.push(
        scenarioText(
          'as printed',
          scenario.surface,
          played.flatMap(({ steps, expectation }) => [...steps, ...expectation]),
        ),
      );
    }
    assert.ok(made.flat().length > 1500, `the scenarios make only ${made.flat().length} calls`);

    for (const text of printed) assert.doesNotMatch(text, /^ {6}When .*^ {6}Given /ms);

    const pasted: unknown[][] = [];
    const endings = await runPasted(printed, await recordingSession(() => begin(pasted)));
    for (const [index, text] of printed.entries()) {
      assert.equal(endings[index]?.kind, 'passed', text.slice(-1500));
      assert.deepEqual(pasted[index], made[index], text.slice(-1500));
    }
  });
}

test('steps before a Given are printed as Givens, and a Given after a Then as a When', () => {
  const steps = [
    plainStep('When', 'the module is initialized'),
    plainStep('Given', 'another thing'),
    plainStep('When', '"fr" is activated'),
    plainStep('Then', 'it raises InvalidLocale'),
    plainStep('Given', 'a new catalog'),
    plainStep('When', '"greeting" is translated'),
    plainStep('Then', 'the translation is missing'),
  ];
  assert.deepEqual(
    scenarioText('x', 'module', steps)
      .split('\n')
      .slice(2)
      .map((line) => line.trim()),
    [
      'Given the module is initialized',
      'And another thing',
      'When "fr" is activated',
      'Then it raises InvalidLocale',
      'When a new catalog',
      'And "greeting" is translated',
      'Then the translation is missing',
    ],
  );
});

function begin(lists: unknown[][]): unknown[] {
  const list: unknown[] = [];
  lists.push(list);
  return list;
}
