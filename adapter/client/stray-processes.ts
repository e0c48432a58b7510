import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { THIS_SYSTEM, type System } from './system';

/** The environment variable that all processes of a program inherit. */
const VARIABLE = 'I18N_CONFORMANCE_PROCESS';
/** Identifies this process in the marks of the programs that it starts. */
const STARTER = randomUUID();
/** The most searches in a row. A process may start others while they are searched for. */
const MAX_SEARCHES = 5;

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
  for (let search = 0; search < MAX_SEARCHES; search += 1) {
    const strays = marked(system).filter(({ program }) => !isRunning(program));
    if (strays.length === 0) return;
    for (const { pid } of strays) attempt(() => process.kill(pid, 'SIGKILL'));
  }
}

interface MarkedProcess {
  readonly pid: number;
  readonly program: number;
}

function marked(system: System): MarkedProcess[] {
  if (system.platform === 'win32') return [];
  const environments = system.platform === 'linux' ? fromProc() : fromPs(system);
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

function fromPs({ platform, run }: System): [pid: number, environment: string][] {
  // On macOS, -e selects all processes, and -E shows their environments. Other systems know -e for the latter.
  const shown = platform === 'darwin' ? ['-A', '-E', '-ww'] : ['axeww'];
  const lines = run('ps', [...shown, '-o', 'pid=,command=']).split('\n');
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
