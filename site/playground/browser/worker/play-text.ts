import { shortened } from '../../../../runner/text/escape';
import type { Deviation } from '../../../../suite/play/deviation';
import { playScripts } from '../../../../suite/play/play-scripts';
import type { Problem } from '../../../../suite/play/trial-result';
import { actualText, expectedText } from '../../../../suite/play/value-text';
import { compileScript, StepError } from '../../../../steps/compile';
import { SuiteDefect, type Scenario, type Surface, type Trial } from '../../../../suite/read';
import { trialsOf } from '../../../../suite/read/trials';
import type {
  Difference,
  Exchange,
  PlayedScenario,
  PlayedStep,
  PlayedText,
  StepStatus,
  WrittenText,
} from '../messages';
import { addFiles } from '../stand-ins/fs';
import { stepFindings } from './check';
import { findingsOf, readText } from './read-text';
import { boundedJson, LONGEST_TEXT } from './exchange';
import { openRecordedSession } from './recorded-session';

/** The folder of the suite in the page's virtual file system. The build replaces `__dirname`. */
const SUITE_FOLDER = __dirname;

/** The maximum number of exchanges that are shown for a step. Steps that play recordings have thousands. */
const SHOWN_EXCHANGES = 50;

/** Plays the scenario of a text on a surface, unless the text has mistakes. */
export async function playText({ text, surface, row, files }: WrittenText): Promise<PlayedText> {
  addFiles(Object.fromEntries(Object.entries(files).map(([path, one]) => [`${SUITE_FOLDER}/${path}`, one])));
  try {
    const cases = readText(text);
    const scenario = cases.find((one) => one.case === row) ?? cases[0];
    const findings = stepFindings(scenario);
    if (findings.length > 0) return { findings };
    return {
      scenario: await play(trialOn(surface, scenario)),
      surfaces: scenario.surfaces,
      rows: cases.flatMap((one) => one.case ?? []),
    };
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

async function play(trial: Trial): Promise<PlayedScenario> {
  const exchanges = trial.steps.map((): Exchange[] => []);
  const counts = trial.steps.map(() => 0);
  const ending = await endingOf(trial, (step, describe) => {
    counts[step]! += 1;
    if (counts[step]! <= SHOWN_EXCHANGES) exchanges[step]!.push(describe());
  });
  const { kind, step = 0, problem } = ending;
  return {
    surface: trial.surface,
    ...(trial.case !== undefined && { row: trial.case }),
    status: kind,
    steps: trial.steps.map(({ keyword, text, line }, index): PlayedStep => {
      return {
        ...{ keyword, text, line },
        ...(kind === 'passed' || index < step ? { status: 'passed' } : { status: 'not-played' }),
        ...(kind !== 'passed' &&
          index === step && { status: kind, message: shortened(problem!.message, LONGEST_TEXT) }),
        ...(index === step && problem?.deviations && { differences: problem.deviations.map(differenceOf) }),
        exchanges: exchanges[index]!,
        omitted: counts[index]! - exchanges[index]!.length,
      };
    }),
  };
}

/**
 * Plays a scenario, and calls a function with each exchange and the step to which it belongs. A step that cannot be
 * compiled is a defect.
 */
async function endingOf(
  trial: Trial,
  onExchange: (step: number, describe: () => Exchange) => void,
): Promise<{ kind: StepStatus; step?: number; problem?: Pick<Problem, 'message' | 'deviations'> }> {
  let current = 0;
  const session = await openRecordedSession((describe) => onExchange(current, describe));
  try {
    const [result] = await playScripts([session], [trial], {
      scriptOf: compileScript,
      onStep: (step) => (current = step),
    });
    return result!;
  } catch (thrown) {
    if (!(thrown instanceof StepError)) throw thrown;
    return { kind: 'defect', step: thrown.step, problem: thrown };
  }
}

function differenceOf(deviation: Deviation): Difference {
  const { operation, error } = deviation;
  return {
    operation,
    expected: expectedText(deviation, (value) => boundedJson(value)),
    actual:
      error === undefined
        ? actualText(deviation, (value) => boundedJson(value))
        : `raises ${error.type}: ${error.message}`,
  };
}
