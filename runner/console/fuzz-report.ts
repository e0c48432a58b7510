import type { FuzzResult } from '../../fuzz/fuzz';
import { scenarioText } from '../../fuzz/gherkin';
import { FoundDifference, stepsOf } from '../../fuzz/random-scenario';
import type { FuzzProgress } from '../../fuzz/trial';
import type { Outcome } from '../../steps/deviations';
import { surfaceText } from '../../steps/surfaces';
import { count } from '../text/count';
import { safeText } from '../text/safe-text';

/** Returns how far fuzzing is, for a line on the terminal. */
export function fuzzProgressText({ runs, steps, isShrinking }: FuzzProgress): string {
  const what = isShrinking ? ', looking for a shorter one' : '';
  return `${count(runs, 'scenario')} of ${count(steps, 'step')}${what}`;
}

/**
 * Returns the result of fuzzing as text: the scenario of what was found, ready to be pasted into a feature, and how to
 * see it again.
 *
 * @param again the command that runs the scenario of this number again, and what it is shrunk to
 */
export function fuzzReport(result: FuzzResult, again: (path: number) => string): string {
  const { find } = result;
  const paragraphs =
    find === undefined
      ? []
      : [
          ...(find.reason instanceof FoundDifference ? differenceOf(find.reason) : faultOf(find.reason)),
          scenarioText(nameOf(find.reason), stepsOf(find.groups)),
          `Again:\n  ${again(find.path)}`,
        ];
  return [...paragraphs, ...unsupportedOf(result), conclusionOf(result)].join('\n\n') + '\n';
}

function nameOf(reason: object): string {
  return reason instanceof FoundDifference
    ? 'the port and the reference differ'
    : 'the adapter is at fault in the last step';
}

function differenceOf({ reference, port }: FoundDifference): string[] {
  const call = `${reference.operation} on ${surfaceText(reference.surface)}`;
  return [
    `The port and the reference differ in ${call}:\n` +
      `  reference: ${outcomeText(reference)}\n` +
      `  port:      ${outcomeText(port)}`,
    'This is no verdict: which of the two is wrong is for a reader to say. The scenario, shrunk to the shortest one\n' +
      'found, expects what the reference did:',
  ];
}

function faultOf({
  message,
  stderr,
}: {
  readonly message: string;
  readonly stderr: readonly string[];
}): string[] {
  const log = stderr.map((line) => `\n  ${safeText(line)}`).join('');
  return [
    `The adapter is at fault: ${safeText(message)}`,
    ...(log === '' ? [] : [`The last lines of its standard error:${log}`]),
    'The scenario in which it was:',
  ];
}

function outcomeText(outcome: Outcome): string {
  if ('result' in outcome) return safeText(JSON.stringify(outcome.result));
  const { type, message } = outcome.error;
  return safeText(`raises ${type}: ${message}`).replaceAll('\n', ' ');
}

function unsupportedOf({ unsupported }: FuzzResult): string[] {
  if (unsupported.size === 0) return [];
  const lines = [...unsupported].map(([what, times]) => `  ${count(times, 'scenario')}: ${safeText(what)}`);
  return [`Scenarios that ended where the port does not support an operation:\n${lines.join('\n')}`];
}

function conclusionOf({ find, isInterrupted, runs, steps }: FuzzResult): string {
  const numbers = `${count(runs, 'scenario')} of ${count(steps, 'step')} were run`;
  if (find !== undefined) return `${numbers}, those of the shrinking included.`;
  return `${isInterrupted ? 'Ended early, and no' : 'No'} difference was found: ${numbers}.`;
}
