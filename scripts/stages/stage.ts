import { runProgram } from '../run-program';
import { countsOf, type Counts, type CountPatterns } from './counts';

/** One program of `npm test`. */
export interface Stage {
  /** The name of the stage on the command line. */
  readonly name: string;
  /** The subject of the stage's tests. */
  readonly title: string;
  /**
   * The stages that this stage needs. They also run if only this stage is named, and this stage starts when they have
   * ended.
   */
  readonly after?: readonly string[];
  /** Whether the stage runs only when it is named, or with `--all`. */
  readonly isLong?: boolean;
  /** The arguments for Node. */
  readonly args: readonly string[];
  /** Environment variables of the program, in addition to those of this process. */
  readonly environment?: { readonly [name: string]: string };
  /** Whether the stage `coverage` reports the coverage of this stage. */
  readonly isMeasured?: boolean;
  /** The counts in the program's output. If omitted, the program counts as one test, which passes or fails. */
  readonly counted?: CountPatterns;
}

/** The result of a stage. */
export interface StageResult {
  readonly counts: Counts;
  readonly milliseconds: number;
  /** The complete output of the program. */
  readonly output: string;
}

/** Returns the result of a stage that does not run, because stages that it needs have failed. */
export function notRun(failed: readonly string[]): StageResult {
  return {
    counts: { passed: 0, failed: 1 },
    milliseconds: 0,
    output: `(not run, because it needs ${failed.join(' and ')}, which failed)\n`,
  };
}

/**
 * The time limit of a stage, in milliseconds, after which a stage that hangs is ended and fails. It was chosen to
 * suffice even on a machine that is ten times slower.
 */
const TIME_LIMIT = 1_800_000;

/**
 * Runs a stage in its own process.
 *
 * @param environment the environment variables in addition to those of the stage
 */
export async function runStage(
  stage: Stage,
  packageRoot: string,
  environment: { readonly [name: string]: string } = {},
): Promise<StageResult> {
  const start = performance.now();
  const { status, signal, output } = await runProgram(process.execPath, stage.args, {
    folder: packageRoot,
    // The output has no colours, because it is parsed. If the stage fails, it is printed, possibly to a file.
    environment: { ...stage.environment, ...environment, NO_COLOR: '1', FORCE_COLOR: undefined },
    timeout: TIME_LIMIT,
  });
  const { problem, ...counts } = countsOf(stage.counted, output, status === 0);
  const end = signal === null ? `status ${status}` : `signal ${signal}`;
  const remark = status === 0 ? problem && `failed: ${problem}` : `ended with ${end}`;
  return {
    counts,
    milliseconds: performance.now() - start,
    output: remark === undefined ? output : `${output}\n(${stage.name} ${remark})\n`,
  };
}
