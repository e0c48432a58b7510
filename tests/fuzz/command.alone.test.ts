import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { runsFor } from '../../runner/commands/fuzz';
import { POSIX_ONLY, timeoutWithStart } from '../processes';
import { BreakablePort } from '../runner/breakable-port';
import { callCommand } from '../runner/call-command';
import { startCommand, type Ended } from '../runner/command';

/** The compiled adapter of the reference. */
const REFERENCE = 'dist/ports/reference.js';
const WRONG_ALIAS = "adapter.l = async () => 'always the same';";

/** Fuzzes an adapter of the reference with an additional line. */
function fuzz(line: string, ...args: readonly string[]): Promise<Ended> {
  const port = new BreakablePort({}, line);
  return callCommand(['fuzz', '--adapter', join(port.folder, 'port.cjs'), ...args], PACKAGE_ROOT);
}

test('fuzz without a difference exits with status 0, and prints the number of scenarios', async () => {
  // The scenarios are played long before the time is over.
  const { status, stdout } = await fuzz('', '--runs', '20', '--time', '30', '--seed', '1');
  assert.match(stdout, /^Comparing .* with the reference at level spec, seed 1\n/);
  assert.match(stdout, /\nNo difference in 20 scenarios with \d+ steps\.\n$/);
  assert.equal(status, 0);
});

test('fuzz with a path plays one scenario, that of the first path too', async () => {
  const { status, stdout } = await fuzz('', '--seed', '0', '--path', '0');
  assert.match(stdout, /\nNo difference in 1 scenario with \d+ steps?\.\n$/);
  assert.equal(status, 0);
});

test('fuzz plays a thousand scenarios, the number that is asked for, or as many as its time allows', () => {
  const played = [{}, { time: 5 }, { runs: 20 }, { runs: 5000, time: 5 }].map(runsFor);
  assert.deepEqual(played, [1000, 2 ** 31 - 1, 20, 5000]);
});

test('the reference runs in the time zone of the port, whatever that of the machine is', async () => {
  const { TZ } = process.env;
  try {
    for (const zone of ['America/New_York', undefined]) {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
      // The ninth of these scenarios writes a date with the offset of the host.
      const { status, stdout } = await fuzz('', ...['--level', 'crystal', '--runs', '20', '--seed', '5']);
      assert.match(stdout, /^Comparing .* with the reference at level crystal, seed 5\n/);
      assert.match(stdout, /\nNo difference in 20 scenarios/);
      assert.deepEqual([status, process.env['TZ']], [0, zone]);
    }
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
});

test('fuzz with a difference exits with status 1, and prints a command that finds it again', async () => {
  const first = await fuzz(WRONG_ALIAS, '--seed', '0', '--surface', 'catalog');
  assert.equal(first.status, 1);
  assert.match(first.stdout, /differ in l on .*\n {2}reference: .*\n {2}port: {6}"always the same"\n/);
  assert.match(first.stdout, /\n {4}@surface:catalog\n {4}Scenario: the port and the reference differ\n/);
  const again = /\nTo find it again:\n {2}npx i18n-conformance fuzz --adapter \S+ (.*)\n/.exec(
    first.stdout,
  )?.[1];
  assert.match(again ?? '', /^--surface catalog --seed 0 --path \d+$/);
  const second = await fuzz(WRONG_ALIAS, ...again!.split(' '));
  const scenarioIn = (text: string): string => text.slice(text.indexOf('@surface:'), text.indexOf('To find'));
  assert.equal(scenarioIn(second.stdout), scenarioIn(first.stdout));
  assert.equal(second.status, 1);
});

test('an error of several lines is shown on one', async () => {
  const raises = `adapter.l = async () => { throw new TypeError('first\\nsecond'); };`;
  const { stdout } = await fuzz(raises, '--seed', '6', '--surface', 'catalog');
  assert.match(stdout, /\n {2}port: {6}raises TypeError: first second\n/);
});

test('fuzz draws only scenarios of the surface that is asked for', async () => {
  for (const surface of ['module', 'catalog']) {
    const { stdout } = await fuzz(WRONG_ALIAS, '--seed', '6', '--surface', surface);
    assert.match(stdout, new RegExp(`\n    @surface:${surface}\n`));
  }
});

test('an adapter that exits is reported as a fault, with the scenario and the end of standard error', async () => {
  const line = "adapter.init = async () => { console.error('no more'); process.exit(4); };";
  const { status, stdout } = await fuzz(line, '--seed', '1');
  assert.match(stdout, /adapter fault: the adapter exited with status 4/);
  assert.match(stdout, /last lines of standard error:\n {2}no more\n/);
  assert.match(
    stdout,
    /Scenario: the adapter is at fault in the last step\n(.*\n)* {6}When the module is initialized\n/,
  );
  assert.equal(status, 3);
});

test('an adapter that does not answer is reported as a fault, without shrinking', async () => {
  const timeout = timeoutWithStart(3000);
  const line = 'adapter.constants = () => new Promise(() => undefined);';
  const { status, stdout } = await fuzz(line, '--seed', '1', '--timeout', `${timeout}`);
  assert.match(stdout, new RegExp(`did not answer constants within ${timeout / 1000} s `));
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

const WRONG_USAGES: readonly (readonly [args: readonly string[], says: string])[] = [
  [[], 'fuzz compares a port with the reference: name the port with --command or --adapter'],
  ...['3', '0'].map(
    (path) => [['--command', 'x', '--path', path], '--path belongs to a seed: add --seed'] as const,
  ),
  [
    ['--command', 'x', '--seed', '1', '--path', '3', '--runs', '2'],
    "option '--path <number>' cannot be used with option '--runs <number>'",
  ],
  [
    ['--command', 'x', '--seed', '1', '--path', '3', '--time', '2'],
    "option '--path <number>' cannot be used with option '--time <seconds>'",
  ],
  [['--command', 'x', '--surface', 'both'], 'Allowed choices are module, catalog, library.'],
];

test('wrong usage of fuzz is refused with the remedy', async () => {
  for (const [args, says] of WRONG_USAGES) {
    const { status, stdout, stderr } = await callCommand(['fuzz', ...args], PACKAGE_ROOT);
    assert.ok(stderr.includes(says), stderr);
    assert.deepEqual([status, stdout], [2, '']);
  }
});
