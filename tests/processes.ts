import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether a process is alive. One that has ended, and that nobody has asked for how, is not, although it has its id. */
export function isAlive(pid: string): boolean {
  const state = stateOf(pid);
  return state !== '' && !state.startsWith('Z');
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
