import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioText } from '../../runner/fuzz/sentence';
import type { Level } from '../../runner/suite';
import { runPasted } from './pasted';
import { drawScenarios, recordingSession, runAlone } from './scenarios';

for (const level of ['spec', 'crystal'] satisfies Level[]) {
  test(`at level ${level}, the suite's steps do what the random steps did, and the reference passes`, async () => {
    const made: unknown[][] = [];
    const printed: string[] = [];
    for (const steps of await drawScenarios(level, 150)) {
      const calls: unknown[] = [];
      const { steps: run } = await runAlone(steps, level, calls);
      made.push(calls);
      printed.push(
        scenarioText(
          'as printed',
          run.flatMap(({ step, context }) => [...step.sentences(), ...step.expectation(context)]),
        ),
      );
    }
    assert.ok(made.flat().length > 2000, `the scenarios do something: ${made.flat().length} calls`);

    for (const [index, text] of printed.entries()) {
      const calls: unknown[] = [];
      const endings = await runPasted([text], await recordingSession(calls));
      assert.deepEqual(endings, ['PASSED'], text.slice(-1500));
      assert.deepEqual(calls, made[index]);
    }
  });
}
