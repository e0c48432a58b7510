import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { RunningPrograms } from '../../adapter/client/process-group';
import { cacheFolder } from '../../runner/judge/last-run';
import type { PlannedRun } from '../../runner/judge/planned-run';
import { PortJudge, type JudgedRun } from '../../runner/judge/port-judge';
import { writeOutputs } from '../../runner/reports/outputs';
import type { RunOptions } from '../../runner/run/run-options';
import { FULL_DISK_ONLY, fullDevice, POSIX_ONLY } from '../processes';
import { BreakablePort } from './breakable-port';

interface Options extends Partial<RunOptions> {
  /** The name of a list of known failures in the folder of the port, which is read, and of one that is written. */
  readonly known?: string;
  readonly written?: string;
  readonly programs?: RunningPrograms;
}

/** Returns a judge for the trials of the constants. */
function judgeOf(port: BreakablePort, options: Options = {}): PortJudge {
  return new PortJudge(runOptionsIn(port, options), port.withPrograms(options.programs));
}

function runOptionsIn(port: BreakablePort, { known, written, programs: _, ...more }: Options): RunOptions {
  const named = (path: string | undefined) =>
    path === undefined ? undefined : { argument: path, path, file: join(port.folder, path) };
  return {
    ...{ level: 'spec', select: ['CONSTANT-*'], timeout: 5000, jobs: 1, repeat: 1, maxFaults: 20 },
    ...{ knownFailures: named(known), writeKnownFailures: named(written) },
    ...more,
  };
}

/** Plays a run. `onOutcome` is called for each result. */
async function played(
  portJudge: PortJudge,
  { onOutcome = (): unknown => undefined, interrupt = new AbortController().signal } = {},
): Promise<JudgedRun & { readonly planned: PlannedRun }> {
  let planned: PlannedRun;
  const run = await portJudge.play((its) => {
    planned = its;
    return { begin: () => undefined, outcome: onOutcome, end: () => undefined };
  }, interrupt);
  assert.ok(run);
  return { ...run, planned: planned! };
}

/** Makes `constants` wrong in every trial of a program but the first, which comes after two resets. */
const LEAKS = `
  const { reset, constants } = adapter;
  let resets = 0;
  adapter.reset = async (params) => { resets += 1; return reset.call(adapter, params); };
  adapter.constants = async (params) => resets > 2 ? { broken: true } : constants.call(adapter, params)`;

