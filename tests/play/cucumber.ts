import type { Envelope, Pickle, TestCase, TestStepFinished } from '@cucumber/messages';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The end of a scenario that cucumber played. */
export interface CucumberEnding {
  /** `<file>:<line>` of the scenario, or of its row. */
  readonly place: string;
  /** The status of the scenario: `PASSED`, `FAILED`, `SKIPPED` … */
  readonly status: string;
  /** The index of the first step that did not pass; absent when all passed, or a hook failed. */
  readonly step?: number;
  /** The message of the error of the step that failed. */
  readonly message?: string;
}

/**
 * Plays features with the command of cucumber, and returns how each scenario ended.
 *
 * @param selection the arguments that select scenarios: files, `--tags`
 */
export async function runCucumber(
  worldParameters: object,
  selection: readonly string[],
): Promise<CucumberEnding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cucumber-'));
  const file = join(folder, 'messages.ndjson');
  const bin = join(PACKAGE_ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const options = ['--profile', 'compiled', '--format', `message:${file}`];
  const parameters = ['--world-parameters', JSON.stringify(worldParameters)];
  try {
    // cucumber exits with status 1 when a scenario failed.
    await promisify(execFile)(process.execPath, [bin, ...options, ...parameters, ...selection], {
      cwd: PACKAGE_ROOT,
      maxBuffer: 2 ** 28,
    }).catch(() => undefined);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return endingsIn(lines.map((line) => JSON.parse(line) as Envelope));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function endingsIn(messages: readonly Envelope[]): CucumberEnding[] {
  const pickles = new Map<string, Pickle>();
  const testCases = new Map<string, TestCase>();
  const started = new Map<string, TestCase>();
  const ends = new Map<string, TestStepFinished>();
  const endings: CucumberEnding[] = [];
  for (const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } of messages) {
    if (pickle) pickles.set(pickle.id, pickle);
    if (testCase) testCases.set(testCase.id, testCase);
    if (testCaseStarted) started.set(testCaseStarted.id, testCases.get(testCaseStarted.testCaseId)!);
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      const id = testStepFinished.testCaseStartedId;
      if (!ends.has(id)) ends.set(id, testStepFinished);
    }
    if (testCaseFinished) {
      const its = started.get(testCaseFinished.testCaseStartedId)!;
      endings.push(endingOf(pickles.get(its.pickleId)!, its, ends.get(testCaseFinished.testCaseStartedId)));
    }
  }
  return endings;
}

function endingOf(
  pickle: Pickle,
  { testSteps }: TestCase,
  end: TestStepFinished | undefined,
): CucumberEnding {
  const place = `${pickle.uri}:${pickle.location?.line}`;
  if (end === undefined) return { place, status: 'PASSED' };
  const { status, exception } = end.testStepResult;
  const { pickleStepId } = testSteps.find(({ id }) => id === end.testStepId)!;
  const step = pickle.steps.findIndex(({ id }) => id === pickleStepId);
  return {
    place,
    status,
    ...(step !== -1 && { step }),
    ...(exception?.message !== undefined && { message: exception.message }),
  };
}
