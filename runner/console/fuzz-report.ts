import type { AdapterFault } from '../../adapter/contract/errors';
import { FoundDifference } from '../../fuzz/difference';
import type { FuzzResult, LocatedFind } from '../../fuzz/fuzz';
import { stepsOf } from '../../fuzz/random-scenario';
import type { FuzzProgress } from '../../fuzz/fuzz-search';
import type { Outcome } from '../../play/deviation';
import { surfaceText } from '../../steps/surfaces';
import { count } from '../text/suite-text';
import { safeText } from '../text/escape';
import { scenarioText } from './scenario-text';

/** Returns the text of the progress line that is shown during fuzzing. */
export function fuzzProgressText({ runs, steps, isShrinking }: FuzzProgress): string {
  const phase = isShrinking ? ', shrinking' : '';
  return `${count(runs, 'scenario')} with ${count(steps, 'step')}${phase}`;
}

/** The options of a fuzzing report. */
interface FuzzReportOptions {
  /** Returns the command that replays the scenario with the given value of `--path`. */
  readonly again: (path: string) => string;
  /** The time budget, in seconds. */
  readonly time: number | undefined;
}

/**
 * Returns the result of fuzzing as text. For each difference or adapter fault, the text contains a scenario that can be
 * pasted into a feature, and the command that finds the difference or fault again. The text ends with a summary.
 */
export function fuzzReport(result: FuzzResult, options: FuzzReportOptions): string {
  const { finds } = result;
  const paragraphs = [
    ...finds.flatMap((find, index) => [
      ...(finds.length > 1 ? [`Difference ${index + 1} of ${finds.length}`] : []),
      ...findText(find, options),
    ]),
    ...endsOf('Scenarios that ended at a known difference:', result.knownFailures),
    ...endsOf('Scenarios that ended at an unsupported operation:', result.unsupported),
    conclusionOf(result, options),
  ];
  return paragraphs.join('\n\n') + '\n';
}

function findText({ reason, surface, groups, path }: LocatedFind, { again }: FuzzReportOptions): string[] {
  const isDifference = reason instanceof FoundDifference;
  const name = isDifference
    ? 'the port and the reference differ'
    : 'the adapter is at fault in the last step';
  return [
    ...(isDifference ? differenceOf(reason) : faultOf(reason)),
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

function faultOf({ message, stderr }: AdapterFault): string[] {
  const log = stderr.map((line) => `\n  ${safeText(line)}`).join('');
  return [
    `The adapter is at fault: ${safeText(message)}`,
    ...(log === '' ? [] : [`The last lines of its standard error:${log}`]),
    'It happened in this scenario:',
  ];
}

function outcomeText(outcome: Outcome): string {
  if ('result' in outcome) return safeText(JSON.stringify(outcome.result));
  const { type, message } = outcome.error;
  return safeText(`raises ${type}: ${message}`).replaceAll('\n', ' ');
}

function endsOf(title: string, numbers: ReadonlyMap<string, number>): string[] {
  const lines = Array.from(numbers, ([what, times]) => `\n  ${count(times, 'scenario')}: ${safeText(what)}`);
  return lines.length === 0 ? [] : [`${title}${lines.join('')}`];
}

function conclusionOf(
  { finds, isInterrupted, isOutOfTime, runs, steps }: FuzzResult,
  { time }: FuzzReportOptions,
): string {
  const shrinking = finds.length > 0 ? ', including shrinking' : '';
  const numbers = `${count(runs, 'scenario')} with ${count(steps, 'step')}${shrinking}`;
  const found = finds.length === 0 ? 'no difference' : count(finds.length, 'difference');
  if (isInterrupted) return `Interrupted: ${found} in ${numbers}.`;
  const budget = isOutOfTime && time !== undefined ? ` (time budget of ${time} s used)` : '';
  return `${found[0]?.toUpperCase()}${found.slice(1)} in ${numbers}${budget}.`;
}
