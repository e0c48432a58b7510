import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { POSIX_ONLY, timeoutWithStart } from '../processes';
import { callCommand } from '../runner/call-command';
import { startCommand, type Ended } from '../runner/command';

const folder = mkdtempSync(join(tmpdir(), 'fuzz-command-'));
after(() => rmSync(folder, { recursive: true }));

/** The compiled adapter of the reference. */
const REFERENCE = 'dist/ports/reference.js';

/** Writes an adapter of the reference with an additional line, and returns its path. */
function adapterWith(name: string, line: string): string {
  const file = join(folder, `${name}.js`);
  const reference = JSON.stringify(join(PACKAGE_ROOT, REFERENCE));
  writeFileSync(
    file,
    `const create = require(${reference}).default;\n` +
      `module.exports = () => { const adapter = create(); ${line} return adapter; };\n`,
  );
  return file;
}

/** Runs `fuzz` in this process. */
function fuzz(args: readonly string[]): Promise<Ended> {
  return callCommand(['fuzz', ...args], PACKAGE_ROOT);
}

/** Returns the printed scenario with its surface. */
function scenarioIn(text: string): string {
  return text.slice(text.indexOf('@surface:'), text.indexOf('To find it again:'));
}

test('fuzz without a difference exits with status 0, and prints the number of scenarios', async () => {
  const { status, stdout } = await fuzz(['--adapter', REFERENCE, '--runs', '20', '--seed', '1']);
  assert.match(stdout, /^Comparing .* with the reference at level spec, seed 1\n/);
  assert.match(stdout, /\nNo difference in 20 scenarios with \d+ steps\.\n$/);
  assert.equal(status, 0);
});

