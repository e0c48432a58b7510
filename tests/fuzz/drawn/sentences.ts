import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainStep } from '../../../fuzz/gherkin';
import { scenarioText } from '../../../runner/console/scenario-text';
import { runPasted } from '../pasted';
import { recordingSession, type PlayedAlone } from '../scenarios';

/** The number of scenarios that are printed, and played as they are printed. */
const PRINTED = 100;

/** Tests that random scenarios of a level say the same when they are printed. */
export function testSentences(level: string, played: readonly PlayedAlone[]): void {
  test(`at level ${level}, printed scenarios make the same calls as random ones, and the reference passes`, async () => {
    const some = played.slice(0, PRINTED);
    const made = some.map(({ calls }) => calls);
    const printed = some.map(({ surface, groups }) =>
      scenarioText(
        'as printed',
        surface,
        groups.flatMap(({ steps, expectation }) => [...steps, ...expectation]),
      ),
    );
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

/** Tests the keywords of printed steps. */
export function testKeywords(): void {
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
}

function begin(lists: unknown[][]): unknown[] {
  const list: unknown[] = [];
  lists.push(list);
  return list;
}
