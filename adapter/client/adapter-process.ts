import { setTimeout as delay } from 'node:timers/promises';
import { AdapterFault, type FaultReason } from '../contract/errors';
import { withInvalidTexts } from './invalid-texts';
import { LineReader, MAX_LINE_BYTES, type Line } from '../contract/line-reader';
import { LogTail } from './log-tail';
import { Deadline } from './deadline';
import type { ProcessGroup, Program, RunningPrograms } from './process-group';

/** The maximum time to wait for the last output of a program that has exited. */
const DRAIN_TIMEOUT_MS = 100;
/**
 * The maximum time to wait for a program to exit after it has closed its output. On a busy machine, the exit may be
 * noticed late.
 */
const EXIT_TIMEOUT_MS = 1000;
/**
 * Output is paused when more than this many lines or characters are unread, so that a flood of lines cannot exhaust the
 * memory.
 */
const MAX_UNREAD = { lines: 64, characters: 1024 * 1024 };

/** The end of the message about a line without text. */
export const EMPTY_LINE = 'an empty line';

/** Describes why no more lines are taken from a program. */
interface Ending {
  readonly reason: FaultReason;
  /** Describes what the program did instead of answering the given call. */
  readonly text: (call: string) => string;
}

/** A port's running program, with which the suite exchanges lines of text. */
export class AdapterProcess {
  private readonly group: ProcessGroup;
  private readonly output = new LineReader();
  private readonly log = new LogTail();
  private readonly deadline: Deadline;
  /**
   * The reason why no more lines can arrive. Undefined until the program has ended or the suite has stopped waiting for
   * it.
   */
  private ending: Ending | undefined;
  private unwritten = '';

  /** @param onUpdate is called whenever a line may be available, and when no more lines can arrive */
  constructor(
    private readonly programs: RunningPrograms,
    program: Program,
    private readonly onUpdate: () => void,
  ) {
    this.group = programs.start(program);
    // Its timer keeps this process alive, so it must not begin if the program cannot be started.
    this.deadline = new Deadline((limit) => this.endNow('timed-out', (call) => timeoutText(call, limit)));
    void this.group.ended.then(() => this.deadline.stop());
    const { leader } = this.group;
    leader.stdout.on('data', (chunk: Buffer) => this.read(chunk));
    leader.stdout.on('end', () =>
      this.endSoon('exited', before('closed its standard output'), EXIT_TIMEOUT_MS),
    );
    leader.stderr.on('data', (chunk: Buffer) => this.log.push(chunk));
    // A separate event reports that the program has exited, so failed writes are ignored.
    leader.stdin.on('error', () => undefined);
    leader.on('error', ({ message }) => this.endNow('does-not-start', () => `cannot be started: ${message}`));
    leader.on('exit', (code, signal) => {
      const text = before(`exited ${exitText(code, signal)}`);
      leader.on('close', () => this.endNow('exited', text));
      this.endSoon('exited', text, DRAIN_TIMEOUT_MS);
    });
  }

  /** Whether the program has ended or the suite has stopped waiting for it. */
  get hasEnded(): boolean {
    return this.ending !== undefined;
  }

  /** Whether a line has arrived that was not taken yet. */
  get hasLine(): boolean {
    return this.output.unread > 0;
  }

  /** Writes one line. */
  write(line: string): void {
    // Lines written in the same turn of the event loop are sent together.
    if (this.unwritten === '') setImmediate(() => this.flush());
    this.unwritten += `${line}\n`;
  }

  /**
   * Takes the next line if one has arrived; otherwise, starts or continues to wait for one.
   *
   * @param limit the maximum time to wait for the line, in milliseconds. The wait starts with the first attempt to take
   *   the line
   * @param call the name of the call that the line answers; error messages show this name
   * @returns undefined when the line has not arrived yet
   * @throws AdapterFault when no more lines can arrive, or the line cannot be read
   */
  takeLine(limit: number, call: string): string | undefined {
    const line = this.output.shift();
    if (line === undefined && this.ending === undefined) {
      this.deadline.begin(limit);
      this.group.leader.stdout.resume();
      return undefined;
    }
    this.deadline.end();
    if (line !== undefined) return lineText(line, call);
    throw this.noLine(this.ending!, call);
  }

  /** Ends the program because of a fault. Returns the fault together with the last lines of the program's log. */
  async endFor({ reason, message }: AdapterFault): Promise<AdapterFault> {
    // What follows a line without text usually says what went wrong.
    if (message.endsWith(EMPTY_LINE)) await delay(DRAIN_TIMEOUT_MS);
    await this.group.stop();
    const next = message.endsWith(EMPTY_LINE) ? this.nextText() : undefined;
    return this.withLog({ reason, message: next === undefined ? message : `${message}, and then ${next}` });
  }

