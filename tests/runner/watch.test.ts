import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExitStatus } from '../../runner/exit-status';
import { UsageError } from '../../runner/errors';
import type { RunOptions } from '../../runner/run/run-options';
import { Inbox, Watch } from '../../runner/watch/watch';
import { judgementOf, ruleWith } from './judgements';

/** Watches a port whose runs end as given. Returns, for each run, how it ended and the numbers in its warnings. */
async function watched(...endings: readonly ('complete' | 'cancelled' | 'broken')[]): Promise<unknown[]> {
  const inbox = new Inbox();
  const runs: unknown[] = [];
  let warned: unknown;
  const play = async () => {
    const ending = endings[runs.length]!;
    runs.push(warned === undefined ? ending : [ending, warned]);
    warned = undefined;
    inbox.post(runs.length < endings.length ? { kind: 'change', file: 'port.py' } : { kind: 'interrupt' });
    if (ending === 'cancelled') return undefined;
    if (ending === 'broken') throw new UsageError('no list');
    // The change comes after the run.
    return { judgement: judgementOf([ruleWith('LOOKUP-01')], []), problems: [], warnings: [] };
  };
  const nothing = (): void => undefined;
  const parts = {
    options: { reports: [] } as unknown as RunOptions,
    inbox,
    portJudge: { play },
    display: {
      begin: nothing,
      judged: nothing,
      broken: nothing,
      warn: (text: string) => (warned = Number(/cancelled (\d+) runs in a row/.exec(text)?.[1] ?? NaN)),
    },
    files: { during: nothing },
    folder: '.',
  };
  assert.equal(await new Watch(parts as never).watch(), ExitStatus.Interrupted);
  return runs;
}

test('a watch warns that changes cancel runs, from the third in a row on, and begins to count anew', async () => {
  const three = ['cancelled', 'cancelled', 'cancelled'] as const;
  assert.deepEqual(await watched(...three, 'cancelled', 'complete', 'complete', ...three, 'complete'), [
    ...three,
    ['cancelled', 3],
    ['complete', 4],
    'complete',
    ...three,
    ['complete', 3],
  ]);
  assert.deepEqual(await watched(...three, 'broken', 'cancelled', 'complete'), [
    ...three,
    ['broken', 3],
    'cancelled',
    'complete',
  ]);
});

test('a watch warns of each problem of a run', async () => {
  const inbox = new Inbox();
  const warned: string[] = [];
  const play = async () => {
    inbox.post({ kind: 'interrupt' });
    return {
      judgement: judgementOf([ruleWith('LOOKUP-01')], []),
      problems: ['transcript'],
      warnings: ['crash'],
    };
  };
  const report = { kind: 'json', path: 'none/r.json', file: '/dev/null/r.json', argument: '' };
  const nothing = (): void => undefined;
  const display = { begin: nothing, judged: nothing, warn: (text: string) => warned.push(text) };
  const parts = { options: { report: [report] }, inbox, portJudge: { play }, display };
  await new Watch({ ...parts, files: { during: nothing }, folder: '.' } as never).watch();
  assert.deepEqual(warned.slice(0, 2), ['crash', 'transcript']);
  assert.match(warned[2]!, /^the json report cannot be written to none\/r\.json: /);
});
