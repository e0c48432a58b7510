import type * as Diff from 'diff';
import type { Deviation } from '../../steps/deviations';
import { surfaceText } from '../../steps/surfaces';
import { safeText } from './safe-text';

/** A line of a difference: what was expected and did not come, what came instead, or what is the same. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

/** The difference between what was expected and what came, line by line. */
function showDifference(check: Deviation): DiffLine[] {
  const came = check.error
    ? `raises ${check.error.type}: ${JSON.stringify(check.error.message)}`
    : showValue(check.actual);
  const expected = check.inWords ? safeText(String(check.expected)) : showValue(check.expected);
  // Every command loads this file, and only a failure needs the library.
  const { diffLines } = require('diff') as typeof Diff;
  return diffLines(`${expected}\n`, `${safeText(came)}\n`).flatMap(({ value, added, removed }) => {
    const sign = added ? '+' : removed ? '-' : ' ';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ sign, text }) as const);
  });
}

/** A value as JSON, in several lines when it does not fit into one. */
function showValue(value: unknown): string {
  const short = JSON.stringify(value) ?? 'nothing';
  const isLong = short.length > 70 && typeof value === 'object';
  return safeText(isLong ? JSON.stringify(value, undefined, 2) : short);
}

/** A difference, and every operation that showed it. */
export interface ShownChecks {
  readonly operations: string;
  readonly difference: readonly DiffLine[];
}

/** Checks as they are shown: those with the same difference together, as the surfaces of a port often fail alike. */
export function showChecks(checks: readonly Deviation[]): ShownChecks[] {
  const shown = new Map<string, ShownChecks>();
  for (const check of checks) {
    const difference = showDifference(check);
    const key = JSON.stringify(difference);
    const operation = safeText(`${check.operation} on ${surfaceText(check.surface)}`);
    const alike = shown.get(key);
    shown.set(key, { operations: alike ? `${alike.operations}, ${operation}` : operation, difference });
  }
  return [...shown.values()];
}
