import fc from 'fast-check';
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { adapterFile, select } from './ports';
import { reported } from './reported';

const ADAPTER = adapterFile('random.js');

/**
 * The number of random adapters, each of which is judged in four ways. An adapter takes seconds, so only two are judged
 * here. CI judges 50 in a job of its own, `chaos`, and a quarter of them while every processor is busy.
 */
const ADAPTERS = Number(process.env['RANDOM_ADAPTERS'] ?? 2);

/** Rules and lists of recordings with calls on catalogs, folders, blocks and fallbacks. */
const SELECTABLE = [
  ...['ACTIVATE-*', 'BLOCK-*', 'CATALOG-*', 'FALLBACK-*', 'INIT-*', 'INTERP-*', 'LOAD-*', 'LOOKUP-*'],
  ...['NUMBER-*', 'PLURAL-*', 'RECORDING-02', 'RECORDING-03', 'RECORDING-05'],
];

/** Returns what a run says about each trial, without what depends on the clock. */
async function run(port: string, selection: readonly string[], options: readonly string[]): Promise<unknown> {
  const folder = temporaryFolder();
  const args = ['run', '--command', port, ...select(...selection), ...options];
  const { status } = await callCommand([...args, '--report', 'json=r.json'], folder);
  const { run: record, judgement } = reported(join(folder, 'r.json'));
  const results = record.results.map(({ milliseconds: _, ...result }) => result);
  return {
    status,
    conclusions: judgement.conclusions,
    trials: judgement.trials,
    afterFaults: record.end.afterFaults,
    results: results.toSorted((one, other) => (one.trial < other.trial ? -1 : 1)),
  };
}

/** Keeps every processor busy while an action lasts. */
async function withBusyProcessors(action: () => Promise<void>): Promise<void> {
  const spin = 'for (;;) Math.random();';
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(spin, { eval: true }));
  try {
    await action();
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const traits = fc.record({
  refused: fc.integer({ min: 0, max: 6 }),
  misunderstood: fc.integer({ min: 0, max: 6 }),
  wrong: fc.integer({ min: 0, max: 3 }),
  misshapen: fc.integer({ min: 0, max: 2 }),
});
const selections = fc.subarray(SELECTABLE, { minLength: 2, maxLength: 5 });

test('the verdict depends on the port alone: not on programs, pipelining or load', async () => {
  const isJudgedAlike = async (seed: number, trait: object, selection: string[], jobs: number) => {
    const port = (pipelining: boolean): string =>
      `node "${ADAPTER}" ${seed} '${JSON.stringify({ ...trait, pipelining })}'`;
    // Something must decide the verdict.
    const selected = ['CONSTANT-*', ...selection];
    const alone = await run(port(false), selected, ['--jobs', '1']);
    const together = await run(port(true), selected, ['--jobs', String(jobs)]);
    assert.deepEqual(together, alone, 'pipelining and several programs change nothing');
    assert.deepEqual(await run(port(true), selected, []), alone, 'nor does the default');
  };
  const [seeds, jobs] = [fc.integer({ min: 0 }), fc.integer({ min: 2, max: 4 })];
  const property = fc.asyncProperty(seeds, traits, selections, jobs, isJudgedAlike);
  const judge = (numRuns: number): Promise<void> =>
    fc.assert(property, { numRuns, endOnFailure: true, includeErrorInReport: true });
  // Busy processors slow all tests down that run at the same time, so most adapters are judged without them.
  const busy = Math.floor(ADAPTERS / 4);
  await judge(ADAPTERS - busy);
  await withBusyProcessors(() => judge(busy));
});
