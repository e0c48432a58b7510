import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { watchCommand, type WatchStreams } from '../../runner/commands/watch';
import type { ExitStatus } from '../../runner/exit-status';
import { BreakablePort } from './breakable-port';
import { aliveIn, PATIENT_TIMEOUT } from './command';
import { sizeOf } from './suite';

/** A terminal whose keys a test presses. */
class FakeTerminal {
  readonly input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  readonly output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
  readonly errors = new PassThrough();
  private shown = '';
  private update: () => void = () => undefined;

  constructor() {
    this.output.on('data', (chunk: Buffer) => {
      this.shown += stripVTControlCharacters(chunk.toString());
      this.update();
    });
  }

  /** Waits until a text is shown, and returns all until its end. What was shown so far is then forgotten. */
  async shows(text: string): Promise<string> {
    while (!this.shown.includes(text)) await new Promise<void>((resolve) => (this.update = resolve));
    const end = this.shown.indexOf(text) + text.length;
    const shown = this.shown.slice(0, end);
    this.shown = this.shown.slice(end);
    return shown;
  }

  press(keys: string): void {
    this.input.write(keys);
  }
}

/** Watches the constants and some lookups of a port on a terminal. */
function watch(port: BreakablePort, terminal: FakeTerminal): Promise<ExitStatus> {
  const options = {
    adapter: 'port.cjs',
    timeout: PATIENT_TIMEOUT,
    inProcess: false,
    level: 'spec',
    observations: false,
    select: ['CONSTANT-*', 'LOOKUP-01'],
    lastFailed: false,
    report: [],
    jobs: 1,
    failFast: false,
    maxFaults: 20,
    repeat: 1,
    verbose: false,
    watch: true,
  } as const;
  const context = { folder: port.folder, reference: '', finish: () => undefined };
  return watchCommand(options, context, terminal as unknown as WatchStreams);
}

const KEYS = 'a all, f failures, i id, r rule, s surface, d details, Enter again, q quit\n';
const LOOKUPS = sizeOf('LOOKUP-01');
const CONSTANTS = sizeOf('CONSTANT-01') + sizeOf('CONSTANT-02');
const ALL = LOOKUPS + CONSTANTS;

test('keys choose what is played, and a change plays it again', async () => {
  const port = new BreakablePort({ constants: 'broken' });
  const terminal = new FakeTerminal();
  const ended = watch(port, terminal);
  await terminal.shows(`(${ALL} scenarios selected): ${LOOKUPS} of ${ALL} scenarios, ${CONSTANTS} failed\n`);
  await terminal.shows(KEYS);

  terminal.press('f');
  await terminal.shows(`Playing only the ${CONSTANTS} scenarios that did not pass in the last run\n`);
  await terminal.shows(`(${CONSTANTS} scenarios selected)`);
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes \(only failures\)\n/);

  terminal.press('a');
  await terminal.shows(
    `Playing the ${CONSTANTS} scenarios that did not pass in the last run before the others\n`,
  );
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes\n/);

  terminal.press('r');
  await terminal.shows('Type to search');
  await terminal.shows('LOOKUP-01');
  await terminal.shows('└');
  terminal.press('LOOKUP');
  await terminal.shows('LOOKUP█');
  terminal.press('\r');
  await terminal.shows(`conformant at level spec (${LOOKUPS} scenarios selected): ${LOOKUPS} of `);
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes \(LOOKUP-01\)\n/);

  terminal.press('s');
  await terminal.shows('└');
  terminal.press('\u001b[B');
  await terminal.shows('●');
  terminal.press('\r');
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes \(LOOKUP-01, on the module\)\n/);

  terminal.press('i');
  await terminal.shows('└');
  terminal.press('LOKUP-01\r');
  await terminal.shows('LOKUP-01 matches no scenario of this run on the module; did you mean LOOKUP-01');
  terminal.press('\u0015\r');
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes \(on the module\)\n/);

  port.change({ translate: 'broken' });
  assert.match(await terminal.shows(KEYS), /^[^]*port\.cjs changed\nJudging [^]*LOOKUP-01 /);
  terminal.press('q');
  assert.equal(await ended, 1);
  assert.deepEqual(await aliveIn(port.pids), []);
});

test('a key shows one failure in full, and a cancelled question changes nothing', async () => {
  const port = new BreakablePort({ constants: 'broken' });
  const terminal = new FakeTerminal();
  const ended = watch(port, terminal);
  await terminal.shows(KEYS);
  terminal.press('d');
  await terminal.shows('CONSTANT-02/nothing-is-configured @library');
  await terminal.shows('└');
  terminal.press('nothing');
  await terminal.shows('nothing█');
  terminal.press('\r');
  const shown = await terminal.shows(KEYS);
  assert.match(shown, /CONSTANT-02 .*\n\nnothing is configured, on the library as a whole\n/);
  assert.match(shown, /\nrun it alone: npx i18n-conformance run --adapter port\.cjs --select CONSTANT-02/);

  terminal.press('i');
  await terminal.shows('└');
  terminal.press('\u0003');
  assert.match(await terminal.shows(KEYS), /\nWaiting for changes\n/);
  terminal.press('\r');
  await terminal.shows('Judging ');
  await terminal.shows(KEYS);
  terminal.press('\u0003');
  assert.equal(await ended, 130);
});

for (const [name, key] of Object.entries({ q: 'q', 'Ctrl-C': '\u0003', 'Ctrl-\\': '\u001c' })) {
  test(`${name} ends a watch while the port hangs`, async () => {
    const port = new BreakablePort({ constants: 'silent' });
    const terminal = new FakeTerminal();
    const ended = watch(port, terminal);
    await terminal.shows('Judging ');
    terminal.press('d');
    terminal.press(key);
    assert.equal(await ended, 130);
    assert.deepEqual(await aliveIn(port.pids), []);
  });
}
