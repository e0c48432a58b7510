import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioText } from '../../fuzz/gherkin';
import type { Level } from '../../suite';
import { runPasted } from './pasted';
import { drawScenarios, playAlone, recordingSession } from './scenarios';

for (const level of ['spec', 'crystal'] satisfies Level[]) {
  test(`at level ${level}, the suite's steps do what the random steps did, and the reference passes`, async () => {
    const made: unknown[][] = [];
    const printed: string[] = [];
    for (const groups of drawScenarios(level, 100)) {
      const calls: unknown[] = [];
      const played = await playAlone(groups, level, calls);
      made.push(calls);
      printed.push(
        scenarioText(
          'as printed',
          played.flatMap(({ steps, expectation }) => [...steps, ...expectation]),
        ),
      );
    }
    assert.ok(made.flat().length > 1500, `the scenarios do something: ${made.flat().length} calls`);

    const pasted: unknown[][] = [];
    const endings = await runPasted(printed, await recordingSession(() => begin(pasted)));
    for (const [index, text] of printed.entries()) {
      assert.equal(endings[index]?.kind, 'passed', text.slice(-1500));
      assert.deepEqual(pasted[index], made[index], text.slice(-1500));
    }
  });
}

function begin(lists: unknown[][]): unknown[] {
  const list: unknown[] = [];
  lists.push(list);
  return list;
}
