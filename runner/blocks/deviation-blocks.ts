import type * as JsDiff from 'diff';
import { codeNote, operationText, type Deviation } from '../../suite/play/deviation';
import { actualText, expectedText } from '../../suite/play/value-text';
import { grouped } from '../../suite/read/grouped';
import type { Diff, DiffLine } from './block';

/** Values as JSON are written on several lines if they have more than this many characters. */
const MAX_JSON_LENGTH = 70;

/** Describes deviations. Those with the same diff are described once, because several operations often fail alike. */
export function deviationBlocks(deviations: readonly Deviation[]): Diff[] {
  const shown = deviations.map((deviation) => ({
    operation: operationText(deviation),
    lines: differenceOf(deviation),
  }));
  return grouped(shown, ({ lines }) => JSON.stringify(lines)).map(([, alike]) => ({
    kind: 'diff',
    title: [...new Set(alike.map(({ operation }) => operation))].join(', '),
    lines: alike[0].lines,
  }));
}

/** Returns the diff between the expected and the actual outcome, line by line. */
function differenceOf(deviation: Deviation): DiffLine[] {
  const { error } = deviation;
  const place = error?.at === undefined ? '' : ` at ${error.at}`;
  const got = error
    ? `error ${error.type}: ${JSON.stringify(error.message)}${codeNote(deviation)}${place}`
    : actualText(deviation, jsonText);
  // `diff` is loaded here rather than at the top, because every command loads this file, but only failures need `diff`.
  const { diffLines } = require('diff') as typeof JsDiff;
  return diffLines(`${expectedText(deviation, jsonText)}\n`, `${got}\n`).flatMap(
    ({ value, added, removed }) => {
      const kind = added ? 'actual' : removed ? 'expected' : 'equal';
      return value
        .replace(/\n$/, '')
        .split('\n')
        .map((text) => ({ kind, text }) as const);
    },
  );
}

/**
 * Returns a value as JSON, on several lines if it is a long array or object. A text whose only special characters are
 * backslashes is written as features write it, unless it could then be read in another way.
 */
function jsonText(value: unknown): string {
  if (typeof value === 'string' && !/[\p{Cc}"]|\\[bfnrtu\\/]|\\$/u.test(value)) return `"${value}"`;
  const short = JSON.stringify(value, sortedKeys);
  const isLong = short.length > MAX_JSON_LENGTH && typeof value === 'object';
  return isLong ? JSON.stringify(value, sortedKeys, 2) : short;
}

/** Sorts the keys of an object, so that equal entries are equal lines whatever order the port returned them in. */
function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
