import * as fc from 'fast-check';
import type { Level } from '../../suite/read';
import type { StepGroup } from '../gherkin';
import { key, locale } from './phrases';
import { textPath } from './lookups';

/** A row of a block's table: an operation and its argument. The operations of an inner block begin with `>`. */
type BlockRow = readonly [operation: string, argument: string];

const LOOKUPS = ['translate', 't', 'translate!', 't!'];
const RAISE: BlockRow = ['raise', 'something else went wrong'];

/**
 * A call of `with_locale` whose block makes some calls. The block may contain another block, and may raise an error at
 * its end.
 */
export function blocks(level: Level): fc.Arbitrary<StepGroup> {
  const calls = fc.array(call(level), { maxLength: 3 });
  const inner = fc
    .tuple(locale(level), calls)
    .map(([name, rows]): BlockRow[] => [
      ['with_locale', name],
      ...rows.map(([operation, argument]): BlockRow => [`> ${operation}`, argument]),
    ]);
  const rows = fc
    .tuple(calls, fc.option(inner, { nil: [], freq: 2 }), fc.option(calls, { nil: [], freq: 2 }))
    .map((parts) => parts.flat());
  const before = fc.oneof(fc.constant([]), level === 'crystal' ? rows : fc.constant([]));
  const raising = before.map((made) => [...made, RAISE]);
  return fc
    .tuple(locale(level), fc.oneof({ arbitrary: rows, weight: 4 }, raising))
    .filter(([, made]) => made.length > 0)
    .map(([name, table]) => [{ keyword: 'When', text: `a block runs with the locale ${name}`, table }]);
}

function call(level: Level): fc.Arbitrary<BlockRow> {
  const row = (operation: string, argument: fc.Arbitrary<string>) =>
    argument.map((one): BlockRow => [operation, one]);
  const date = fc.constantFrom('2020-12-13', '2021-03-04');
  return fc.oneof(
    row('locale', fc.constant('')),
    row('activate', locale(level)),
    row('locale=', locale(level)),
    ...LOOKUPS.map((operation) => row(operation, key(textPath(level)))),
    row('localize the date', date),
    row('l the date', date),
  );
}
