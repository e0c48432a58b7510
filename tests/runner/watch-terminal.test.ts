import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { RunningPrograms } from '../../adapter/client/process-group';
import { watchCommand, type WatchStreams } from '../../runner/commands/watch';
import type { ExitStatus } from '../../runner/exit-status';
import { parseReportFile } from '../../runner/reports/report-files';
import { BreakablePort } from './breakable-port';
import { aliveIn, PATIENT_TIMEOUT } from '../processes';

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
    while (!this.shown.includes(text)) {
      await new Promise<void>((resolve) => (this.update = resolve));
      assert.doesNotMatch(this.shown, /^(?:dist|report).* changed$/m);
    }
    const end = this.shown.indexOf(text) + text.length;
    const shown = this.shown.slice(0, end);
    this.shown = this.shown.slice(end);
    return shown;
  }
}

/** A build that writes another file each time. It does not count as a change of the port. */
const BUILD = `node -e "fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/made.js', String(Date.now()))"`;

/** Watches the constants and a lookup of a port on a terminal. A report is written into the folder that is watched. */
function watch(port: BreakablePort, terminal: FakeTerminal): Promise<ExitStatus> {
  const options = {
    report: [parseReportFile('json=report.json', port.folder)],
    adapter: 'port.cjs',
    build: BUILD,
    timeout: PATIENT_TIMEOUT,
    level: 'spec',
    select: ['CONSTANT-*', 'LOOKUP-01/a-key-with-spaces-around-it @module'],
    jobs: 1,
    maxFaults: 20,
    repeat: 1,
    watch: true,
  } as const;
  const programs = new RunningPrograms();
  const context = { folder: port.folder, reference: '', programs, finish: () => undefined };
  return watchCommand(options, context, terminal as unknown as WatchStreams);
}

const WAITING = '\nWaiting for changes; Enter judges again, Ctrl-C ends\n';

test('Enter judges again, with the failures first, and Ctrl-C ends the watch, even while the port hangs', async (context) => {
  // A watch that a failed test leaves behind would keep this process running.
  context.after(() => process.emit('SIGINT'));
  const port = new BreakablePort({ constants: 'broken' });
  const terminal = new FakeTerminal();
  const ended = watch(port, terminal);
  await terminal.shows('(4 trials selected): 1 of 4 trials');
  await terminal.shows(WAITING);
  terminal.input.write('\n');
  await terminal.shows('Playing the 3 trials that did not pass in the last run before the others\n');
  await terminal.shows(WAITING);
  port.change({ translate: 'broken' });
  assert.match(await terminal.shows(WAITING), /^[^]*port\.cjs changed\nBuilding\nJudging [^]*LOOKUP-01 /);
  port.change({ constants: 'silent' });
  await terminal.shows('Judging ');
  process.emit('SIGINT');
  assert.equal(await ended, 130);
  assert.deepEqual(await aliveIn(port.pids), []);
});

test(
  'unless both its input and its output are terminals, a watch neither reads Enter nor mentions it',
  { timeout: 2 * PATIENT_TIMEOUT },
  async (context) => {
    context.after(() => process.emit('SIGINT'));
    for (const [other, shown] of [
      ['input', '\nWaiting for changes\n'],
      ['output', ': 4 of 4 trials\n'],
    ] as const) {
      const terminal = new FakeTerminal();
      terminal[other].isTTY = false;
      const ended = watch(new BreakablePort({}), terminal);
      await terminal.shows(shown);
      assert.equal(terminal.input.listenerCount('data'), 0, other);
      process.emit('SIGINT');
      assert.equal(await ended, 130);
    }
  },
);
