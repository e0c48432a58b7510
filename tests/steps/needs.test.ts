import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needsOf } from '../../steps/needs';
import { compiled } from './compiled';

describe('needsOf', () => {
  it('finds Symbols anywhere in params', () => {
    const block = [{ method: 't', params: { key: { symbol: 'simple' } } }];
    for (const params of [{ locale: { symbol: 'en' } }, { scope: ['a', { symbol: 'error' }] }, { block }]) {
      deepStrictEqual(needsOf(params), ['symbols']);
    }
    deepStrictEqual(needsOf({ locale: 'en' }), []);
  });

  it('finds named arguments, but no placeholder with their name', () => {
    deepStrictEqual(needsOf({ kwargs: { name: 'Ann' } }), ['named-arguments']);
    deepStrictEqual(needsOf({ params: { name: 'Ann' } }), []);
    deepStrictEqual(needsOf({ params: { kwargs: 'Ann' } }), []);
    deepStrictEqual(needsOf({ kwargs: { name: { symbol: 'ann' } } }), ['named-arguments', 'symbols']);
  });

  it('finds whole Floats in every notation, and no others', () => {
    for (const float of ['1.0', '-3.00', '1e21', '5e+3', '1.5e21', '-1.25E2', '100e-2']) {
      deepStrictEqual(needsOf({ count: { float } }), ['whole-floats'], float);
    }
    for (const float of ['1.5', '1e-7', '0.25', '1.25e1']) {
      deepStrictEqual(needsOf({ count: { float } }), [], float);
    }
  });

  it('finds times with more than microseconds', () => {
    const at = (fraction: string) => ({
      object: { time: `2020-12-13T21:11:08.${fraction}+00:00` },
      format: '%Y',
    });
    for (const fraction of ['001002003', '000000001', '999999990']) {
      deepStrictEqual(needsOf(at(fraction)), ['nanoseconds'], fraction);
      const west = { object: { time: `2020-12-13T21:11:08.${fraction}-05:00` }, format: '%Y' };
      deepStrictEqual(needsOf(west), ['offsets', 'nanoseconds'], fraction);
    }
    for (const fraction of ['000000000', '001002000', '999999000'])
      deepStrictEqual(needsOf(at(fraction)), []);
    deepStrictEqual(needsOf({ params: { time: '12:00:00.000000001' } }), []);
  });

  it('finds offsets, and formats that may show one', () => {
    const at = (offset: string): string => `2020-12-13T21:11:08.000000000${offset}`;
    for (const params of [
      { object: { time: at('-05:00') }, format: '%H:%M' },
      { object: { time: at('+00:30') }, format: '%H:%M' },
      { object: { time: at('+00:00:30') }, format: '%H:%M' },
      { object: { time: at('+00:00') } },
      { object: { time: at('+00:00') }, format: { symbol: 'short' } },
      { object: { time: at('+00:00') }, format: '%H %z' },
      { object: { time: at('+00:00') }, format: '%H %%%::z' },
      ...['%Z', '%^Z', '%s', '%-s', '%+', '%10z', '%_5Z'].map((format) => ({
        object: { time: at('+00:00') },
        format,
      })),
      { block: [{ method: 'l', params: { object: { time: at('+01:00') } } }] },
    ]) {
      deepStrictEqual(needsOf(params).includes('offsets'), true, JSON.stringify(params));
    }
    for (const params of [
      { object: { time: at('+00:00') }, format: '%H:%M' },
      { object: { time: at('+00:00') }, format: '%H %%z' },
      { object: { time: at('+00:00') }, format: '%%H %%z %%%%s' },
      { object: { date: [2020, 12, 13] } },
      { object: { float: '1.5' } },
      { params: { object: 'a time', time: '12:00' } },
    ]) {
      deepStrictEqual(needsOf(params), [], JSON.stringify(params));
    }
  });

  it('ignores the keys of translations', () => {
    deepStrictEqual(needsOf({ translations: { en: { symbol: 'a', kwargs: 'b', float: '1.0' } } }), []);
  });
});

describe('the needs of a script', () => {
  it('are those of all its calls, each once', () => {
    const { needs } = compiled(
      'catalog',
      ['the translations', 'en: {}'],
      ':a is translated',
      ':b is translated',
      '"c" is translated with count 1.0',
    );
    deepStrictEqual(needs, ['symbols', 'whole-floats']);
  });

  it('depend on the patterns that the scenario gives a named format in its locales', () => {
    const needsWith = (pattern: string): readonly string[] =>
      compiled(
        'catalog',
        ['the translations', `{ en: { i18n: { time: { formats: { short: ${pattern} } } } }, fr: { a: A } }`],
        'the time 2020-12-13T21:11:08+00:00 is localized with the format "short"',
      ).needs;
    deepStrictEqual(needsWith('"%H:%M"'), []);
    deepStrictEqual(
      compiled(
        'catalog',
        ['the translations', 'en: { i18n: { time: { formats: { default: "%H:%M" } } } }'],
        'the time 2020-12-13T21:11:08+00:00 is localized',
      ).needs,
      [],
    );
    deepStrictEqual(needsWith('"%H:%M %z"'), ['offsets']);
    // This is no pattern.
    deepStrictEqual(needsWith('{ inner: "%z" }'), []);
  });
});
