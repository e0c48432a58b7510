/** The numbers of tests, checks or scenarios of a stage that passed and that failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads the counts of a program from its output. Returns undefined when the output has none. */
export type ReadCounts = (output: string) => Counts | undefined;

/** Reads the counts from the last line, `N passed, N failed`. */
export const fromLastLine: ReadCounts = (output) => {
  const [, passed, failed] =
    /^(\d+) passed, (\d+) failed$/m.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
};

/** Reads the output of Node's test runner, which has a line such as `ℹ pass 12` for each kind of result. */
export const fromNodeTests: ReadCounts = (output) => {
  const lines = [...output.matchAll(/^ℹ (pass|fail|cancelled) (\d+)$/gm)];
  if (lines.length !== 3) return undefined;
  const counts = new Map(lines.map(([, kind = '', count]) => [kind, Number(count)]));
  return {
    passed: counts.get('pass') ?? 0,
    failed: (counts.get('fail') ?? 0) + (counts.get('cancelled') ?? 0),
  };
};

/**
 * Reads Cucumber's summary: `416 scenarios (1 failed, 2 skipped, 413 passed)`. Scenarios that are not applicable are
 * skipped, and count neither as passed nor as failed.
 */
export const fromCucumber: ReadCounts = (output) => {
  const [, all, kinds = ''] = /^(\d+) scenarios? \((.+)\)$/m.exec(output) ?? [];
  if (all === undefined) return undefined;
  const passed = numberBefore('passed', kinds);
  return { passed, failed: Number(all) - passed - numberBefore('skipped', kinds) };
};

/**
 * Reads the conclusion of `i18n-conformance run`: `conformant at level spec: 211 of 212 trials, 1 not applicable`.
 */
export const fromVerdict: ReadCounts = (output) => {
  const [, passed, all, others = ''] = /at level \w+: (\d+) of (\d+) trials?(.*)$/m.exec(output) ?? [];
  if (passed === undefined) return undefined;
  return {
    passed: Number(passed),
    failed: Number(all) - Number(passed) - numberBefore('not applicable', others),
  };
};

function numberBefore(word: string, text: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
}

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
 * @param read reads the counts from the program's output; if omitted, the program counts as one test, which passes or
 *   fails
 * @param hasSucceeded whether the program exited with status 0
 */
export function countsOf(read: ReadCounts | undefined, output: string, hasSucceeded: boolean): JudgedCounts {
  const counts = read === undefined ? { passed: hasSucceeded ? 1 : 0, failed: 0 } : read(output);
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  if (!hasSucceeded) return { passed, failed: Math.max(failed, 1) };
  if (passed > 0 || failed > 0) return { passed, failed };
  const problem =
    counts === undefined
      ? 'the output has no counts, so nothing shows that anything ran'
      : 'nothing passed, so nothing shows that anything ran';
  return { passed: 0, failed: 1, problem };
}
