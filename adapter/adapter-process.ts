import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { AdapterFault, type FaultReason } from './errors';
import { LineReader, LONGEST_LINE, type Line } from './line-reader';
import { LogTail } from './log-tail';
import { Patience } from './patience';

/** How a port's program is started. */
export interface Program {
  /** A command line for the shell, or a program and its arguments. */
  readonly command: string | readonly [program: string, ...args: string[]];
  /** The folder that it is started in. */
  readonly folder: string;
}

/** How long a program may take to end when told to, before it is told harder. Milliseconds. */
const GRACE = 500;
/** How long the last bytes of a program that ended may take to come through. Milliseconds. */
const AFTERMATH = 100;
/** A program that writes more lines than it was asked for is not listened to until they were read. */
const MOST_UNREAD_LINES = 64;

/** Why a program says nothing more. */
interface Ending {
  readonly reason: FaultReason;
  readonly what: string;
}

const alive = new Set<AdapterProcess>();

// Whatever ends this process, short of a kill, it leaves no program behind.
process.on('exit', () => {
  for (const adapter of alive) adapter.signal('SIGKILL');
});

/** A port's program: lines go in, lines come out, and it can always be ended. */
export class AdapterProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly output = new LineReader();
  private readonly log = new LogTail();
  private readonly ended: Promise<void>;
  /** Why no further line can come, once that is so. */
  private last: Ending | undefined;
  private readonly patience = new Patience((limit) =>
    this.endNow('timed-out', `did not answer within ${limit} ms`),
  );
  private wake: () => void = () => undefined;

  constructor({ command, folder }: Program) {
    // A process group of its own, so that whatever the program starts ends with it.
    const options = { cwd: folder, detached: true } as const;
    this.child =
      typeof command === 'string'
        ? spawn(command, { ...options, shell: true })
        : spawn(command[0], command.slice(1), options);
    alive.add(this);
    this.ended = new Promise<void>((resolve) => {
      this.child.on('exit', () => resolve());
      this.child.on('error', () => resolve());
    }).finally(() => {
      alive.delete(this);
      this.patience.stop();
    });
    this.listen();
  }

  private listen(): void {
    const { child } = this;
    child.stdout.on('data', (chunk: Buffer) => this.read(chunk));
    child.stdout.on('end', () => this.endSoon('exited', 'closed its standard output'));
    child.stderr.on('data', (chunk: Buffer) => this.log.push(chunk));
    // A program that ended says so by its exit; a write that failed for it says nothing more.
    child.stdin.on('error', () => undefined);
    child.on('error', ({ message }) => this.endNow('does-not-start', `cannot be started: ${message}`));
    child.on('exit', (code, signal) => {
      // Whatever it started and left behind would hold its output open.
      this.signal('SIGKILL');
      const what = `exited ${signal === null ? `with status ${code}` : `on ${signal}`}`;
      child.on('close', () => this.endNow('exited', what));
      this.endSoon('exited', what);
    });
  }

  /** Writes one line. */
  write(line: string): void {
    const { stdin } = this.child;
    // Lines that are written one right after the other go out together.
    if (stdin.writableCorked === 0) {
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    }
    stdin.write(`${line}\n`);
  }

  /**
   * Reads one line.
   *
   * @param limit how long to wait for it, in milliseconds
   * @param call what it is to answer, in words
   * @throws AdapterFault when no line comes, or one that is none
   */
  async readLine(limit: number, call: string): Promise<string> {
    this.patience.begin(limit);
    for (;;) {
      const line = this.output.shift();
      if (line === undefined && this.last === undefined) {
        this.child.stdout.resume();
        await new Promise<void>((resolve) => (this.wake = resolve));
        continue;
      }
      this.patience.end();
      if (line !== undefined) return textOf(line, call);
      throw this.noLine(this.last!, call);
    }
  }

  /** Ends the program for a fault; the same fault, with the last lines that the program wrote to its log. */
  async endFor({ reason, message }: AdapterFault): Promise<AdapterFault> {
    await this.stop();
    return new AdapterFault(reason, message, this.log.lines());
  }

  /** Ends the program by the end of its input, as it expects; and when that is not enough, by force. */
  async close(): Promise<void> {
    this.child.stdin.end();
    if (!(await this.endsWithinGrace())) await this.stop();
  }

  /** Sends a signal to the program and to whatever it started. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    const group = -Number(this.child.pid);
    try {
      process.kill(group, signal);
    } catch {
      // Nothing of the group is left, or the system has no groups.
      this.child.kill(signal);
    }
  }

  private async stop(): Promise<void> {
    this.signal('SIGTERM');
    if (!(await this.endsWithinGrace())) this.signal('SIGKILL');
    await this.ended;
  }

  private async endsWithinGrace(): Promise<boolean> {
    const patience = new AbortController();
    const lapse = delay(GRACE, false, { signal: patience.signal }).catch(() => false);
    const hasEnded = await Promise.race([this.ended.then(() => true), lapse]);
    patience.abort();
    return hasEnded;
  }

  private read(chunk: Buffer): void {
    this.output.push(chunk);
    if (this.output.unread > MOST_UNREAD_LINES) this.child.stdout.pause();
    this.wake();
  }

  private endNow(reason: FaultReason, what: string): void {
    this.last ??= { reason, what };
    this.wake();
  }

  private endSoon(reason: FaultReason, what: string): void {
    setTimeout(() => this.endNow(reason, what), AFTERMATH);
  }

  private noLine({ reason, what }: Ending, call: string): AdapterFault {
    const { pending } = this.output;
    const half = pending > 0 ? `, after ${pending} bytes of a line without an end` : '';
    return new AdapterFault(reason, `the adapter ${what}${half}, when it was to answer ${call}`);
  }
}

function textOf(line: Line, call: string): string {
  if (line.text !== undefined) return line.text;
  if (line.broken === 'not-utf-8') {
    throw new AdapterFault('not-json', `the adapter answered ${call} with bytes that are not UTF-8`);
  }
  const longer = `a line longer than ${LONGEST_LINE} bytes`;
  throw new AdapterFault('line-too-long', `the adapter answered ${call} with ${longer}`);
}