describe('the judge of a port', () => {
  test('records the selection of a run, the faults that ended it, and whether the port has answered', async () => {
    const judge = judgeOf(new BreakablePort({}, `adapter.constants = () => process.exit(9)`), {
      surface: 'library',
      maxFaults: 2,
    });
    assert.equal(judge.hasAnswered, false);
    const before = performance.now();
    const { run, conclusion } = (await played(judge)).judgement;
    assert.ok(run.end.milliseconds > 0 && run.end.milliseconds <= performance.now() - before + 1);
    assert.equal(judge.hasAnswered, true);
    assert.deepEqual(run.selection, { select: ['CONSTANT-*'], repeat: 1, surface: 'library' });
    assert.deepEqual([run.end.interrupted, run.end.afterFaults, conclusion], [false, 2, 'adapter-fault']);
    assert.equal(run.alone, undefined);
  });

  test('plays a failure again alone, so that a leak is found', async () => {
    const { judgement } = await played(judgeOf(new BreakablePort({}, LEAKS)));
    assert.deepEqual(
      judgement.run.results.map(({ kind }) => kind),
      ['passed', 'failed', 'failed'],
    );
    assert.equal(judgement.run.alone?.kind, 'passed');
    assert.match(judgement.findings[0]?.symptom?.message ?? '', /^State survives `reset`/);
  });

  test('builds the port in its folder before it plays', POSIX_ONLY, async () => {
    const port = new BreakablePort();
    await assert.rejects(played(judgeOf(port, { build: 'touch built; exit 7' })), /exited with status 7/);
    assert.ok(existsSync(join(port.folder, 'built')));
    assert.equal(port.starts, 0);
  });

  test('has no run if it is interrupted before the port answers, and a run with a part of the results later', async () => {
    const judge = judgeOf(new BreakablePort());
    const unexpected = (): never => assert.fail('there is progress');
    const progress = { begin: unexpected, outcome: unexpected, end: unexpected };
    assert.equal(await judge.play(() => progress, AbortSignal.abort()), undefined);
    assert.equal(judge.hasAnswered, false);
    const interrupt = new AbortController();
    const { judgement } = await played(judge, {
      onOutcome: () => interrupt.abort(),
      interrupt: interrupt.signal,
    });
    assert.equal(judgement.conclusion, 'interrupted');
    assert.equal(judgement.run.results.length, 1);
  });

  test('says so when the machine ends the run or its transcript early', FULL_DISK_ONLY, async () => {
    const port = new BreakablePort();
    symlinkSync(fullDevice(port.folder), join(port.folder, 'talk.responses'));
    const transcript = { argument: '', path: 'talk', file: join(port.folder, 'talk') };
    const { problems, judgement } = await played(judgeOf(port, { transcript }));
    assert.deepEqual(problems, ['the transcript is not complete: ENOSPC: no space left on device, write']);
    assert.equal(judgement.conclusion, 'conformant');
    const onOutcome = (): unknown => readFileSync(join(port.folder, 'missing'));
    const early = await played(judgeOf(port), { onOutcome });
    assert.match(early.problems.join('\n'), /^the run ended early: ENOENT: [^\n]*$/);
    assert.equal(early.judgement.conclusion, 'ended-early');
    await assert.rejects(played(judgeOf(port), { onOutcome: assert.fail }), { code: 'ERR_ASSERTION' });
  });

  test('has no run if the machine cannot start the port', async () => {
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'spawn' });
    const start = (): never => {
      throw full;
    };
    const programs = Object.assign(new RunningPrograms(), { start });
    await assert.rejects(played(judgeOf(new BreakablePort(), { programs })), full);
  });

  test('reads the list of known failures again for each run, but not for the first one', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    port.write('known.txt', 'CONSTANT-*  # a reason\n');
    const judge = judgeOf(port, { known: 'known.txt' });
    port.write('known.txt', '');
    const conclusion = async (): Promise<string> => (await played(judge)).judgement.conclusion;
    assert.equal(await conclusion(), 'conformant-but-for-known-failures');
    assert.equal(await conclusion(), 'not-conformant');
  });

  test('updates the list of known failures that it read, or the one that is already in the file', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    for (const known of [undefined, 'known.txt']) {
      port.write('known.txt', '# ours\n');
      const options: Options = { ...(known && { known }), written: 'known.txt' };
      const judge = judgeOf(port, options);
      const { judgement } = await played(judge);
      writeOutputs(runOptionsIn(port, options), judgement, judge.listToUpdate);
      const [first, second] = readFileSync(join(port.folder, 'known.txt'), 'utf8').split('\n');
      assert.equal(first, '# ours');
      assert.match(second ?? '', /^\* @library {2}# |^CONSTANT-/);
    }
  });

  test('plays the last failures first or alone, even if they cannot be stored', async () => {
    const port = new BreakablePort({}, LEAKS);
    const first = judgeOf(port, { watch: true });
    assert.equal((await played(first)).warnings.length, 0);
    const keys = first['plan'].trials.map(({ key }) => key);
    const again = await played(first);
    assert.deepEqual(
      again.judgement.run.results.map(({ trial }) => trial),
      [...keys.slice(1), keys[0]],
    );
    rmSync(cacheFolder(), { recursive: true });
    writeFileSync(cacheFolder(), 'a file');
    for (const watch of [undefined, true] as const) {
      const only = judgeOf(new BreakablePort({}, LEAKS), { lastFailed: true, ...(watch && { watch }) });
      assert.match((await played(only)).warnings[0] ?? '', /not remembered/);
      assert.deepEqual(
        (await played(only)).planned.trials.map(({ key }) => key),
        keys.slice(1),
      );
    }
    rmSync(cacheFolder());
  });
});