  /** Takes the lines that have arrived up to the first one that has text, and returns that. */
  private nextText(): string | undefined {
    for (let line = this.output.shift(); line !== undefined; line = this.output.shift()) {
      if (line.text === undefined || line.text.trim() !== '') return JSON.stringify(line.text?.slice(0, 200));
    }
    return undefined;
  }

  /** Returns a fault together with the last lines of the program's log. */
  withLog({ reason, message }: Pick<AdapterFault, 'reason' | 'message'>): AdapterFault {
    return new AdapterFault(reason, message, this.log.lines());
  }

  /**
   * Ends the program, by force if necessary. See {@link ProcessGroup.close}. If a program that was running ends badly,
   * that is one of the {@link RunningPrograms.complaints}.
   */
  async close(isHurried?: boolean): Promise<boolean> {
    const wasRunning = !this.hasEnded;
    // The last request, `shutdown`, must reach the program before the end of its input.
    this.flush();
    const hasExited = await this.group.close(isHurried);
    const { exitCode, signalCode } = this.group.leader;
    const [report] = this.log.reports;
    if (wasRunning && hasExited && exitCode !== 0)
      this.programs.complaints.add(
        `the program of the adapter ended ${exitText(exitCode, signalCode)} after its last answer${report === undefined ? '' : `: ${report}`}`,
      );
    else if (report !== undefined)
      this.programs.complaints.add(`the program of the adapter wrote: ${report}`);
    return hasExited;
  }

  private read(chunk: Buffer): void {
    this.output.push(chunk);
    this.onUpdate();
    const { unread, unreadLength } = this.output;
    if (unread > MAX_UNREAD.lines || unreadLength > MAX_UNREAD.characters) this.group.leader.stdout.pause();
  }

  private flush(): void {
    const lines = this.unwritten;
    this.unwritten = '';
    if (lines !== '') this.group.leader.stdin.write(lines);
  }

  private endNow(reason: FaultReason, text: Ending['text']): void {
    this.ending ??= { reason, text };
    this.onUpdate();
  }

  private endSoon(reason: FaultReason, text: Ending['text'], delay: number): void {
    // As long as the adapter's program runs, it keeps this process alive, so this timer need not.
    setTimeout(() => this.endNow(reason, text), delay).unref();
  }

  private noLine({ reason, text }: Ending, call: string): AdapterFault {
    const { unfinishedLength } = this.output;
    const unfinished = unfinishedLength > 0 ? `, after ${unfinishedLength} bytes of an unfinished line` : '';
    // The start is the adapter's own; in any other call, the port may run in an endless loop.
    const who = reason === 'timed-out' && call !== 'initialize' ? 'port' : 'adapter';
    return new AdapterFault(reason, `the ${who} ${text(call)}${unfinished}`);
  }
}

/** Describes an answer that did not come in time. The start of a program has causes of its own. */
function timeoutText(call: string, limit: number): string {
  const text = `did not answer ${call} within ${limit / 1000} s (--timeout)`;
  if (call !== 'initialize') return text;
  return `${text}; does it flush its output after each line, and does the command build first (use --build)?`;
}

/** The ends of programs after a mistake of memory, as signals, and as the statuses with which a shell reports them. */
const CRASHES: readonly unknown[] = ['SIGABRT', 'SIGSEGV', 'SIGBUS', 134, 135, 139];

/** Says how a program ended, with a hint if it crashed. */
function exitText(code: number | null, signal: NodeJS.Signals | null): string {
  const hint = CRASHES.includes(signal ?? code)
    ? ' (in C or C++, build it with -fsanitize=address,undefined to see where)'
    : '';
  return `${signal === null ? `with status ${code}` : `on ${signal}`}${hint}`;
}

function before(what: string): Ending['text'] {
  return (call) => `${what} before it answered ${call}`;
}

function lineText(line: Line, call: string): string {
  if (line.text !== undefined) return line.text;
  if (line.broken === 'not-utf-8') {
    const text = withInvalidTexts(line.bytes);
    if (text !== undefined) return text;
    throw new AdapterFault('not-json', `the adapter answered ${call} with bytes that are not UTF-8`);
  }
  const longer = `a line longer than ${MAX_LINE_BYTES} bytes`;
  throw new AdapterFault('line-too-long', `the adapter answered ${call} with ${longer}`);
}
