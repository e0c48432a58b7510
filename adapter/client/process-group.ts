import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** How a port's program is started. */
export interface Program {
  /** A command line for the shell, or a program and its arguments. */
  readonly command: string | readonly [program: string, ...args: string[]];
  /** The folder that it is started in. */
  readonly folder: string;
}

/** How long a program may take to end when told to, before it is told harder. Milliseconds. */
const GRACE = 500;

const alive = new Set<ProcessGroup>();

// Whatever ends this process, short of a kill, it leaves no program behind.
process.on('exit', () => {
  for (const group of alive) group.signal('SIGKILL');
});

/** A program and all that it starts: they end together. */
export class ProcessGroup {
  /** The program itself. */
  readonly leader: ChildProcessWithoutNullStreams;
  /** When the program has ended, or could not be started. */
  readonly ended: Promise<void>;

  constructor({ command, folder }: Program) {
    const options = { cwd: folder, detached: true } as const;
    this.leader =
      typeof command === 'string'
        ? spawn(command, { ...options, shell: true })
        : spawn(command[0], command.slice(1), options);
    alive.add(this);
    this.ended = new Promise<void>((resolve) => {
      this.leader.on('exit', () => {
        // What it leaves behind would hold its output open.
        this.signal('SIGKILL');
        resolve();
      });
      this.leader.on('error', () => resolve());
    }).finally(() => alive.delete(this));
  }

  /** Ends the program by the end of its input, as it expects; and when that is not enough, by force. */
  async close(): Promise<void> {
    this.leader.stdin.end();
    if (!(await this.endsWithinGrace())) await this.stop();
  }

  /** Ends the program by force. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    if (!(await this.endsWithinGrace())) this.signal('SIGKILL');
    await this.ended;
  }

  /** Sends a signal to the program and to all that it started. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    try {
      process.kill(-Number(this.leader.pid), signal);
    } catch {
      // Nothing of the group is left, or the system has no groups.
      this.leader.kill(signal);
    }
  }

  private async endsWithinGrace(): Promise<boolean> {
    const patience = new AbortController();
    const lapse = delay(GRACE, false, { signal: patience.signal }).catch(() => false);
    const hasEnded = await Promise.race([this.ended.then(() => true), lapse]);
    patience.abort();
    return hasEnded;
  }
}
