import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/** The time in which every command ends, even on a loaded machine or one that is ten times slower. Milliseconds. */
export const PATIENT_TIMEOUT = 60_000;

/** The options of a test that needs POSIX: signals, process groups, a shell, or links without special rights. */
export const POSIX_ONLY = { skip: process.platform === 'win32' && 'needs POSIX signals, links or shell' };

/** The options of a test of a disk that is full: Linux has a device for it. */
export const FULL_DISK_ONLY = { skip: process.platform !== 'linux' && 'needs /dev/full' };

/**
 * Returns the path of a device that is always full. Root gets one of its own in the folder, because a mistake in the
 * judge that is tested could replace the device of the system by a report. Others may not change that.
 */
export function fullDevice(folder: string): string {
  const own = join(folder, 'full');
  const isMade = spawnSync('mknod', ['-m', '666', own, 'c', '1', '7']).status === 0;
  return isMade && isWritable(own) ? own : '/dev/full';
}

/** Tells whether a device can be opened. Some folders for temporary files allow none. */
function isWritable(device: string): boolean {
  try {
    closeSync(openSync(device, 'w'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a timeout in which a port must start, and which it later exceeds on purpose: 20 times as long as the
 * reference takes to load now, so that a loaded machine has time. Milliseconds.
 *
 * @param least the minimum, for an idle machine
 */
export function timeoutWithStart(least: number): number {
  const begun = performance.now();
  spawnSync(process.execPath, [join(PACKAGE_ROOT, 'dist/ports/reference.js')]);
  return Math.max(least, Math.ceil(20 * (performance.now() - begun)));
}

/**
 * Tells whether a process is alive. An ended process is not, although it keeps its id until its status is read.
 */
export function isAlive(pid: string): boolean {
  if (process.platform === 'win32') return isKnown(pid);
  const state = stateOf(pid);
  return state !== '' && !state.startsWith('Z');
}

/** Returns the ids of processes that still run after the time to end. Ends these, because a test would wait for them. */
export async function aliveAmong(pids: () => readonly string[]): Promise<string[]> {
  const until = performance.now() + PATIENT_TIMEOUT;
  let alive = pids().filter(isAlive);
  while (alive.length > 0 && performance.now() < until) {
    await delay(50);
    alive = pids().filter(isAlive);
  }
  for (const pid of alive) process.kill(Number(pid), 'SIGKILL');
  return alive;
}

/** Does the same for the processes that have written their ids into a folder. */
export function aliveIn(folder: string): Promise<string[]> {
  return aliveAmong(() =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.pid'))
      .map((file) => file.slice(0, -'.pid'.length)),
  );
}

/** Tells whether the system knows the process. Windows forgets it when it ends. */
function isKnown(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

/** Returns the letter of a process's state, or the empty string when there is no such process. */
function stateOf(pid: string): string {
  // Systems without /proc have ps, which small Linux images lack.
  if (!existsSync('/proc/self/stat')) {
    return spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  }
  try {
    // The name before the state, in brackets, can contain any characters.
    return /.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
