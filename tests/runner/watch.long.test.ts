import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { BreakablePort, type Flaws } from './breakable-port';
import { aliveIn, PATIENT_TIMEOUT, startCommand, temporaryFolder } from './command';
import { reported } from './reported';
import { sizeOf } from './suite';

const SELECTED = ['--select', 'CONSTANT-*', '--jobs', '1'];
const CONFORMANT = 'conformant at level spec (3 trials selected): 3 of 3 trials';
const FAILED = 'not conformant at level spec (3 trials selected): 0 of 3 trials, 3 failed';

/** Starts to watch a port. Its output goes to a pipe. A watch that a failing test leaves behind is ended. */
function watch(port: BreakablePort, ...options: readonly string[]): ReturnType<typeof startCommand> {
  const run = [
    'run',
    '--adapter',
    'port.cjs',
    ...SELECTED,
    ...options,
    ...(options.includes('--watch') ? [] : ['--watch']),
  ];
  const started = startCommand(run, port.folder);
  let isRunning = true;
  void started.ended.then(() => (isRunning = false));
  after(() => isRunning && process.kill(started.pid));
  return started;
}

/** Interrupts a watch, and returns the lines that it wrote. No process may be left behind. */
async function linesOf({ pid, ended }: ReturnType<typeof watch>, { pids }: BreakablePort): Promise<string[]> {
  process.kill(pid, 'SIGINT');
  const { status, stdout } = await ended;
  assert.equal(status, 130);
  assert.deepEqual(await aliveIn(pids), []);
  return stdout.trimEnd().split('\n');
}

/** Waits until a process of the port has started. */
async function started({ pids }: BreakablePort): Promise<void> {
  const until = performance.now() + PATIENT_TIMEOUT;
  while (readdirSync(pids).length === 0) {
    assert.ok(performance.now() < until, 'the port was not started');
    await delay(20);
  }
}

// These tests spend most of their time waiting.
describe('run --watch', { ...POSIX_ONLY, concurrency: 4 }, () => {
  test('on a pipe, each run is one line, and Ctrl-C ends the watch', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    const watched = watch(port);
    await watched.says(`${FAILED}\n`);
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    port.change({ constants: 'broken' });
    await watched.says(`port.cjs changed: ${FAILED}\n`);
    assert.deepEqual(await linesOf(watched, port), [
      FAILED,
      `port.cjs changed: ${CONFORMANT}`,
      `port.cjs changed: ${FAILED}`,
    ]);
  });

  test('links in the folder are not followed, and a named one is', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    const elsewhere = temporaryFolder();
    mkdirSync(join(elsewhere, 'library'));
    symlinkSync('..', join(port.folder, 'parent'));
    symlinkSync(join(elsewhere, 'library'), join(port.folder, 'library'));
    const watched = watch(port, '--watch', '.', 'library');
    await watched.says(`${FAILED}\n`);
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    // Nobody writes to the pipe, so that whoever read it would wait.
    spawnSync('mkfifo', [join(port.folder, 'pipe')]);
    await watched.says(`pipe changed: ${CONFORMANT}\n`);
    writeFileSync(join(elsewhere, 'library/i18n.rb'), '');
    await watched.says(`i18n.rb changed: ${CONFORMANT}\n`);
    assert.deepEqual(
      (await linesOf(watched, port)).map((line) => line.replace(/^.*\//, '')),
      [
        FAILED,
        `port.cjs changed: ${CONFORMANT}`,
        `pipe changed: ${CONFORMANT}`,
        `i18n.rb changed: ${CONFORMANT}`,
      ],
    );
  });

  test('a port that does not start is waited for', async () => {
    const port = new BreakablePort();
    port.write('port.cjs', 'module.exports = (');
    const watched = watch(port);
    await watched.says('adapter fault: ');
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    rmSync(join(port.folder, 'port.cjs'));
    await watched.says('port.cjs changed: adapter fault: ');
    const [first] = await linesOf(watched, port);
    assert.equal(first, 'adapter fault: the adapter exited with status 1 before it answered initialize');
  });

  /** Ports that never answer, while they start, are reset, or are judged. */
  const HANGING: Readonly<Record<string, Flaws>> = {
    starts: { initialize: 'silent' },
    'is reset for the first time': { reset: 'silent' },
    'is judged': { constants: 'silent' },
  };

  for (const [moment, flaws] of Object.entries(HANGING)) {
    test(`a change cancels a run in which the port ${moment}`, async () => {
      const port = new BreakablePort(flaws);
      const watched = watch(port, '--timeout', `${PATIENT_TIMEOUT * 10}`);
      await started(port);
      port.change({});
      await watched.says(CONFORMANT);
      assert.deepEqual(await linesOf(watched, port), [`port.cjs changed: ${CONFORMANT}`]);
    });
  }

  test('Ctrl-C ends a watch while the port hangs', async () => {
    const port = new BreakablePort({ constants: 'silent' });
    const watched = watch(port, '--timeout', `${PATIENT_TIMEOUT * 10}`);
    await started(port);
    assert.deepEqual(await linesOf(watched, port), ['']);
  });

  test('a list of known failures is read again in each run', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    port.write('known.txt', 'CONSTANT-*  # not yet\n');
    const watched = watch(port, '--known-failures', 'known.txt');
    await watched.says('3 known failures');
    port.write('known.txt', 'CONSTANT-*\n');
    await watched.says('known.txt changed: known.txt:1: "CONSTANT-*" has no reason');
    port.write('known.txt', '# nothing\n');
    await watched.says(`known.txt changed: ${FAILED}`);
    await linesOf(watched, port);
  });

  test('reports are written after each complete run, and do not start another one', async () => {
    const port = new BreakablePort();
    const report = join(port.folder, 'r.json');
    const watched = watch(port, '--report', 'json=r.json');
    await watched.says(`${CONFORMANT}\n`);
    assert.equal(reported(report).conclusion, 'conformant');
    port.change({ constants: 'broken' });
    await watched.says(`port.cjs changed: ${FAILED}\n`);
    assert.equal(reported(report).conclusion, 'not-conformant');
    assert.equal((await linesOf(watched, port)).length, 2);
  });

  test('--watch with --last-failed plays what failed, and then everything', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    const watched = watch(port, '--last-failed', '--select', 'LOOKUP-03');
    await watched.says('3 failed\n');
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    port.write('another.txt', '');
    const all = 3 + sizeOf('LOOKUP-03');
    await watched.says(`another.txt changed: conformant at level spec (${all} trials selected)`);
    await linesOf(watched, port);
  });

  test('a file that the output is written to does not start another run', async () => {
    const port = new BreakablePort();
    const out = join(port.folder, 'out.txt');
    const main = join(PACKAGE_ROOT, 'dist/runner/main.js');
    const child = spawn(process.execPath, [main, 'run', '--adapter', 'port.cjs', ...SELECTED, '--watch'], {
      cwd: port.folder,
      stdio: ['ignore', openSync(out, 'w'), 'ignore'],
    });
    after(() => child.kill());
    const writes = async (text: string): Promise<void> => {
      const until = performance.now() + PATIENT_TIMEOUT;
      while (!readFileSync(out, 'utf8').includes(text)) {
        assert.ok(performance.now() < until, readFileSync(out, 'utf8'));
        await delay(20);
      }
    };
    await writes(`${CONFORMANT}\n`);
    port.change({ constants: 'broken' });
    await writes(`${FAILED}\n`);
    child.kill('SIGINT');
    await once(child, 'close');
    assert.equal(readFileSync(out, 'utf8'), `${CONFORMANT}\nport.cjs changed: ${FAILED}\n`);
  });
});
