import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { command, temporaryFolder, type Ended } from './command';

/** Judges the reference in a program that does something more when it ends. */
function judged(atEnd: string): Promise<Ended> {
  const folder = temporaryFolder();
  const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
  const adapter = `module.exports = require(${reference});\nprocess.on('exit', async () => { ${atEnd} });\n`;
  writeFileSync(join(folder, 'adapter.js'), adapter);
  return command(['run', '--adapter', 'adapter.js', '--select', 'CONSTANT-*'], folder);
}

test('a program that ends badly after its last answer is reported, and the verdict stays', async () => {
  const { status, stdout, stderr } = await judged('process.exitCode = 3;');
  assert.equal(status, 0);
  assert.match(stdout, /\nconformant at level spec /);
  assert.match(stderr, /warning: the program of the adapter ended with status 3 after its last answer\n$/);
  const crashed = await judged(`process.kill(process.pid, 'SIGSEGV');`);
  assert.equal(crashed.status, 0);
  assert.match(
    crashed.stderr,
    /warning: the program of the adapter ended on SIGSEGV \(in C .*\) after its last answer\n$/,
  );
});

test('what a sanitizer reports at the end is shown, and the verdict stays', async () => {
  const leak = '==1==ERROR: LeakSanitizer: detected memory leaks';
  const { status, stderr } = await judged(`console.error('${leak}'); process.exitCode = 23;`);
  assert.equal(status, 0);
  assert.match(
    stderr,
    /ended with status 23 after its last answer: ==1==ERROR: LeakSanitizer: detected memory/,
  );
  const undefinedBehaviour = 'text.c:9:5: runtime error: index 64 out of bounds';
  assert.match(
    (await judged(`console.error('${undefinedBehaviour}');`)).stderr,
    /warning: the program of the adapter wrote: text\.c:9:5: runtime error: index 64 out of bounds\n$/,
  );
});

test('a program that ends well is not mentioned', async () => {
  assert.equal((await judged('')).stderr, '');
});
