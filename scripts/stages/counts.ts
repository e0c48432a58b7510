/** The numbers of tests, checks or scenarios of a stage that passed and that failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Patterns of the numbers in a program's output, which are added up. */
export interface CountPatterns {
  readonly passed: RegExp;
  readonly failed: RegExp;
}

/** The last line of our own programs: `7 passed, 1 failed`. */
export const LAST_LINE: CountPatterns = {
  passed: /^(\d+) passed, \d+ failed\n*$(?![^])/gm,
  failed: /^\d+ passed, (\d+) failed\n*$(?![^])/gm,
};

/** The output of Node's test runner, which has a line such as `ℹ pass 12` for each kind of result. */
export const NODE_TESTS: CountPatterns = {
  passed: /^ℹ pass (\d+)$/gm,
  failed: /^ℹ (?:fail|cancelled) (\d+)$/gm,
};

/** Cucumber's summary: `416 scenarios (1 failed, 2 skipped, 413 passed)`. What is not applicable is skipped. */
export const CUCUMBER: CountPatterns = {
  passed: /^\d+ scenarios? \(.*?(\d+) passed/gm,
  failed: /^\d+ scenarios? \(.*?(\d+) failed/gm,
};

/** The conclusion of a run at level `crystal`: `conformant at level crystal: 211 of 212 trials, 1 not applicable`. */
export const CONCLUSION: CountPatterns = {
  passed: /at level crystal: (\d+) of \d+ trial/gm,
  failed: /at level crystal: \d+ of \d+ trial.*?(\d+) failed/gm,
};

/** Returns the reasons why Node's test runner skipped tests, each with the number of tests. */
export function skipReasons(output: string): ReadonlyMap<string, number> {
  const reasons = new Map<string, number>();
  for (const [, reason = ''] of output.matchAll(/^\s*﹣ .* # (.+)$/gm)) {
    if (reason !== 'SKIP') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return reasons;
}

/** The counts of a stage, and the reason why the stage failed, if its program's output does not show the reason. */
export interface JudgedCounts extends Counts {
  readonly problem?: string;
}

/**
 * Returns the counts of a stage. A program that failed counts as at least one failure. A program without passed tests
 * does too, because it may have run nothing.
 *
 * @param patterns if omitted, the program counts as one test, which passes or fails
 * @param hasSucceeded whether the program exited with status 0
 */
export function countsOf(
  patterns: CountPatterns | undefined,
  output: string,
  hasSucceeded: boolean,
): JudgedCounts {
  if (patterns === undefined) return hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const passed = sumOf(patterns.passed, output);
  const failed = sumOf(patterns.failed, output);
  if (!hasSucceeded) return { passed, failed: Math.max(failed, 1) };
  if (passed > 0 || failed > 0) return { passed, failed };
  return { passed: 0, failed: 1, problem: 'nothing passed, so nothing shows that anything ran' };
}

function sumOf(pattern: RegExp, output: string): number {
  return [...output.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
