import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judge } from '../../proof/judging/judge';
import type { Outcome } from '../../runner/run/outcome';
import { readSuite } from '../../suite';
import { flawed, messageOf, outcomesOf } from '../outcomes';

const { scenarios } = readSuite(PACKAGE_ROOT);

test('a scenario that is played ends as cucumber ends it', async () => {
  const played = await judge(flawed, scenarios);
  const kinds = new Set(played.map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), ['failed', 'fault', 'not-applicable', 'passed', 'unsupported']);
  const run = await outcomesOf(await openInProcessSession(flawed), scenarios);
  assert.deepEqual(played.map(ending), run.map(ending));
});

function ending(outcome: Outcome): unknown {
  return [outcome.scenario, outcome.kind, messageOf(outcome)];
}
