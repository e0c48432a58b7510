import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { FoundDifference } from '../../fuzz/difference';
import type { FuzzResult } from '../../fuzz/fuzz';
import { scenarioText } from '../../runner/console/scenario-text';
import { stepsOf } from '../../fuzz/random-scenario';
import { readSuite } from '../../suite';
import { runPasted } from './pasted';
import { fuzzed, port } from './ports';

/** A port with three mistakes, each in another operation. */
const wrongInThree = port((reference) => ({
  activate: async (params) => `${await reference.activate(params)}!`,
  localize: ({ object, ...params }) =>
    reference.localize({ ...params, object: 'date' in object ? { date: [2000, 1, 1] } : object }),
  translate: ({ count, ...params }) =>
    reference.translate(count === undefined ? params : { ...params, count: 1 }),
}));

const { trials } = readSuite(PACKAGE_ROOT);
const trialsOf = (...rules: readonly string[]) => trials.filter(({ rule }) => rules.includes(rule));

function operationsOf({ finds }: FuzzResult): string[] {
  return finds.map(({ reason }) => (reason instanceof FoundDifference ? reason.reference.method : 'a fault'));
}

test('fuzz continues until it finds the given number of distinct differences', async () => {
  const result = await fuzzed(wrongInThree, { runs: 3000, finds: 3 });
  assert.deepEqual(new Set(operationsOf(result)).size, 3, operationsOf(result).join());
  assert.equal(new Set(result.finds.map(({ shape }) => shape)).size, 3);
  assert.equal(result.find, result.finds[0]);
  for (const { path, surface, groups } of result.finds) {
    const scenario = scenarioText('found', surface, stepsOf(groups));
    const [ending] = await runPasted([scenario], await openInProcessSession(wrongInThree));
    assert.equal(ending?.kind, 'failed', scenario);
    const again = await fuzzed(wrongInThree, { path });
    assert.deepEqual(
      again.finds.map((find) => scenarioText('found', find.surface, stepsOf(find.groups))),
      [scenario],
    );
  }
});

test('fuzz ends after all scenarios, even when it finds fewer differences than given', async () => {
  const result = await fuzzed(
    port((reference) => ({ constants: async () => ({ ...(await reference.constants()), VERSION: '0' }) })),
    { runs: 50, finds: 5 },
  );
  assert.deepEqual(operationsOf(result), ['constants']);
  assert.equal(result.isOutOfTime || result.isInterrupted, false);
});

test('a difference that a known failure shows is counted for its rule, and the search continues', async () => {
  const knownToFail = trialsOf(
    'ACTIVATE-01',
    'ACTIVATE-02',
    'ACTIVATE-06',
    'BLOCK-01',
    'BLOCK-03',
    'DATE-01',
  );
  // With this seed, dates come before the first lookup with a count.
  const result = await fuzzed(wrongInThree, { runs: 3000, seed: 4, knownToFail });
  assert.deepEqual(operationsOf(result), ['translate']);
  assert.ok((result.knownFailures.get('DATE-01') ?? 0) > 0, JSON.stringify([...result.knownFailures]));
});

test('a known failure does not hide differences that its scenarios do not show', async () => {
  const knownToFail = trialsOf('LOOKUP-01');
  const result = await fuzzed(wrongInThree, { knownToFail });
  assert.equal(result.finds.length, 1);
  assert.deepEqual([...result.knownFailures], []);
});
