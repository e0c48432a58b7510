import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { RunningPrograms } from '../../adapter/client/process-group';
import { BuildFailure, buildPort } from '../../runner/judge/build-port';
import { POSIX_ONLY } from '../processes';
import { temporaryFolder } from './command';

const programs = new RunningPrograms();
const NEVER = new AbortController().signal;

/** Builds a port by a script of Node in a new folder, which is returned. */
async function build(script: string, interrupt = NEVER): Promise<string> {
  const folder = temporaryFolder();
  await buildPort(`node -e "${script}"`, { folder, programs }, interrupt);
  assert.equal(getEventListeners(interrupt, 'abort').length, 0);
  return folder;
}

/** Returns the lines of the error for a build that fails, without the command. */
async function failureOf(script: string): Promise<string[]> {
  const failure = await build(script).then(assert.fail, (thrown: unknown) => thrown);
  assert.ok(failure instanceof BuildFailure, String(failure));
  const [first = '', ...others] = failure.message.split('\n');
  assert.ok(first.startsWith(`--build node -e "${script}": `), first);
  return [first.slice(`--build node -e "${script}": `.length), ...others];
}

const WRITE = `require('fs').writeFileSync('built', '')`;

describe('a build', () => {
  test('runs in the folder of the port, and has no input', async () => {
    const folder = await build(`process.stdin.resume().on('end', () => ${WRITE})`);
    assert.ok(existsSync(join(folder, 'built')));
  });

  test('that fails is reported with its output', async () => {
    assert.deepEqual(
      await failureOf(`console.log(' one\\u0007 '); console.log(''); console.error('two'); process.exit(7)`),
      ['exited with status 7', '   one\\u0007 ', '  ', '  two'],
    );
  });

  test('that is killed is reported with the signal', POSIX_ONLY, async () => {
    const building = buildPort('kill -KILL $$', { folder: tmpdir(), programs }, NEVER);
    await assert.rejects(building, /^BuildFailure: --build kill -KILL \$\$: ended on SIGKILL\n/);
  });

  test('that cannot start is reported with the reason', async () => {
    const folder = join(temporaryFolder(), 'missing');
    const building = buildPort('node', { folder, programs }, NEVER);
    await assert.rejects(building, /^BuildFailure: --build node: .*ENOENT/);
  });

  test('that fails is reported with 40 lines of its output, and the number of others', async () => {
    const lines = (count: number) =>
      failureOf(`for (let n = 1; n <= ${count}; n += 1) console.log(n); process.exitCode = 1`);
    const first = Array.from({ length: 40 }, (_, index) => `  ${index + 1}`);
    assert.deepEqual((await lines(40)).slice(1), first);
    assert.deepEqual((await lines(42)).slice(1), [...first, '  … 2 more lines']);
  });

  test('that fails with much output does not keep all of it', async () => {
    const lines = await failureOf(`console.log('x\\n'.repeat(1e6)); process.exitCode = 1`);
    const [, more = ''] = /^ {2}… (\d+) more lines$/.exec(lines.at(-1) ?? '') ?? [];
    assert.ok(Number(more) >= 40_000 && Number(more) < 100_000, more);
  });

  test('ends without an error when it is interrupted, and does not start afterwards', async () => {
    const interrupt = new AbortController();
    setTimeout(() => interrupt.abort(), 100);
    await build('setInterval(() => {}, 1000)', interrupt.signal);
    const folder = await build(WRITE, interrupt.signal);
    assert.equal(existsSync(join(folder, 'built')), false);
  });
});
