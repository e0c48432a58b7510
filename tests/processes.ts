import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/** The options of a test of what only POSIX has: signals, process groups, its shell. */
export const POSIX_ONLY = { skip: process.platform === 'win32' && 'needs POSIX signals or a POSIX shell' };

/**
 * Returns a timeout for a port that has to start within it, and that will let it lapse later: 20 times as long as the
 * reference takes to load now, so that a loaded machine has time. Milliseconds.
 *
 * @param least how long it is on a quiet machine
 */
export function timeoutWithStart(least: number): number {
  const begun = performance.now();
  spawnSync(process.execPath, [join(PACKAGE_ROOT, 'dist/ports/reference.js')]);
  return Math.max(least, Math.ceil(20 * (performance.now() - begun)));
}

/**
 * Tells whether a process is alive. A process that has ended is not, although it keeps its id until its status is read.
 */
export function isAlive(pid: string): boolean {
  if (process.platform === 'win32') return isKnown(pid);
  const state = stateOf(pid);
  return state !== '' && !state.startsWith('Z');
}

/** Tells whether the system knows the process. Windows forgets it when it ends. */
function isKnown(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

/** The letter of its state, or nothing when there is no such process. */
function stateOf(pid: string): string {
  // Where there is no /proc, there is ps; in a small image of Linux, there may be none.
  if (!existsSync('/proc/self/stat')) {
    return spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  }
  try {
    // The name before it, in brackets, may hold anything.
    return /.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
