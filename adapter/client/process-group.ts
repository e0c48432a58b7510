import {
  spawn,
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
} from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { programEnvironment } from './program-environment';
import { signalTree, treeOptions } from './process-tree';
import { endStrays, markedEnvironment } from './stray-processes';

/** The command line and the working folder of a port's program. */
export interface Program {
  /** A command line for the shell (`cmd.exe` on Windows), or a program with its arguments. */
  readonly command: string | readonly [program: string, ...args: string[]];
  /** The working folder. */
  readonly folder: string;
}

/** The maximum time to wait for a program to exit, both after its input is closed and after SIGTERM. */
const GRACE_PERIOD_MS = 500;
/** The same for a program of a port whose programs have not exited in time before. */
const SHORT_GRACE_PERIOD_MS = 20;

/**
 * After a program has exited by itself, a search for leftover processes starts only if this much time has passed since
 * the last search.
 */
const SEARCH_INTERVAL_MS = 1000;

/**
 * The programs of a run. They and their leftover processes are ended when this process exits, unless it is killed.
 */
export class RunningPrograms {
  /** The groups whose programs are still running, keyed by program number. */
  private readonly alive = new Map<number, ProcessGroup>();
  private lastNumber = 0;
  private lastSearch = -Infinity;
  /** Sentences about programs that did all their work, but then ended badly, or reported a mistake of memory. */
  readonly complaints = new Set<string>();

  /**
   * Starts a program.
   *
   * @throws Error with the code EMFILE when the program cannot be started because too many files are open
   */
  start(program: Program): ProcessGroup {
    if (this.lastNumber === 0) process.on('exit', () => this.endAll());
    const number = (this.lastNumber += 1);
    const group = new ProcessGroup(program, number, this);
    this.alive.set(number, group);
    void group.ended.finally(() => this.alive.delete(number));
    return group;
  }

  /** Ends the processes that ended programs have left behind. */
  endStrays(): void {
    this.lastSearch = performance.now();
    endStrays((program) => this.alive.has(program));
  }

  /** Does the same, unless it was done shortly before. */
  endStraysIfDue(): void {
    if (performance.now() - this.lastSearch > SEARCH_INTERVAL_MS) this.endStrays();
  }

  private endAll(): void {
    for (const group of this.alive.values()) group.signal('SIGKILL');
    endStrays(() => false);
  }
}

/** A program and the processes that it starts, which are ended together. */
export class ProcessGroup {
  /** The program itself. */
  readonly leader: ChildProcessWithoutNullStreams;
  /** Resolves when the program has ended, or could not be started. */
  readonly ended: Promise<void>;

  /** Starts the program. {@link RunningPrograms.start} calls this constructor. */
  constructor(
    { command, folder }: Program,
    number: number,
    private readonly programs: RunningPrograms,
  ) {
    const env = { ...markedEnvironment(number), ...programEnvironment() };
    this.leader = started(command, { ...treeOptions(), cwd: folder, env });
    this.ended = new Promise<void>((resolve) => {
      this.leader.on('exit', () => {
        // Leftover processes would otherwise keep the program's output open.
        this.signal('SIGKILL');
        resolve();
      });
      this.leader.on('error', () => resolve());
    });
  }

  /**
   * Ends the program by closing its input, or by force if it keeps running.
   *
   * @param isHurried whether to use force soon, because earlier programs of the port have not exited in time
   * @returns whether the program exited by itself
   */
  async close(isHurried = false): Promise<boolean> {
    const grace = isHurried ? SHORT_GRACE_PERIOD_MS : GRACE_PERIOD_MS;
    this.leader.stdin.end();
    const hasExited = await this.endsWithin(grace);
    if (!hasExited) await this.end(grace);
    // A search for leftover processes takes a few milliseconds. This adds up when each scenario needs a new program, so
    // the search is skipped if another one was made shortly before.
    if (!hasExited && !isHurried) this.programs.endStrays();
    else this.programs.endStraysIfDue();
    return hasExited;
  }

  /** Ends the program with SIGTERM, or with SIGKILL if it keeps running. */
  async stop(): Promise<void> {
    await this.end(GRACE_PERIOD_MS);
    this.programs.endStrays();
  }

  /** Sends a signal to the program and its process group. On Windows, ends the program and its descendants. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    signalTree(this.leader, signal);
  }

  private async end(grace: number): Promise<void> {
    this.signal('SIGTERM');
    if (!(await this.endsWithin(grace))) this.signal('SIGKILL');
    await this.ended;
  }

  private async endsWithin(milliseconds: number): Promise<boolean> {
    const timer = new AbortController();
    const expiry = delay(milliseconds, false, { signal: timer.signal }).catch(() => false);
    const hasEnded = await Promise.race([this.ended.then(() => true), expiry]);
    timer.abort();
    return hasEnded;
  }
}

function started(command: Program['command'], settings: SpawnOptions): ChildProcessWithoutNullStreams {
  const options = { ...settings, stdio: 'pipe' } as const;
  const leader: ChildProcess =
    typeof command === 'string'
      ? spawn(command, { ...options, shell: true })
      : spawn(command[0], command.slice(1), options);
  if (leader.stdin) return leader as ChildProcessWithoutNullStreams;
  // When too many files are open, Node creates no streams but still emits an error event.
  leader.on('error', () => undefined);
  const message = 'too many files are open for another program of the port';
  throw Object.assign(new Error(message), { code: 'EMFILE', syscall: 'spawn' });
}
