import { loadConfiguration, runCucumber, type ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Envelope, Pickle, TestCase, TestStepFinished } from '@cucumber/messages';
import { PassThrough } from 'node:stream';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';

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

/** The loaded step definitions. A second run in this process could not load them again. */
let support: ISupportCodeLibrary | undefined;

/**
 * Plays features with cucumber, as its command does, and returns how each scenario ended. Runs share the process, because
 * a process of its own would compile everything again; so they must come one after the other.
 *
 * @param selection the arguments that select scenarios: files, `--tags`
 */
export async function playWithCucumber(
  worldParameters: object,
  selection: readonly string[],
): Promise<CucumberEnding[]> {
  const environment = { cwd: PACKAGE_ROOT, stdout: new PassThrough().resume(), stderr: process.stderr };
  const parameters = ['--world-parameters', JSON.stringify(worldParameters)];
  const { runConfiguration } = await loadConfiguration(
    { profiles: ['compiled'], provided: ['--format', 'summary', ...parameters, ...selection] },
    environment,
  );
  const messages: Envelope[] = [];
  const options = support === undefined ? runConfiguration : { ...runConfiguration, support };
  ({ support } = await runCucumber(options, environment, (message) => messages.push(message)));
  return endingsIn(messages);
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
