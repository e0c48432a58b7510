import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The environment variable that all processes of a program inherit. */
const VARIABLE = 'I18N_CONFORMANCE_PROCESS';
/** Identifies this process in the marks of the programs that it starts. */
const STARTER = randomUUID();
/** The most searches in a row. A process may start others while they are searched for. */
const MAX_SEARCHES = 5;
/** The size of a list of processes with their environments, in bytes. */
const MAX_LIST_BYTES = 256 * 1024 * 1024;

/** Returns the environment of a program, in which its number marks it and all the processes that it starts. */
export function markedEnvironment(program: number): NodeJS.ProcessEnv {
  // A judge may itself run below another one, which must find its processes too.
  const outer = process.env[VARIABLE] ?? '';
  return { ...process.env, [VARIABLE]: `${outer}${STARTER}:${program};` };
}

/**
 * Ends the processes that programs of this process left behind, even those that left their group with `setsid`. It
 * finds them by their environment, on Linux in `/proc` and elsewhere with `ps`. On Windows it finds none.
 *
 * @param isRunning tells whether the program with a number still runs, so that its processes stay
 */
export function endStrays(isRunning: (program: number) => boolean, platform = process.platform): void {
  for (let search = 0; search < MAX_SEARCHES; search += 1) {
    const strays = marked(platform).filter(({ program }) => !isRunning(program));
    if (strays.length === 0) return;
    for (const { pid } of strays) attempt(() => process.kill(pid, 'SIGKILL'));
  }
}

interface MarkedProcess {
  readonly pid: number;
  readonly program: number;
}

function marked(platform: NodeJS.Platform): MarkedProcess[] {
  if (platform === 'win32') return [];
  const environments = platform === 'linux' ? fromProc() : fromPs();
  const mark = new RegExp(`${STARTER}:(\\d+);`);
  return environments.flatMap(([pid, text]) => {
    const [, program] = mark.exec(text) ?? [];
    return program === undefined ? [] : [{ pid, program: Number(program) }];
  });
}

function fromProc(): [pid: number, environment: string][] {
  const environmentOf = (id: string): string => readFileSync(`/proc/${id}/environ`, 'latin1');
  return readdirSync('/proc').map((id) => [Number(id), attempt(() => environmentOf(id)) ?? '']);
}

function fromPs(): [pid: number, environment: string][] {
  const options = { encoding: 'utf8', maxBuffer: MAX_LIST_BYTES } as const;
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], options);
  const lines = String(stdout).split('\n');
  return lines.map((line) => [Number.parseInt(line, 10), line]);
}

/** Does something to a process that may have ended, or may belong to another user. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
