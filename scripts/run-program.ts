import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/** The end of a program, and its output. */
export interface Ended {
  /** The exit status; null if the program was ended by a signal, or could not be started. */
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The text that the program wrote to standard output and to standard error, in the order of writing. */
  readonly output: string;
}

/** The options of {@link runProgram}. */
export interface ProgramOptions {
  readonly folder: string;
  /** Environment variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The time after which the program is ended, in milliseconds. */
  readonly timeout?: number;
}

/** The commands of this project's dependencies. On Windows, these and npm are scripts, which only the shell starts. */
const COMMANDS = join(PACKAGE_ROOT, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** Runs a program, or a command of this project's dependencies, and returns its output when it has ended. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<Ended> {
  const { folder, environment, timeout } = options;
  const path = `${COMMANDS}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const isScript = isWindows && program !== process.execPath;
    const child = spawn(program, isScript ? args.map((arg) => JSON.stringify(arg)) : args, {
      ...{ cwd: folder, env: { ...process.env, PATH: path, ...environment } },
      ...{ stdio: ['ignore', 'pipe', 'pipe'], shell: isScript, ...(timeout && { timeout }) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', ({ message }) =>
      resolve({ status: null, signal: null, output: `${output}${message}\n` }),
    );
    child.on('close', (status, signal) => resolve({ status, signal, output }));
  });
}
