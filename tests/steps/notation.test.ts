import { deepStrictEqual, equal, notEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { argumentOf, nameOf, numberOf, partsOf, pathOf, scopeOf, timeOf, yamlOf } from '../../steps/notation';

describe('the notation of values in features', () => {
  it('reads a String and a Symbol', () => {
    deepStrictEqual(nameOf('"a \\"b\\" \\\\"'), 'a "b" \\');
    deepStrictEqual(nameOf(':short'), { symbol: 'short' });
    deepStrictEqual(nameOf(':menu.open'), { symbol: 'menu.open' });
  });

  it('reads an enumeration of Strings', () => {
    deepStrictEqual(partsOf('"en", "fr" and "de"'), ['en', 'fr', 'de']);
    deepStrictEqual(partsOf('""'), ['']);
  });

  it('reads scopes', () => {
    deepStrictEqual(scopeOf('"error.username"'), 'error.username');
    deepStrictEqual(scopeOf(':error'), { symbol: 'error' });
    deepStrictEqual(scopeOf(':error.username'), { symbol: 'error.username' });
    deepStrictEqual(scopeOf('["error", :username]'), ['error', { symbol: 'username' }]);
    deepStrictEqual(scopeOf('[:error.username]'), [{ symbol: 'error.username' }]);
    deepStrictEqual(scopeOf('[]'), []);
  });

  it('distinguishes Ints and Floats by their notation', () => {
    deepStrictEqual(numberOf('-12'), { integer: '-12' });
    deepStrictEqual(numberOf('1.0'), { float: '1.0' });
    deepStrictEqual(numberOf('1e21'), { float: '1e21' });
  });

  it('adds nanoseconds to a time', () => {
    deepStrictEqual(timeOf('2020-12-13T21:11:08-05:00'), { time: '2020-12-13T21:11:08.000000000-05:00' });
    deepStrictEqual(timeOf('2020-12-13T21:11:08.5+00:00'), { time: '2020-12-13T21:11:08.500000000+00:00' });
  });

  it('accepts a time without a time of day, which the port must refuse', () => {
    deepStrictEqual(timeOf('2020-12-13'), { time: '2020-12-13.000000000' });
  });

  it('reads arguments from the cells of a table', () => {
    deepStrictEqual(argumentOf('2'), 2);
    deepStrictEqual(argumentOf('2.50'), { float: '2.50' });
    deepStrictEqual(argumentOf('1e15'), { float: '1e15' });
    deepStrictEqual(argumentOf('-1.5e-7'), { float: '-1.5e-7' });
    deepStrictEqual(argumentOf('v1.5'), 'v1.5');
    deepStrictEqual(argumentOf('1.5x'), '1.5x');
    deepStrictEqual(argumentOf('[1, 2]'), [1, 2]);
    deepStrictEqual(argumentOf('null'), null);
    deepStrictEqual(argumentOf('""'), '');
    deepStrictEqual(argumentOf('"007"'), '007');
    deepStrictEqual(argumentOf(':error'), { symbol: 'error' });
    deepStrictEqual(argumentOf(':error.username'), { symbol: 'error.username' });
    deepStrictEqual(argumentOf(':error.'), ':error.');
    deepStrictEqual(argumentOf('["a", :error]'), ['a', { symbol: 'error' }]);
    deepStrictEqual(argumentOf('{name: Ann}'), { name: 'Ann' });
  });

  it('reads YAML 1.2, in which no and dates are Strings', () => {
    deepStrictEqual(yamlOf('{ answer: no, day: 2020-12-13 }'), { answer: 'no', day: '2020-12-13' });
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

  it('joins a scope and a key to a path', () => {
    deepStrictEqual(pathOf('title'), 'title');
    deepStrictEqual(pathOf('title', 'menu.file'), 'menu.file.title');
    deepStrictEqual(pathOf({ symbol: 'title' }, ['menu', { symbol: 'file' }]), 'menu.file.title');
  });
});
