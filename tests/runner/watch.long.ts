import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { aliveIn, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { BreakablePort } from './breakable-port';
import { MAIN, startCommand, temporaryFolder } from './command';
import { select } from './ports';
import { reported } from './reported';

const ADAPTER = ['--adapter', 'port.cjs'];
const RUN = ['run', ...select('CONSTANT-*'), '--jobs', '1'];
const CONFORMANT = 'conformant at level spec of i18n-conformance 0.2.0 (3 trials selected): 3 of 3 trials';
const FAILED =
  'not conformant at level spec of i18n-conformance 0.2.0 (3 trials selected): 0 of 3 trials, 3 failed';

/** Starts to watch a port. Its output goes to a pipe. A watch that a failing test leaves behind is ended. */
function watch(port: BreakablePort, ...options: readonly string[]): ReturnType<typeof startCommand> {
  const named = options.some((option) => option === '--command' || option === '--adapter') ? [] : ADAPTER;
  const watched = options.includes('--watch') ? [] : ['--watch'];
  const started = startCommand([...RUN, ...named, ...options, ...watched], port.folder);
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

/** Waits until something is true. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENT_TIMEOUT;
  while (!isSo()) {
    assert.ok(performance.now() < end, `it took too long: ${isSo.toString()}`);
    await delay(20);
  }
}

// These tests spend most of their time waiting.
describe('run --watch', { ...POSIX_ONLY, concurrency: 4 }, () => {
  test('writes a line and the reports after each run, and ends at Ctrl-C', async () => {
    const port = new BreakablePort({ constants: 'broken' });
    const report = join(port.folder, 'r.json');
    const watched = watch(port, '--report', 'json=r.json');
    await watched.says(`${FAILED}\n`);
    assert.equal(reported(report).conclusion, 'not-conformant');
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    assert.equal(reported(report).conclusion, 'conformant');
    assert.deepEqual(await linesOf(watched, port), [FAILED, `port.cjs changed: ${CONFORMANT}`]);
  });

  test('follows a link that is named, and no other', async () => {
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
    assert.equal((await linesOf(watched, port)).length, 4);
  });

  test('waits for a port that does not start', async () => {
    const port = new BreakablePort();
    port.write('port.cjs', 'module.exports = (');
    const watched = watch(port);
    await watched.says('adapter fault: the adapter exited with status 1 before it answered initialize');
    port.change({});
    await watched.says(`port.cjs changed: ${CONFORMANT}\n`);
    rmSync(join(port.folder, 'port.cjs'));
    await watched.says('port.cjs changed: adapter fault: ');
    await linesOf(watched, port);
  });

  test('cancels a run of a port that never answers at a change', async () => {
    const port = new BreakablePort({ constants: 'silent' });
    const watched = watch(port, '--timeout', `${PATIENT_TIMEOUT * 10}`);
    await until(() => readdirSync(port.pids).length > 0);
    port.change({});
    await watched.says(CONFORMANT);
    assert.deepEqual(await linesOf(watched, port), [`port.cjs changed: ${CONFORMANT}`]);
  });

  test('reads a list of known failures again in each run', async () => {
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

  test('starts no other run because of a file that its output is written to', async () => {
    const port = new BreakablePort();
    const out = join(port.folder, 'out.txt');
    const stdio = ['ignore', openSync(out, 'w'), 'ignore'] as const;
    const args = [MAIN, ...RUN, ...ADAPTER, '--watch'];
    const child = spawn(process.execPath, args, { cwd: port.folder, stdio: [...stdio] });
    after(() => child.kill());
    const written = (): string => readFileSync(out, 'utf8');
    await until(() => written().includes(`${CONFORMANT}\n`));
    port.change({ constants: 'broken' });
    await until(() => written().includes(`${FAILED}\n`));
    child.kill('SIGINT');
    await once(child, 'close');
    assert.equal(written(), `${CONFORMANT}\nport.cjs changed: ${FAILED}\n`);
  });

  test('builds before each run, and shows a build that fails', async () => {
    const port = new BreakablePort();
    mkdirSync(join(port.folder, 'src'));
    port.write('src/flaws', '{}');
    const [before, after] = readFileSync(join(port.folder, 'port.cjs'), 'utf8').split('{}');
    port.write(
      'build.sh',
      `grep -q } src/flaws || exit 7\necho '${before}'"$(cat src/flaws)"'${after}' > port.cjs\n`,
    );
    const command = `node "${join(PACKAGE_ROOT, 'dist/adapter/host/main.js')}" port.cjs`;
    const watched = watch(port, '--command', command, '--build', 'sh build.sh', '--watch', 'src');
    await watched.says(`${CONFORMANT}\n`);
    port.write('src/flaws', '{"constants":"broken"}');
    await watched.says(`src/flaws changed: ${FAILED}\n`);
    port.write('src/flaws', 'a mistake');
    await watched.says('src/flaws changed: --build sh build.sh: exited with status 7\n');
    rmSync(join(port.folder, 'src'), { recursive: true });
    // Long enough for the watch to notice that the folder is gone.
    await delay(500);
    mkdirSync(join(port.folder, 'src'));
    port.write('src/flaws', '{}');
    await watched.says(`changed: ${CONFORMANT}\n`);
    await linesOf(watched, port);
  });

  // The module does not exist before the first build, and differs with each. The watch may notice another file late, and
  // then judges once more.
  for (const [what, more, builds] of [
    ['the module that it writes', '', [1]],
    ['another file that it writes as it was', '; echo > js/other.cjs', [1, 2]],
  ] as const) {
    test(`with a build, does not judge for ever because of ${what}`, async () => {
      const port = new BreakablePort();
      mkdirSync(join(port.folder, 'src'));
      const source = readFileSync(join(port.folder, 'port.cjs'), 'utf8');
      port.write('src/port.cjs', source);
      const build = `rm -rf js; mkdir -p js/.pids; cp src/port.cjs js; date +"// %N" >> js/port.cjs${more}`;
      port.write('build.sh', `${build}; echo >> builds.log`);
      const made = (): number => readFileSync(join(port.folder, 'builds.log'), 'utf8').length;
      /** Waits until no build has followed another one for longer than a run takes. */
      const settled = async (): Promise<number> => {
        for (let before = 0; before !== made(); await delay(2000)) {
          before = made();
          assert.ok(before < 20, 'it builds for ever');
        }
        return made();
      };
      const watched = watch(port, '--adapter', 'js/port.cjs', '--build', 'sh build.sh');
      await watched.says(`${CONFORMANT}\n`);
      const before = await settled();
      port.write('src/port.cjs', source.replace('{}', '{"constants":"broken"}'));
      await watched.says(` changed: ${FAILED}\n`);
      const after = await settled();
      assert.ok(
        builds.some((one) => one === after - before),
        `${after - before} builds`,
      );
      await linesOf(watched, port);
    });
  }
});
