import { deepStrictEqual, equal, notEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeOf, yamlOf } from '../../steps/notation';
import { compiled } from './compiled';

describe('the notation of values in features', () => {
  it('accepts a time without a time of day, which the port must refuse', () => {
    deepStrictEqual(timeOf('2020-12-13'), { time: '2020-12-13.000000000' });
  });

  it('reads decimal numbers of either sign in a table as Floats, and whole ones as Ints', () => {
    const { calls } = compiled(
      'catalog',
      ['the translations', 'en: { a: b }'],
      ['"a" is translated with the params', [['a', '-1.5'], ['b', '1.5'], ['c', '-2'], ['d', '-1e3']]], // prettier-ignore
    );
    deepStrictEqual(Reflect.get(calls.at(-1)!.params, 'params'), {
      a: { float: '-1.5' },
      b: { float: '1.5' },
      c: -2,
      d: { float: '-1e3' },
    });
  });

  it('returns frozen data, because scenarios share it', () => {
    const { locales } = yamlOf('locales: [en, fr]') as { readonly locales: string[] };
    throws(() => locales.pop(), TypeError);
    equal(yamlOf('locales: [en, fr]'), yamlOf('locales: [en, fr]'));
  });

  it('reads aliases that repeat a value in very many places', () => {
    const lines = Array.from(
      { length: 60 },
      (_, index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}]`,
    );
    const { x2 } = yamlOf(['x0: &x0 [1]', ...lines].join('\n')) as { readonly x2: unknown };
    deepStrictEqual(x2, [
      [[1], [1]],
      [[1], [1]],
    ]);
  });

  it('reads any number of different texts, and does not keep more than a thousand', () => {
    const first = yamlOf('locales: [en, fr]');
    const numbers = Array.from({ length: 1001 }, (_, number) => number);
    deepStrictEqual(
      numbers.map((number) => yamlOf(String(number))),
      numbers,
    );
    notEqual(yamlOf('locales: [en, fr]'), first);
  });
});
