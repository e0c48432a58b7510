import type { FuzzFind, FuzzProgress, FuzzResult } from '../../fuzz/fuzz';
import { FoundDifference, stepsOf } from '../../fuzz/random-scenario';
import type { Outcome } from '../../suite/play/deviation';
import { surfaceText } from '../../steps/surfaces';
import { faultText } from '../text/port-text';
import { count } from '../text/suite-text';
import { safeText } from '../text/escape';
import { scenarioText } from './scenario-text';

/** Returns the text of the progress line that is shown during fuzzing. */
export function fuzzProgressText({ runs, steps, isShrinking }: FuzzProgress): string {
  const phase = isShrinking ? ', shrinking' : '';
  return `${count(runs, 'scenario')} with ${count(steps, 'step')}${phase}`;
}

/**
 * Returns the result of fuzzing as text. For a difference or an adapter fault, the text contains a scenario that can be
 * pasted into a feature, and the command that finds it again. The text ends with a summary.
 *
 * @param again returns the command that replays the scenario with the given value of `--path`
 */
export function fuzzReport(result: FuzzResult, again: (path: number) => string): string {
  const { find, unsupported } = result;
  const ends = Array.from(
    unsupported,
    ([what, times]) => `\n  ${count(times, 'scenario')}: ${safeText(what)}`,
  );
  const paragraphs = [
    ...(find ? findText(find, again) : []),
    ...(ends.length > 0 ? [`Scenarios that ended at an unsupported operation:${ends.join('')}`] : []),
    conclusionOf(result),
  ];
  return paragraphs.join('\n\n') + '\n';
}

function findText({ reason, surface, groups, path }: FuzzFind, again: (path: number) => string): string[] {
  const isDifference = reason instanceof FoundDifference;
  const name = isDifference
    ? 'the port and the reference differ'
    : 'the adapter is at fault in the last step';
  return [
    ...(isDifference ? differenceOf(reason) : [safeText(faultText(reason)), 'It happened in this scenario:']),
    scenarioText(name, surface, stepsOf(groups)),
    `To find it again:\n  ${again(path)}`,
  ];
}

function differenceOf({ reference, port }: FoundDifference): string[] {
  const call = `${reference.method} on ${surfaceText(reference.surface)}`;
  return [
    `The port and the reference differ in ${call}:\n` +
      `  reference: ${outcomeText(reference.outcome)}\n` +
      `  port:      ${outcomeText(port.outcome)}`,
    'This is not a verdict: either of them may be wrong. The shortest scenario that was found follows. It expects the\n' +
      'outcomes of the reference:',
  ];
}

function outcomeText(outcome: Outcome): string {
  if ('result' in outcome) return safeText(JSON.stringify(outcome.result));
  const { type, message } = outcome.error;
  return safeText(`raises ${type}: ${message}`).replaceAll('\n', ' ');
}

function conclusionOf({ find, isInterrupted, isOutOfTime, runs, steps }: FuzzResult): string {
  const numbers = `${count(runs, 'scenario')} with ${count(steps, 'step')}`;
  if (find) {
    const what = find.reason instanceof FoundDifference ? 'A difference' : 'An adapter fault';
    return `${what} in ${numbers}, including shrinking.`;
  }
  if (isInterrupted) return `Interrupted: no difference in ${numbers}.`;
  return `No difference in ${numbers}${isOutOfTime ? ' (time budget used)' : ''}.`;
}
