import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { THIS_SYSTEM, type System } from './system';

/** The environment variable that all processes of a program inherit. */
const VARIABLE = 'I18N_CONFORMANCE_PROCESS';
/** Identifies this process in the marks of the programs that it starts. */
const STARTER = randomUUID();
/** A process that starts others faster than they are ended is left after this time, in milliseconds. */
const SEARCH_TIMEOUT_MS = 2000;
/**
 * The searches in a row that may find only processes that have just ended, each of which may have started another. With
 * a process that does so every 2 ms or faster, two searches were enough in 16 tries on a busy machine.
 */
const MAX_UNCLEAR = 8;

/** Returns the environment of a program, in which its number marks it and all the processes that it starts. */
export function markedEnvironment(program: number): NodeJS.ProcessEnv {
  // A judge may itself run below another one, which must find its processes too.
  const outer = process.env[VARIABLE] ?? '';
  return { ...process.env, [VARIABLE]: `${outer}${STARTER}:${program};` };
}

/**
 * Ends the processes that programs of this process left behind, even those that left their group with `setsid`. It
 * finds them by their environment, on Linux in `/proc` and elsewhere with `ps`. On Windows it finds none, because
 * no program there shows the environments of others.
 *
 * @param isRunning tells whether the program with a number still runs, so that its processes stay
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

/** The result of one search. It is unclear if a process has just ended, which may have started another one. */
type Found = 'strays' | 'unclear' | 'nothing';
/** Searches once, and ends what it finds. */
type Search = () => Found;

function searchOfProc(isStray: (environment: string) => boolean, { processes }: System): Search {
  /** Processes without an environment: those of the kernel, and those that ended before an earlier search. */
  const bare = new Set<number>();
  const look = (pid: number): Found => {
    const environment = environmentOf(pid, processes);
    if (environment === undefined) return 'nothing';
    if (environment !== '') return isStray(environment) ? end(pid) : 'nothing';
    const found = bare.has(pid) ? 'nothing' : 'unclear';
    bare.add(pid);
    return found;
  };
  return () => {
    const found = new Set(newestIn(processes).map(look));
    if (found.has('strays')) return 'strays';
    return found.has('unclear') ? 'unclear' : 'nothing';
  };
}

/**
 * Returns the ids of all processes, the newest first. Some processes start another and end within a millisecond: only
 * one that is looked at and ended at once is found.
 */
function newestIn(processes: string): number[] {
  const ids = attempt(() => readdirSync(processes)) ?? [];
  return ids
    .map(Number)
    .filter((id) => id > 0)
    .sort((one, other) => other - one);
}

/** Returns undefined when the process belongs to another user, and the empty string when it has ended. */
function environmentOf(pid: number, processes: string): string | undefined {
  try {
    return readFileSync(`${processes}/${pid}/environ`, 'latin1');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ESRCH' ? '' : undefined;
  }
}

function searchOfPs(isStray: (environment: string) => boolean, { platform, run }: System): Search {
  // On macOS, -e selects all processes, and -E shows their environments. Other systems know -e for the latter.
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

/** Does something that fails if a process has ended, or belongs to another user. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
