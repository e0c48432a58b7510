import { spawn } from 'node:child_process';
import { countsOf, type Counts, type ReadCounts } from './counts';

/** One program of `npm test`. */
export interface Stage {
  /** What it is called on the command line. */
  readonly name: string;
  /** What it looks at. */
  readonly title: string;
  /** The stages that have to end before it begins, as far as they run at all. */
  readonly after?: readonly string[];
  /** The arguments of node. */
  readonly args: readonly string[];
  /** Variables of its environment besides those of this process. */
  readonly environment?: { readonly [name: string]: string };
  readonly read: ReadCounts;
}

/** How a stage ended. */
export interface StageResult {
  readonly counts: Counts;
  readonly milliseconds: number;
  /** All that it wrote. */
  readonly output: string;
}

/** Longer than any stage takes on a slow machine: a stage that hangs is ended and has failed. Milliseconds. */
const TIME_LIMIT = 600_000;

/** What a stage writes is read, and printed when it fails, which may be into a file. */
const { FORCE_COLOR: _, ...ENVIRONMENT } = process.env;
const WITHOUT_COLORS = { ...ENVIRONMENT, NO_COLOR: '1' };

/** Runs a stage in a process of its own. */
export async function runStage(stage: Stage, packageRoot: string): Promise<StageResult> {
  const started = performance.now();
  const child = spawn(process.execPath, stage.args, {
    cwd: packageRoot,
    env: { ...WITHOUT_COLORS, ...stage.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const end = await new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(`cannot be started: ${message}`));
    child.on('close', (status, signal) => resolve(signal === null ? `status ${status}` : `signal ${signal}`));
  });
  const hasSucceeded = end === 'status 0';
  return {
    counts: countsOf(stage.read(output), hasSucceeded),
    milliseconds: performance.now() - started,
    output: hasSucceeded ? output : `${output.trimEnd()}\n(${stage.name} ended with ${end})\n`,
  };
}