test('the reference runs in the time zone of the port, whatever that of the machine is', async () => {
  const { TZ } = process.env;
  process.env['TZ'] = 'America/New_York';
  try {
    // The ninth of these scenarios writes a date with the offset of the host.
    const args = ['--adapter', REFERENCE, '--level', 'crystal', '--runs', '20', '--seed', '5'];
    const { status, stdout } = await fuzz(args);
    assert.match(stdout, /\nNo difference in 20 scenarios/);
    assert.equal(status, 0);
    assert.equal(process.env['TZ'], 'America/New_York');
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
});

test('fuzz with a difference exits with status 1, and prints a command that finds it again', async () => {
  const file = adapterWith('wrong', "adapter.t = async () => 'always the same';");
  const first = await fuzz(['--adapter', file, '--seed', '3']);
  assert.match(first.stdout, /differ in t on .*\n {2}reference: .*\n {2}port: {6}"always the same"\n/);
  assert.match(first.stdout, /\n {4}Scenario: the port and the reference differ\n {6}(Given|When) /);
  const again = /\nTo find it again:\n {2}npx i18n-conformance fuzz (.*)\n/.exec(first.stdout)?.[1] ?? '';
  assert.match(again, /^--adapter \S+ --seed 3 --path \d+$/);
  assert.equal(first.status, 1);

  const second = await fuzz(again.split(' '));
  assert.equal(scenarioIn(second.stdout), scenarioIn(first.stdout));
  assert.equal(second.status, 1);
});

test('--surface restricts the scenarios to a surface, and the printed command repeats it', async () => {
  const file = adapterWith('wrong-in-l', "adapter.l = async () => 'always the same';");
  const first = await fuzz(['--adapter', file, '--seed', '6', '--surface', 'catalog']);
  assert.match(first.stdout, /\n {4}@surface:catalog\n {4}Scenario: the port and the reference differ\n/);
  const again = /\nTo find it again:\n {2}npx i18n-conformance fuzz (.*)\n/.exec(first.stdout)?.[1] ?? '';
  assert.match(again, /^--adapter \S+ --surface catalog --seed 6 --path \d+$/);
  const second = await fuzz(again.split(' '));
  assert.equal(scenarioIn(second.stdout), scenarioIn(first.stdout));
  assert.deepEqual([first.status, second.status], [1, 1]);
});

test('an adapter that exits is reported as a fault, with the scenario and the end of standard error', async () => {
  const file = adapterWith(
    'ends',
    "adapter.init = async () => { console.error('no more'); process.exit(4); };",
  );
  const { status, stdout } = await fuzz(['--adapter', file, '--seed', '1']);
  assert.match(stdout, /The adapter is at fault: the adapter exited with status 4/);
  assert.match(stdout, /The last lines of its standard error:\n {2}no more\n/);
  assert.match(
    stdout,
    /Scenario: the adapter is at fault in the last step\n(.*\n)* {6}When the module is initialized\n/,
  );
  assert.equal(status, 3);
});

test('an adapter that does not answer is reported as a fault, without shrinking', async () => {
  const file = adapterWith('silent', 'adapter.constants = () => new Promise(() => undefined);');
  const timeout = `${timeoutWithStart(3000)}`;
  const { status, stdout } = await fuzz(['--adapter', file, '--seed', '1', '--timeout', timeout]);
  assert.match(stdout, new RegExp(`did not answer constants within ${Number(timeout) / 1000} s `));
  assert.match(stdout, new RegExp(`--timeout ${timeout} --seed 1 --path \\d+`));
  assert.equal(status, 3);
});

test('on a signal, fuzz ends the adapter and prints the number of scenarios', POSIX_ONLY, async () => {
  const { pid, says, ended } = startCommand(['fuzz', '--adapter', REFERENCE, '--time', '100'], PACKAGE_ROOT);
  await says('Comparing');
  setTimeout(() => process.kill(pid, 'SIGINT'), 300);
  const { status, stdout } = await ended;
  assert.match(stdout, /Interrupted: no difference in \d+ scenarios? with \d+ steps?\./);
  assert.equal(status, 130);
});

test('a time budget that runs out is reported, and is not an error', async () => {
  const { status, stdout } = await fuzz(['--adapter', REFERENCE, '--time', '1']);
  assert.match(stdout, /\nNo difference in \d+ scenarios? with \d+ steps? \(time budget of 1 s used\)\.\n$/);
  assert.equal(status, 0);
});

test('--keep-going reports several differences, and --known-failures skips known ones', async () => {
  const file = adapterWith(
    'wrong-twice',
    "adapter.t = async () => 'always the same'; adapter.constants = async () => ({ VERSION: '0', DEFAULT_LOCALE: 'en' });",
  );
  const both = await fuzz(['--adapter', file, '--seed', '3', '--keep-going', '2']);
  assert.match(
    both.stdout,
    /\nDifference 1 of 2\n(.*\n)+To find it again:\n.* --path \d+\n(.*\n)+Difference 2 of 2\n/,
  );
  assert.match(both.stdout, /\n2 differences in \d+ scenarios with \d+ steps, including shrinking\.\n$/);
  assert.equal(both.status, 1);

  const known = join(folder, 'known.txt');
  writeFileSync(known, 'CONSTANT-*  # another version\n');
  const port = adapterWith(
    'wrong-version',
    "adapter.constants = async () => ({ VERSION: '0', DEFAULT_LOCALE: 'en' });",
  );
  const none = await fuzz(['--adapter', port, '--seed', '3', '--runs', '10', '--known-failures', known]);
  assert.match(none.stdout, /\nScenarios that ended at a known difference:\n {2}\d+ scenarios?: /);
  assert.match(none.stdout, /\nNo difference in 10 scenarios /);
  assert.equal(none.status, 0);
});

const WRONG_USAGES: readonly (readonly [args: readonly string[], says: string])[] = [
  [[], 'fuzz compares a port with the reference: name the port with --command or --adapter'],
  [['--command', 'x', '--adapter', 'y'], '--command and --adapter both name a port: use one of them'],
  [['--command', 'x', '--path', '3'], '--path belongs to a seed: add --seed'],
  [['--command', 'x', '--seed', '-1'], 'Give a whole number from 0 to 2147483647.'],
  [
    ['--command', 'x', '--seed', '1', '--path', '3', '--keep-going', '2'],
    '--path runs one scenario: leave out --keep-going',
  ],
  [['--command', 'x', '--seed', '1', '--path', 'a'], 'Give a path that fuzz printed, such as 37.'],
  [
    ['--command', 'x', '--keep-going', '0'],
    "argument '0' is invalid. Give a whole number from 1 to 2147483647.",
  ],
  [
    ['--command', 'x', '--runs', 'many'],
    "argument 'many' is invalid. Give a whole number from 1 to 2147483647.",
  ],
  [
    ['--command', 'x', '--time', '1.5'],
    "argument '1.5' is invalid. Give a whole number from 1 to 2147483647.",
  ],
  [
    ['--command', 'x', '--known-failures', 'none.txt'],
    '--known-failures none.txt: there is no such file (looked for ',
  ],
  [['--command', 'x', '--known-failures', 'fuzz'], 'fuzz is a folder; name a file'],
  [['--command', 'x', '--known-failures', 'package.json'], 'package.json:1: "{" has no reason'],
  [['--adapter', 'none.js'], '--adapter none.js: there is no such file (looked for '],
  [['--adapter', 'fuzz'], 'fuzz is a folder; name the adapter module in it'],
  [['--command', 'x', '--surface', 'both'], 'Allowed choices are module, catalog, library.'],
  [['--command', 'x', '--level', 'gold'], 'Allowed choices are spec, crystal.'],
];

for (const [args, says] of WRONG_USAGES) {
  test(`wrong usage: fuzz ${args.join(' ')}`, async () => {
    const { status, stdout, stderr } = await callCommand(['fuzz', ...args], PACKAGE_ROOT);
    assert.ok(stderr.includes(says), stderr);
    assert.deepEqual([status, stdout], [2, '']);
  });
}
