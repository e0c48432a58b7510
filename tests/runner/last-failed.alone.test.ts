import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BreakablePort } from './breakable-port';
import { callCommand } from './call-command';
import { cacheVariable, command, type Ended } from './command';
import { select } from './ports';

const [variable = ''] = Object.keys(cacheVariable(''));
/** The folder with the cache folder of this process. */
const CACHE = process.env[variable] ?? '';
const RUN = ['run', '--adapter', 'port.cjs', ...select('CONSTANT-*', 'LOOKUP-03')];

/** Returns the files with last results. */
function lastResults(): string[] {
  const files = readdirSync(CACHE, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.includes('.json')).map((file) => join(CACHE, file));
}

/** A port whose results are remembered. */
class TriedPort extends BreakablePort {
  private readonly earlier = lastResults();

  run(...options: readonly string[]): Promise<Ended> {
    return callCommand([...RUN, ...options], this.folder);
  }

  /** Returns the files with last results that were written since this port was created. */
  files(): string[] {
    return lastResults().filter((file) => !this.earlier.includes(file));
  }
}

test('run --last-failed plays what did not pass, and all scenarios once nothing fails any more', async () => {
  const port = new TriedPort({ constants: 'broken' });
  const first = await port.run('--last-failed');
  assert.match(first.stdout, /^Playing \d+ selected trials, because this port has no last run$/m);
  assert.equal(first.status, 1, first.stderr);
  const again = await port.run('--last-failed');
  assert.match(again.stdout, /^Playing only the 3 trials that did not pass in the last run$/m);
  assert.match(again.stdout, /\(3 trials selected\): 0 of 3 trials/);
  // A port that does not start leaves the last results as they are.
  port.write('port.cjs', 'module.exports = (');
  assert.equal((await port.run('--last-failed')).status, 3);
  port.change({});
  const mended = await port.run('--last-failed');
  assert.equal(mended.status, 0, mended.stdout);
  assert.match(mended.stdout, /: 3 of 3 trials, in [\d.]+ s\n$/);
  const whole = await port.run('--last-failed');
  assert.match(whole.stdout, /^Playing \d+ selected trials, because none of them failed in the last run$/m);
  assert.deepEqual(readdirSync(port.folder), ['.pids', 'port.cjs']);
});

test('runs at the same time leave a whole file', async () => {
  const port = new TriedPort({ constants: 'broken' });
  const ended = await Promise.all([1, 2, 3].map(() => command(RUN, port.folder)));
  for (const { status, stderr } of ended) assert.deepEqual([status, stderr], [1, '']);
  assert.equal(port.files().length, 1);
  assert.match((await port.run('--last-failed')).stdout, /^Playing only the \d+ trials/m);
});

test('a warning about results that cannot be remembered is written with its control characters escaped', async () => {
  const file = join(new BreakablePort({}).folder, 'a cache \u001b[31m');
  writeFileSync(file, '');
  const { status, stderr } = await command(RUN, new BreakablePort({}).folder, file);
  assert.equal(status, 0, stderr);
  assert.match(
    stderr,
    /^i18n-conformance: warning: the results are not remembered .*a cache \\u001b\[31m.*\n$/,
  );
});
