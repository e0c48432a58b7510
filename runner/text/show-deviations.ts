import type * as Diff from 'diff';
import type { Deviation } from '../../steps/deviations';
import { surfaceText } from '../../steps/surfaces';
import { actualText, expectedText } from '../../steps/value-text';
import { safeText } from './escape';

/** A line of a difference: expected (`-`), actual (`+`), or equal. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

/** Returns the difference between the expected and the actual outcome, line by line. */
function differenceOf(deviation: Deviation): DiffLine[] {
  const { error } = deviation;
  const got = error
    ? `raises ${error.type}: ${JSON.stringify(error.message)}`
    : actualText(deviation, jsonText);
  const wanted = safeText(expectedText(deviation, jsonText));
  // Loaded here because every command loads this file, but only a failure needs the library.
  const { diffLines } = require('diff') as typeof Diff;
  return diffLines(`${wanted}\n`, `${safeText(got)}\n`).flatMap(({ value, added, removed }) => {
    const sign = added ? '+' : removed ? '-' : ' ';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ sign, text }) as const);
  });
}

/** Returns a value as JSON, in several lines if it is long. */
function jsonText(value: unknown): string {
  const short = JSON.stringify(value);
  const isLong = short.length > 70 && typeof value === 'object';
  return isLong ? JSON.stringify(value, undefined, 2) : short;
}

/** A difference, and the operations that have it. */
export interface ShownDeviation {
  readonly operations: string;
  readonly difference: readonly DiffLine[];
}

/** Groups deviations by their difference, because operations often fail alike. */
export function showDeviations(deviations: readonly Deviation[]): ShownDeviation[] {
  const shown = new Map<string, ShownDeviation>();
  for (const deviation of deviations) {
    const difference = differenceOf(deviation);
    const key = JSON.stringify(difference);
    const operation = safeText(`${deviation.operation} on ${surfaceText(deviation.surface)}`);
    const alike = shown.get(key);
    shown.set(key, { operations: alike ? `${alike.operations}, ${operation}` : operation, difference });
  }
  return [...shown.values()];
}
