import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { THIS_SYSTEM, type System } from './system';

/** The environment variable that marks a program and the processes that inherit it. */
const VARIABLE = 'I18N_CONFORMANCE_PROCESS';
/** Identifies this process in the marks of the programs that it starts. */
const STARTER = randomUUID();
/**
 * The time limit for all searches of one call of {@link endStrays}, in milliseconds. Without a limit, the searches
 * might never end, because processes may start new ones faster than they are ended.
 */
const SEARCH_TIMEOUT_MS = 2000;
/**
 * The maximum number of consecutive searches that find only processes that have just ended. Such a process may have
 * started another one, so the search is repeated. A limit of two was enough in 16 tries on a busy machine, with
 * processes that each started another one and ended within 2 ms. The higher limit leaves a margin.
 */
const MAX_UNCLEAR = 8;

/**
 * Returns the environment for a program. It contains the program's number, which marks the program and all processes
 * that inherit the environment.
 */
export function markedEnvironment(program: number): NodeJS.ProcessEnv {
  // A run of the suite may start another run. The outer run's mark is kept, so that the outer run finds the processes
  // of both.
  const outer = process.env[VARIABLE] ?? '';
  return { ...process.env, [VARIABLE]: `${outer}${STARTER}:${program};` };
}

/**
 * Ends the processes left behind by programs that this process started, even processes that left their group with
 * `setsid`. They are recognized by a mark in their environment, which is read from `/proc` on Linux and with `ps`
 * elsewhere. On Windows, this function does nothing, because Windows includes no program that lists the environments of
 * processes.
 *
 * @param isRunning takes a program's number and tells whether the program is still running; if so, the processes
 *   that it started are not ended
 */
export function endStrays(isRunning: (program: number) => boolean, system = THIS_SYSTEM): void {
  if (system.platform === 'win32') return;
  const mark = new RegExp(`${STARTER}:(\\d+);`);
  const isStray = (environment: string): boolean => {
    const [, program] = mark.exec(environment) ?? [];
    return program !== undefined && !isRunning(Number(program));
  };
  const search = system.platform === 'linux' ? searchOfProc(isStray, system) : searchOfPs(isStray, system);
  const until = performance.now() + SEARCH_TIMEOUT_MS;
  for (let unclear = 0; unclear < MAX_UNCLEAR && performance.now() < until;) {
    const found = search();
    if (found === 'nothing') return;
    unclear = found === 'strays' ? 0 : unclear + 1;
  }
}

/**
 * The result of one search. The result is `unclear` if a process seems to have just ended, because that process may
 * have started another one.
 */
type Found = 'strays' | 'unclear' | 'nothing';
/** Performs one search and ends the processes that it finds. */
type Search = () => Found;

function searchOfProc(isStray: (environment: string) => boolean, { processes }: System): Search {
  /**
   * The processes whose environment an earlier search found empty for good, such as kernel processes and processes that
   * have ended but are still listed. They no longer make a search `unclear`.
   */
  const bare = new Set<number>();
  /**
   * The processes that an earlier search read and left running. They are not read again, so that repeated searches are
   * faster than processes that each start another one and end.
   */
  const spared = new Set<number>();
  const look = (pid: number): Found => {
    if (spared.has(pid)) return 'nothing';
    const environment = environmentOf(pid, processes);
    if (environment !== '') {
      if (environment !== undefined && isStray(environment)) return end(pid);
      spared.add(pid);
      return 'nothing';
    }
    const found = bare.has(pid) ? 'nothing' : 'unclear';
    if (!isStarting(pid, processes)) bare.add(pid);
    return found;
  };
  return () => {
    const found = new Set(newestIn(processes).map(look));
    if (found.has('strays')) return 'strays';
    return found.has('unclear') ? 'unclear' : 'nothing';
  };
}

/**
 * Returns the ids of all processes, highest first. Usually, the newest processes have the highest ids. These are
 * examined and ended first, because some processes start another one and exit within a millisecond.
 */
function newestIn(processes: string): number[] {
  const ids = attempt(() => readdirSync(processes)) ?? [];
  return ids
    .map(Number)
    .filter((id) => id > 0)
    .sort((one, other) => other - one);
}

/**
 * Returns a process's environment. If the process has ended, returns an empty string; if it belongs to another user,
 * returns undefined.
 */
function environmentOf(pid: number, processes: string): string | undefined {
  try {
    return readFileSync(`${processes}/${pid}/environ`, 'latin1');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ESRCH' ? '' : undefined;
  }
}

/** The flags of processes that are ending, and of kernel processes, in `/proc/PID/stat`. */
const WITHOUT_ENVIRONMENT = 0x4 | 0x20_0000;
/** The positions of two fields of `/proc/PID/stat`, counted from the state, which follows the name in brackets. */
const [FLAGS, END_OF_ENVIRONMENT] = [6, 48];

/**
 * Tells whether a process is being replaced by another program. Until the kernel has set up its memory, it has an empty
 * environment, for many milliseconds if the machine is busy, although its mark comes back.
 */
function isStarting(pid: number, processes: string): boolean {
  const isIt = attempt(() => {
    const stat = readFileSync(`${processes}/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[END_OF_ENVIRONMENT] === '0' && (Number(fields[FLAGS]) & WITHOUT_ENVIRONMENT) === 0;
  });
  return isIt === true;
}

function searchOfPs(isStray: (environment: string) => boolean, { platform, run }: System): Search {
  // On macOS, the option -E shows environments. On other systems, the option e shows them; it is written in BSD syntax,
  // without a hyphen.
  const shown = platform === 'darwin' ? ['-A', '-E', '-ww'] : ['axeww'];
  return () => {
    const lines = run('ps', [...shown, '-o', 'pid=,command='])
      .split('\n')
      .filter(isStray);
    for (const line of lines) end(Number.parseInt(line, 10));
    return lines.length === 0 ? 'nothing' : 'strays';
  };
}

function end(pid: number): Found {
  return attempt(() => process.kill(pid, 'SIGKILL')) ? 'strays' : 'unclear';
}

/**
 * Returns the result of an action, or undefined if the action fails, for example because a process has ended.
 */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
