import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { RunningPrograms } from '../../adapter/client/process-group';
import { watchCommand, type WatchStreams } from '../../runner/commands/watch';
import type { ExitStatus } from '../../runner/exit-status';
import { BreakablePort } from './breakable-port';
import { aliveIn, PATIENT_TIMEOUT } from './command';
import { sizeOf } from './suite';

/** A terminal whose keys a test presses. */
class FakeTerminal {
  readonly input = Object.assign(new PassThrough(), { isTTY: true });
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
    level: 'spec',
    select: ['CONSTANT-*', 'LOOKUP-01'],
    jobs: 1,
    maxFaults: 20,
    repeat: 1,
    watch: true,
  } as const;
  const context = {
    folder: port.folder,
    reference: '',
    programs: new RunningPrograms(),
    finish: () => undefined,
  };
  return watchCommand(options, context, terminal as unknown as WatchStreams);
}

const WAITING = '\nWaiting for changes; Enter judges again, Ctrl-C ends\n';
const LOOKUPS = sizeOf('LOOKUP-01');
const CONSTANTS = sizeOf('CONSTANT-01') + sizeOf('CONSTANT-02');
const ALL = LOOKUPS + CONSTANTS;

test('Enter judges again, with the failures first, and Ctrl-C ends the watch', async () => {
  const port = new BreakablePort({ constants: 'broken' });
  const terminal = new FakeTerminal();
  const ended = watch(port, terminal);
  await terminal.shows(`(${ALL} trials selected): ${LOOKUPS} of ${ALL} trials, ${CONSTANTS} failed\n`);
  await terminal.shows(WAITING);
  terminal.press('\n');
  await terminal.shows(
    `Playing the ${CONSTANTS} trials that did not pass in the last run before the others\n`,
  );
  await terminal.shows('\nSince the previous run: no trial newly passes or fails\n');
  await terminal.shows(WAITING);
  port.change({ translate: 'broken' });
  const changed = await terminal.shows(WAITING);
  assert.match(changed, /^[^]*port\.cjs changed\nJudging [^]*LOOKUP-01 /);
  const changes =
    `Since the previous run: ${CONSTANTS} trials newly passing (CONSTANT-01, CONSTANT-02); ` +
    `${LOOKUPS} trials newly failing (LOOKUP-01) Waiting for changes`;
  assert.ok(changed.replace(/\s+/g, ' ').includes(changes), changed);
  process.emit('SIGINT');
  assert.equal(await ended, 130);
  assert.deepEqual(await aliveIn(port.pids), []);
});

test('Ctrl-C ends a watch while the port hangs', async () => {
  const port = new BreakablePort({ constants: 'silent' });
  const terminal = new FakeTerminal();
  const ended = watch(port, terminal);
  await terminal.shows('Judging ');
  process.emit('SIGINT');
  assert.equal(await ended, 130);
  assert.deepEqual(await aliveIn(port.pids), []);
});
