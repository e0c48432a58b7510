import { playOnSession } from '../../../../play/play-on-session';
import type { TrialResult } from '../../../../play/trial-result';
import { loadSteps } from '../../../../play/step-library';
import type { Deviation, Problem } from '../../../../steps/deviations';
import { actualText, expectedText } from '../../../../steps/value-text';
import { SuiteDefect, type Scenario, type Surface, type Trial } from '../../../../suite';
import { trialsOf } from '../../../../suite/trials';
import type { Difference, Exchange, PlayedScenario, PlayedStep, StepStatus, Tasks } from '../messages';
import { addFiles } from '../stand-ins/virtual-files';
import { stepFindings } from './check';
import { findingsOf, readText } from './read-text';
import { shortened, wholeJson } from './exchange';
import { openRecordedSession } from './recorded-session';
import { SUITE_FOLDER } from './suite-folder';

/** The maximum number of exchanges that are shown for a step. Steps that play recordings have thousands. */
const SHOWN_EXCHANGES = 50;

/** Plays the scenarios of a text on a surface, or returns the reasons why the text cannot be played. */
export async function playText({
  text,
  surface,
  files,
}: Tasks['play']['params']): Promise<Tasks['play']['result']> {
  addFiles(Object.fromEntries(Object.entries(files).map(([path, one]) => [`${SUITE_FOLDER}/${path}`, one])));
  try {
    const scenarios = readText(text);
    const findings = stepFindings(scenarios);
    if (findings.length > 0) return { findings };
    const played: PlayedScenario[] = [];
    for (const scenario of scenarios) played.push(await play(trialOn(surface, scenario)));
    return { scenarios: played };
  } catch (thrown) {
    if (!(thrown instanceof SuiteDefect)) throw thrown;
    return { findings: findingsOf(thrown) };
  }
}

/** Returns a scenario on a surface. If it cannot be played on that surface, returns it on its first surface. */
function trialOn(surface: Surface, scenario: Scenario): Trial {
  const trials = trialsOf([scenario]);
  return trials.find((trial) => trial.surface === surface) ?? trials[0]!;
}

/** The outcome of a scenario. A defect is an error that neither a port nor its adapter can cause. */
interface Ending {
  readonly kind: StepStatus;
  readonly step?: number;
  readonly problem?: Pick<Problem, 'message' | 'deviations'>;
}

async function play(trial: Trial): Promise<PlayedScenario> {
  const exchanges = trial.steps.map((): Exchange[] => []);
  const counts = trial.steps.map(() => 0);
  let current = 0;
  const session = await openRecordedSession((describe) => {
    counts[current]! += 1;
    if (counts[current]! <= SHOWN_EXCHANGES) exchanges[current]!.push(describe());
  });
  const queue = [trial];
  let ending: Ending | undefined;
  try {
    await playOnSession({
      library: loadSteps(),
      session,
      next: () => queue.shift(),
      onStep: (_, step) => (current = step),
      onResult: (result: TrialResult) => (ending = result),
    });
  } catch (thrown) {
    if (!(thrown instanceof SuiteDefect)) throw thrown;
    const { cause = thrown } = thrown;
    ending = { kind: 'defect', step: current, problem: { message: (cause as Error).message } };
  }
  const { kind, step = 0, problem } = ending!;
  return {
    title: trial.case ?? trial.name,
    surface: trial.surface,
    status: kind,
    steps: trial.steps.map(({ keyword, text, line }, index): PlayedStep => {
      return {
        ...{ keyword, text, line },
        ...(kind === 'passed' || index < step ? { status: 'passed' } : { status: 'not-played' }),
        ...(kind !== 'passed' && index === step && { status: kind, message: shortened(problem!.message) }),
        ...(index === step && problem?.deviations && { differences: problem.deviations.map(differenceOf) }),
        exchanges: exchanges[index]!,
        omitted: counts[index]! - exchanges[index]!.length,
      };
    }),
  };
}

function differenceOf(deviation: Deviation): Difference {
  const { operation, error } = deviation;
  return {
    operation,
    expected: expectedText(deviation, wholeJson),
    actual: error === undefined ? actualText(deviation, wholeJson) : `raises ${error.type}: ${error.message}`,
  };
}
