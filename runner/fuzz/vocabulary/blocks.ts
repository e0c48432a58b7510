import * as fc from 'fast-check';
import type { Level } from '../../suite';
import { block, type BlockRow } from '../steps/block';
import type { Step } from '../step';
import { locale } from './locales';
import { textPath } from './paths';
import { spelled } from './names';

/** A block with a locale, that makes some calls, runs another block perhaps, and perhaps raises in the end. */
export function blocks(level: Level): fc.Arbitrary<Step> {
  const calls = fc.array(call(level), { minLength: 1, maxLength: 3 });
  const inner = fc
    .tuple(locale(), calls)
    .map(([name, rows]) => [
      ['with_locale', name],
      ...rows.map(([operation, argument]) => [`> ${operation}`, argument]),
    ]);
  return fc
    .record({
      name: locale(),
      before: calls,
      inner: fc.option(inner, { nil: [], freq: 2 }),
      after: fc.option(calls, { nil: [], freq: 2 }),
      end: fc.option(fc.constant(['raise', 'something else went wrong']), { nil: undefined, freq: 4 }),
    })
    .map(({ name, before, inner, after, end }) =>
      block(name, [...before, ...inner, ...after, ...(end ? [end] : [])] as unknown as BlockRow[]),
    );
}

function call(level: Level): fc.Arbitrary<BlockRow> {
  const key = fc.tuple(textPath(level), fc.boolean()).map(([path, isSymbol]) => spelled(path, isSymbol));
  const row = (operation: string, argument: fc.Arbitrary<string>): fc.Arbitrary<BlockRow> =>
    argument.map((one) => [operation, one]);
  return fc.oneof(
    row('locale', fc.constant('')),
    row('activate', locale()),
    row('locale=', locale()),
    row('translate', key),
    row('t!', key),
    row('localize the date', fc.constantFrom('2020-12-13', '2021-03-04')),
  );
}
