import { spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** The system features that platform-specific code uses. */
export interface System {
  readonly platform: NodeJS.Platform;
  /** Runs a program to completion, for at most {@link MAX_RUN_MS}. */
  readonly run: (program: string, args: readonly string[]) => void;
}

/** The maximum time of a program, in milliseconds. One that ends processes can wait for a process that is stuck. */
const MAX_RUN_MS = 10_000;

const THIS_SYSTEM: System = {
  platform: process.platform,
  run: (program, args) => void spawnSync(program, args, { timeout: MAX_RUN_MS, windowsHide: true }),
};

/**
 * Returns options for starting a program so that {@link signalTree} also reaches the processes that the program starts.
 */
export function treeOptions({ platform }: Pick<System, 'platform'> = THIS_SYSTEM): SpawnOptions {
  // On Windows, a detached program would open a window. So the program gets a hidden console instead, which also
  // shields it from Ctrl-C. On other systems, a detached program is shielded by its own process group.
  return platform === 'win32' ? { windowsHide: true } : { detached: true };
}

/**
 * Sends a signal to a program and its process group. Windows has neither process groups nor signals, so the program and
 * its descendants are killed there, whatever the signal is. On Windows, the descendants can be found only while the
 * program itself is running.
 */
export function signalTree(
  leader: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
  { platform, run }: System = THIS_SYSTEM,
): void {
  if (platform === 'win32') endTree(leader, run);
  else if (signalGroup(leader, signal)) return;
  leader.kill(signal);
}

function endTree({ pid, exitCode, signalCode }: ChildProcess, run: System['run']): void {
  // Once the program has ended, its process id may belong to another program.
  const isRunning = pid !== undefined && exitCode === null && signalCode === null;
  if (isRunning) run('taskkill', ['/PID', String(pid), '/T', '/F']);
}

/**
 * Sends a signal to the process group of a program. Returns false when no process of the group is left, or when the
 * program did not start.
 */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-Number(pid), signal);
  } catch {
    return false;
  }
}
