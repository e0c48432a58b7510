import type { Scalar } from '../../adapter/contract/values';
import type { GeneratedStep } from '../gherkin';
import { cellOf } from '../notation';

/** The optional arguments of a lookup, in the notation of the features; null stands for nil. */
export interface WrittenArguments {
  /** `error`, `:error` or `["error", :username]`. */
  readonly scope?: string | null;
  /** `2` or `2.5`. */
  readonly count?: string | null;
  readonly params?: Values | null;
  readonly kwargs?: Values;
  readonly default?: Scalar;
}

/** An operation that looks up a key. */
export type LookupOperation = 'translate' | 't' | 'translate!' | 't!';

interface Values {
  readonly [name: string]: Scalar;
}

/**
 * Returns the step that looks up a key.
 *
 * @param key `"menu.open"` or `:greeting`
 * @param options the arguments, in the order in which they are written
 */
export function lookup(
  operation: LookupOperation,
  key: string,
  options: WrittenArguments = {},
): GeneratedStep {
  const [only, ...others] = Object.keys(options);
  const { scope, count, params, kwargs } = options;
  const step = (how: string, table?: readonly (readonly string[])[]): GeneratedStep => ({
    keyword: 'When',
    text: `${key} is translated${how}`,
    ...(table && { table }),
  });
  const by = operation === 'translate' ? '' : ` by ${operation}`;
  if (only === undefined) return step(by);
  if (others.length === 0 && by === '') {
    if (typeof count === 'string') return step(` with count ${count}`);
    if (typeof scope === 'string')
      return step(` in the scope ${isNotation(scope) ? scope : JSON.stringify(scope)}`);
    if (params) return step(' with the params', rowsOf(params));
    if (kwargs) return step(' with the named arguments', rowsOf(kwargs));
  }
  const rows = Object.entries(options).map(([name, value]) => [name, optionCell(name, value)]);
  return step(`${by} with the arguments`, rows);
}

function rowsOf(values: Values): string[][] {
  return Object.entries(values).map(([name, value]) => [name, cellOf(value)]);
}

function optionCell(name: string, value: unknown): string {
  const isWritten =
    typeof value === 'string' && (name === 'count' || (name === 'scope' && isNotation(value)));
  return isWritten ? value : cellOf(value);
}

/** Tells whether a scope is written as a Symbol or as an array. */
function isNotation(scope: string): boolean {
  return /^[:[]/.test(scope);
}
