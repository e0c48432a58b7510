import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

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
 * Ends the processes that programs of this process left behind and that left their group, as with `setsid`. They are
 * recognized by a mark in their environment, which `/proc` shows on Linux. A process that changed its environment is not
 * found, and on other systems none is.
 *
 * @param isRunning takes a program's number and tells whether the program is still running; if so, the processes
 *   that it started are not ended
 * @param processes the folder in which Linux lists its processes
 */
export function endStrays(isRunning: (program: number) => boolean, processes = '/proc'): void {
  const mark = new RegExp(`${STARTER}:(\\d+);`);
  const isStray = (pid: string): boolean => {
    const environment = attempt(() => readFileSync(`${processes}/${pid}/environ`, 'latin1')) ?? '';
    const [, program] = mark.exec(environment) ?? [];
    return program !== undefined && !isRunning(Number(program));
  };
  const until = performance.now() + SEARCH_TIMEOUT_MS;
  // A process that is ended may have started another one just before.
  while (performance.now() < until) {
    const strays = (attempt(() => readdirSync(processes)) ?? []).filter(isStray);
    if (strays.length === 0) return;
    for (const pid of strays) attempt(() => process.kill(Number(pid), 'SIGKILL'));
  }
}

/** Returns the result of an action, or undefined if it fails, for example because a process has ended. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
