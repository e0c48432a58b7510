import { execa } from 'execa';
import { countsOf, type Counts, type ReadCounts } from './counts';

/** One program of `npm test`. */
export interface Stage {
  /** Its name on the command line. */
  readonly name: string;
  /** The subject of its tests. */
  readonly title: string;
  /** The stages that it needs: they run when it is named, and it starts when they have ended. */
  readonly after?: readonly string[];
  /** Whether it runs only when it is named, or with `--all`. */
  readonly isLong?: boolean;
  /** The arguments of node. */
  readonly args: readonly string[];
  /** Whether the stage `coverage` reports what it covers. */
  readonly isMeasured?: boolean;
  /** Reads the counts from its output. Absent: the program is one test, which passes or fails. */
  readonly read?: ReadCounts;
}

/** The result of a stage. */
export interface StageResult {
  readonly counts: Counts;
  readonly milliseconds: number;
  /** Its complete output. */
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

/** Longer than any stage takes on a machine ten times slower; a stage that hangs is ended and fails. Milliseconds. */
const TIME_LIMIT = 1_800_000;

/**
 * Runs a stage in a process of its own.
 *
 * @param environment its variables besides those of this process
 */
export async function runStage(
  stage: Stage,
  packageRoot: string,
  environment: { readonly [name: string]: string } = {},
): Promise<StageResult> {
  const { all, exitCode, signal, failed, originalMessage, durationMs } = await execa(
    process.execPath,
    stage.args,
    {
      cwd: packageRoot,
      // What a stage writes is read, and printed when it fails, which may be into a file: no colours.
      env: { ...environment, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdin: 'ignore',
      all: true,
      reject: false,
      timeout: TIME_LIMIT,
    },
  );
  const status = exitCode === undefined ? originalMessage : `status ${exitCode}`;
  const end = signal === undefined ? status : `signal ${signal}`;
  const { problem, ...counts } = countsOf(stage.read, all, !failed);
  const remark = failed ? `ended with ${end}` : problem && `failed: ${problem}`;
  return {
    counts,
    milliseconds: durationMs,
    output: remark === undefined ? all : `${all}\n(${stage.name} ${remark})\n`,
  };
}
