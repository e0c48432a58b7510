import type * as Diff from 'diff';
import type { Deviation } from '../../steps/deviations';
import { surfaceText } from '../../steps/surfaces';
import { actualText, expectedText } from '../../steps/value-text';
import { grouped } from '../grouped';
import { safeText } from '../text/escape';
import { stderrLines } from '../text/port-text';
import { stepLines } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';

/** A line of a diff between the expected and the actual outcome. A line of kind `equal` is part of both outcomes. */
export interface DiffLine {
  readonly kind: 'expected' | 'actual' | 'equal';
  readonly text: string;
}

/** Returns the diff between the expected and the actual outcome, line by line. */
function differenceOf(deviation: Deviation): DiffLine[] {
  const { error } = deviation;
  const got = error
    ? `raises ${error.type}: ${JSON.stringify(error.message)}`
    : actualText(deviation, jsonText);
  const wanted = safeText(expectedText(deviation, jsonText));
  // `diff` is loaded here rather than at the top, because every command loads this file, but only failures need `diff`.
  const { diffLines } = require('diff') as typeof Diff;
  return diffLines(`${wanted}\n`, `${safeText(got)}\n`).flatMap(({ value, added, removed }) => {
    const kind = added ? 'actual' : removed ? 'expected' : 'equal';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text }) as const);
  });
}

/** Returns a value as JSON, on several lines if it is a long array or object. */
function jsonText(value: unknown): string {
  const short = JSON.stringify(value);
  const isLong = short.length > 70 && typeof value === 'object';
  return isLong ? JSON.stringify(value, undefined, 2) : short;
}

/** A diff between the expected and the actual outcome, and the operations whose outcomes differ in this way. */
export interface ShownDeviation {
  readonly operations: string;
  readonly difference: readonly DiffLine[];
}

/** Groups deviations that have the same diff, because several operations often fail in the same way. */
export function showDeviations(deviations: readonly Deviation[]): ShownDeviation[] {
  const shown = deviations.map((deviation) => ({
    operation: safeText(`${deviation.operation} on ${surfaceText(deviation.surface)}`),
    difference: differenceOf(deviation),
  }));
  return grouped(shown, ({ difference }) => JSON.stringify(difference)).map(([, alike]) => ({
    operations: alike.map(({ operation }) => operation).join(', '),
    difference: alike[0].difference,
  }));
}

/** The labels of lines, padded to the same width. */
const LABELS: Readonly<Record<DiffLine['kind'], string>> = {
  expected: 'expected  ',
  actual: 'actual    ',
  equal: '          ',
};

/** Returns a line of a diff with its label: `expected  "0.2.2"`. */
export function labelled({ kind, text }: DiffLine): string {
  return `${LABELS[kind]}${text}`;
}

/**
 * Returns lines that describe the deviations of a scenario. If there are none, returns the lines of the problem's
 * message.
 */
export function problemLines({ result }: Judged, shown: (line: DiffLine) => string): string[] {
  const { deviations = [], message = '' } = result?.problem ?? {};
  if (deviations.length === 0) return safeText(message).split('\n');
  return showDeviations(deviations).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(shown),
  ]);
}

/**
 * Describes the problem of a scenario in plain text. The text is empty if there is no problem.
 *
 * @param shown formats a line of a diff
 */
export function failureText(judged: Judged, shown = labelled): string {
  const original = originalFailsText(judged);
  return [
    ...problemLines(judged, shown),
    ...stderrLines(judged.result?.problem?.fault?.stderr ?? [], ''),
    ...(original === '' ? [] : [original]),
  ].join('\n');
}

/** Returns the steps of a scenario as text. The step that ended the scenario is marked with `>`. */
export function stepsText({ trial, result }: Judged): string {
  const marked = result?.problem ? result.step : undefined;
  return trial.steps.flatMap((step, index) => stepLines(step, index === marked)).join('\n');
}

/**
 * Returns a note that crystal-i18n 0.2.2 also fails a scenario, with the ids of the contradictions that explain the
 * failure. The note is empty if 0.2.2 passes the scenario, or if the port did not fail it.
 */
export function originalFailsText({ trial, result }: Pick<Judged, 'trial' | 'result'>): string {
  const { contradictions = [] } = trial;
  if (contradictions.length === 0 || result?.kind !== 'failed') return '';
  return `crystal-i18n 0.2.2 fails this as well: ${contradictions.join(', ')}`;
}

/** Returns the number of executions with each kind of result: `2 × passed, 1 × failed`. */
export function unstableText(unstable: NonNullable<Judged['unstable']>): string {
  return Object.entries(unstable)
    .map(([kind, howMany]) => `${howMany} × ${kind}`)
    .join(', ');
}
