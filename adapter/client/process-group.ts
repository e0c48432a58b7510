import {
  spawn,
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
} from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
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

/**
 * After a program has exited by itself, a search for leftover processes starts only if this much time has passed since
 * the last search.
 */
const SEARCH_INTERVAL_MS = 1000;

/** The groups whose programs are still running, keyed by program number. */
const alive = new Map<number, ProcessGroup>();
let lastNumber = 0;
let lastSearch = -Infinity;

// Ends all running programs when this process exits. The handler does not run when this process is killed.
process.on('exit', () => {
  for (const group of alive.values()) group.signal('SIGKILL');
  if (lastNumber > 0) endStrays(() => false);
});

/** A program and the processes that it starts, which are ended together. */
export class ProcessGroup {
  /** The program itself. */
  readonly leader: ChildProcessWithoutNullStreams;
  /** Resolves when the program has ended, or could not be started. */
  readonly ended: Promise<void>;

  /** @throws Error with the code EMFILE when the program cannot be started because too many files are open */
  constructor({ command, folder }: Program) {
    const number = (lastNumber += 1);
    this.leader = started(command, { ...treeOptions(), cwd: folder, env: markedEnvironment(number) });
    alive.set(number, this);
    this.ended = new Promise<void>((resolve) => {
      this.leader.on('exit', () => {
        // Leftover processes would otherwise keep the program's output open.
        this.signal('SIGKILL');
        resolve();
      });
      this.leader.on('error', () => resolve());
    }).finally(() => alive.delete(number));
  }

  /** Ends the program by closing its input, or by force if it keeps running. */
  async close(): Promise<void> {
    this.leader.stdin.end();
    if (!(await this.endsWithinGrace())) return this.stop();
    // A search for leftover processes takes a few milliseconds. This adds up when each scenario needs a new program, so
    // the search is skipped if another one was made shortly before.
    if (performance.now() - lastSearch > SEARCH_INTERVAL_MS) endStraysOfEnded();
  }

  /** Ends the program with SIGTERM, or with SIGKILL if it keeps running. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    if (!(await this.endsWithinGrace())) this.signal('SIGKILL');
    await this.ended;
    endStraysOfEnded();
  }

  /** Sends a signal to the program and its process group. On Windows, ends the program and its descendants. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    signalTree(this.leader, signal);
  }

  private async endsWithinGrace(): Promise<boolean> {
    const timer = new AbortController();
    const expiry = delay(GRACE_PERIOD_MS, false, { signal: timer.signal }).catch(() => false);
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

function endStraysOfEnded(): void {
  lastSearch = performance.now();
  endStrays((program) => alive.has(program));
}
