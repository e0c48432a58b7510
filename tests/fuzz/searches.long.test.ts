import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { unsupported } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { FoundDifference } from '../../fuzz/difference';
import { fuzz, type FuzzResult } from '../../fuzz/fuzz';
import createReference from '../../ports/reference';
import { readSuite } from '../../suite';
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
  assert.equal(new Set(operationsOf(result)).size, 3, operationsOf(result).join());
  assert.equal(result.find, result.finds[0]);
  const [{ path, shape }] = result.finds as [FuzzResult['finds'][number]];
  const again = await fuzzed(wrongInThree, { path });
  assert.deepEqual([again.find?.path, again.find?.shape], [path, shape]);
});

test('fuzz ends after all scenarios, even when it finds fewer differences than given', async () => {
  const wrongVersion = port((reference) => ({
    constants: async () => ({ ...(await reference.constants()), VERSION: '0' }),
  }));
  const result = await fuzzed(wrongVersion, { runs: 50, finds: 5 });
  assert.deepEqual(operationsOf(result), ['constants']);
  assert.equal(result.isOutOfTime || result.isInterrupted, false);
});

test('a difference that a known failure shows is counted for its rule, and the search continues', async () => {
  const rules = ['ACTIVATE-01', 'ACTIVATE-02', 'ACTIVATE-06', 'BLOCK-01', 'BLOCK-03', 'DATE-01'];
  // With this seed, dates come before the first lookup with a count.
  const options = { runs: 3000, seed: 4, knownToFail: trialsOf(...rules) };
  const result = await fuzzed(wrongInThree, options);
  assert.deepEqual(operationsOf(result), ['translate']);
  assert.ok((result.knownFailures.get('DATE-01') ?? 0) > 0, JSON.stringify([...result.knownFailures]));
  // A known failure does not hide differences that its scenarios do not show.
  const other = await fuzzed(wrongInThree, { knownToFail: trialsOf('LOOKUP-01') });
  assert.deepEqual([other.finds.length, other.knownFailures.size], [1, 0]);
});

test('an unsupported operation ends the scenario, and is reported', async () => {
  const lacking = port(() => ({ assignLocale: () => Promise.reject(unsupported('there is no setter')) }));
  const { find, unsupported: told } = await fuzzed(lacking, { seed: 2, runs: 30 });
  assert.equal(find, undefined);
  const operations = ['locale=: there is no setter', 'with_locale: there is no setter'];
  assert.deepEqual([...told.keys()].sort(), operations);
});

test('calls that the language of a port cannot express are not made', async () => {
  const said: string[] = [];
  const make = (): Adapter => {
    const reference = createReference();
    return {
      ...reference,
      initialize: async (params) => ({
        ...(await reference.initialize(params)),
        inexpressible: ['symbols', 'named-arguments'],
      }),
      translate: (params) => {
        said.push(JSON.stringify(params));
        return reference.translate(params);
      },
    };
  };
  assert.equal((await fuzzed(make, { runs: 100 })).find, undefined);
  assert.ok(said.length > 100);
  for (const params of said) assert.doesNotMatch(params, /"symbol"|"kwargs"/);
});

test('fuzz ends when it is aborted or its time is over, and reports the number of runs', async () => {
  const stop = new AbortController();
  const search = {
    reference: await openInProcessSession(createReference),
    port: await openInProcessSession(createReference),
    level: 'spec',
    seed: 1,
    runs: 1e6,
  } as const;
  const onRun = ({ runs }: { readonly runs: number }): void => {
    if (runs === 5) stop.abort();
  };
  const told = await fuzz({ ...search, signal: stop.signal, onRun });
  assert.deepEqual([told.runs, told.isInterrupted, told.isOutOfTime], [5, true, false]);
  const late = await fuzz({ ...search, time: 300 });
  assert.ok(late.runs > 0 && late.runs < 1e6);
  assert.deepEqual([late.isInterrupted, late.isOutOfTime], [false, true]);
});
