import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const COMMAND = join(ROOT, 'dist/runner/main.js');
/** Writes the most memory that a measured program held, but not those that it starts, into MEMORY_FILE. */
const MEMORY = join(ROOT, 'tests/chaos/memory.js');
/** The reference, over the adapter protocol. */
const REFERENCE = `node "${COMMAND}" serve`;

/** Judges a port by its command line: the reference unless another is given. */
export function judge(options = [], command = REFERENCE) {
  return measured([COMMAND, 'run', '--command', command, ...options]);
}

/**
 * Returns the seconds until a run of the reference prints its first line, and ends the run.
 *
 * @throws an error when it prints nothing
 */
export async function secondsToFirstLine() {
  const start = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'run', '--command', REFERENCE], { cwd: ROOT });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('close', () => reject(new Error('the run printed nothing')));
  });
  const seconds = secondsSince(start);
  child.kill();
  await new Promise((resolve) => child.on('close', resolve));
  return seconds;
}

/**
 * Runs node and returns the seconds to its end, its most memory in bytes, and the output.
 *
 * @throws an error with the output when it fails
 */
export async function measured(args, folder = ROOT) {
  const memory = mkdtempSync(join(tmpdir(), 'i18n-bench-'));
  const file = join(memory, 'kilobytes');
  try {
    const start = performance.now();
    const child = spawn(process.execPath, ['--require', MEMORY, ...args], {
      cwd: folder,
      env: { ...process.env, MEMORY_FILE: file, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0)
      throw new Error(`${args.join(' ')} ended with status ${status}:\n${output.slice(-2000)}`);
    return { seconds: secondsSince(start), bytes: Number(readFileSync(file, 'utf8')) * 1024, output };
  } finally {
    rmSync(memory, { recursive: true, force: true });
  }
}

/**
 * Returns the mean time between two ends, in seconds, of a program that is started with an empty input. As many run at the
 * same time as there are processors.
 *
 * @throws an error when the program fails
 */
export async function secondsPerStart(program, args, number) {
  const start = performance.now();
  let left = number;
  const startOneByOne = async () => {
    while (left-- > 0) {
      const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const status = await new Promise((resolve) => child.on('close', resolve));
      if (status !== 0) throw new Error(`${args.join(' ')} ended with status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, startOneByOne));
  return secondsSince(start) / number;
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}
