import { AdapterFault, type FaultReason } from '../contract/errors';
import { LineReader, LONGEST_LINE, type Line } from '../contract/line-reader';
import { LogTail } from './log-tail';
import { Patience } from './deadline';
import { ProcessGroup, type Program } from './process-group';

/** How long the last bytes of a program that ended may take to come through. Milliseconds. */
const AFTERMATH = 100;
/** A program that writes more lines than it was asked for is not listened to until they were read. */
const MOST_UNREAD_LINES = 64;

/** Why a program says nothing more. */
interface Ending {
  readonly reason: FaultReason;
  readonly what: string;
}

/** A port's program: lines go in, lines come out, and it can always be ended. */
export class AdapterProcess {
  private readonly group: ProcessGroup;
  private readonly output = new LineReader();
  private readonly log = new LogTail();
  private readonly patience = new Patience((limit) =>
    this.endNow('timed-out', `did not answer within ${limit} ms`),
  );
  /** Why no further line can come, once that is so. */
  private last: Ending | undefined;
  private unwritten = '';

  /** @param onNews is called whenever there may be a line to take, or none can come any more */
  constructor(
    program: Program,
    private readonly onNews: () => void,
  ) {
    this.group = new ProcessGroup(program);
    void this.group.ended.then(() => this.patience.stop());
    const { leader } = this.group;
    leader.stdout.on('data', (chunk: Buffer) => this.read(chunk));
    leader.stdout.on('end', () => this.endSoon('exited', 'closed its standard output'));
    leader.stderr.on('data', (chunk: Buffer) => this.log.push(chunk));
    // A program that ended says so by its exit; a write that failed for it says nothing more.
    leader.stdin.on('error', () => undefined);
    leader.on('error', ({ message }) => this.endNow('does-not-start', `cannot be started: ${message}`));
    leader.on('exit', (code, signal) => {
      const what = `exited ${signal === null ? `with status ${code}` : `on ${signal}`}`;
      leader.on('close', () => this.endNow('exited', what));
      this.endSoon('exited', what);
    });
  }

  /** Writes one line. */
  write(line: string): void {
    // Lines that are written one right after the other go out together.
    if (this.unwritten === '') queueMicrotask(() => this.flush());
    this.unwritten += `${line}\n`;
  }

  /**
   * Takes out the next line. While there is none, it is waited for.
   *
   * @param limit how long it may take to come, from the first time that it was asked for, in milliseconds
   * @param call what it is to answer, in words
   * @returns undefined when it has not come yet
   * @throws AdapterFault when no line comes, or one that is none
   */
  takeLine(limit: number, call: string): string | undefined {
    const line = this.output.shift();
    if (line === undefined && this.last === undefined) {
      this.patience.begin(limit);
      this.group.leader.stdout.resume();
      return undefined;
    }
    this.patience.end();
    if (line !== undefined) return textOf(line, call);
    throw this.noLine(this.last!, call);
  }

  /** Ends the program for a fault; the same fault, with the last lines that the program wrote to its log. */
  async endFor({ reason, message }: AdapterFault): Promise<AdapterFault> {
    await this.group.stop();
    return new AdapterFault(reason, message, this.log.lines());
  }

  /** Ends the program, gently if it lets itself be. */
  async close(): Promise<void> {
    await this.group.close();
  }

  private read(chunk: Buffer): void {
    this.output.push(chunk);
    this.onNews();
    if (this.output.unread > MOST_UNREAD_LINES) this.group.leader.stdout.pause();
  }

  private flush(): void {
    const lines = this.unwritten;
    this.unwritten = '';
    if (lines !== '') this.group.leader.stdin.write(lines);
  }

  private endNow(reason: FaultReason, what: string): void {
    this.last ??= { reason, what };
    this.onNews();
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
