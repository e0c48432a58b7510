import * as decimals from '../../reference/localization/decimal';
import * as numbers from '../../reference/localization/number-format';
import type { NumberFormat } from '../../reference/localization/number-format';
import type { Change } from '../changes/changing';
import { overriding } from '../changes/overriding';
import { mutant, type Mutant } from './mutant';

/** Mistakes in the groups, the separator and the decimals of a number. */
export const numberFormats: readonly Mutant[] = [
  mutant(
    'NUMBER-01',
    'does not group',
    'Grouping is left for later.',
    formatsBecome((format) => ({ ...format, delimiter: '' })),
  ),
  mutant(
    'NUMBER-01',
    'groups with a comma',
    'The delimiter is that of the language of the author.',
    formatsBecome((format) => ({ ...format, delimiter: ',' })),
  ),
  mutant(
    'NUMBER-01',
    'uses the first character of the delimiter',
    'The delimiter is a Char.',
    formatsBecome((format) => ({ ...format, delimiter: format.delimiter.slice(0, 1) })),
  ),
  mutant(
    'NUMBER-01',
    'puts one delimiter into a number',
    'replace does that in JavaScript.',
    writtenBecomes((text, { delimiter }) => {
      const [first = '', ...groups] = text.split(delimiter);
      return groups.length < 2 ? text : `${first}${groups.slice(0, -1).join('')}${delimiter}${groups.at(-1)}`;
    }),
  ),
  mutant(
    'NUMBER-01',
    'groups from the left',
    'The digits are cut into threes from where the String begins.',
    writtenBecomes((text, { delimiter, separator }) => {
      const [integer = '', ...decimal] = text.split(separator);
      const digits = integer.replaceAll(delimiter, '').replace('-', '');
      const groups = digits.match(/.{1,3}/g) ?? [];
      return [(text.startsWith('-') ? '-' : '') + groups.join(delimiter), ...decimal].join(separator);
    }),
  ),
  mutant(
    'NUMBER-01',
    'counts the sign as a digit',
    'The digits are those of the text of the number, the sign included.',
    writtenBecomes((text, { delimiter }) =>
      /^-\d{3}(?!\d)/.test(text) ? `-${delimiter}${text.slice(1)}` : text,
    ),
  ),
  mutant(
    'NUMBER-01',
    'groups from five digits on',
    'Four digits are not grouped in many languages.',
    writtenBecomes((text, { delimiter }) =>
      /^-?\d\D+\d{3}(?!\d)/.test(text) && text.split(delimiter).length === 2
        ? text.replace(delimiter, '')
        : text,
    ),
  ),
  mutant(
    'NUMBER-01',
    'takes a dollar sign in the delimiter for a reference',
    'The replacement of replace is a pattern of its own in JavaScript.',
    formatsBecome((format) => ({ ...format, delimiter: format.delimiter.replaceAll('$&', '') })),
  ),
  mutant(
    'NUMBER-02',
    'separates with a point',
    'toFixed writes one, and it stays.',
    formatsBecome((format) => ({ ...format, separator: '.' })),
  ),
  mutant(
    'NUMBER-02',
    'uses the first character of the separator',
    'The separator is a Char.',
    formatsBecome((format) => ({ ...format, separator: format.separator.slice(0, 1) })),
  ),
  mutant(
    'NUMBER-02',
    'separates with the delimiter',
    'The two words are easy to mix up.',
    formatsBecome((format) => ({ ...format, separator: format.delimiter })),
  ),
  mutant(
    'NUMBER-02',
    'takes a dollar sign in the separator for a reference',
    'The replacement of replace is a pattern of its own in JavaScript.',
    formatsBecome((format) => ({ ...format, separator: format.separator.replaceAll('$&', '.') })),
  ),
  mutant(
    'NUMBER-03',
    'cuts decimals off',
    'The digits after the last one are dropped.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const { decimals: digits, ...number } = original(value, undefined);
        return { ...number, decimals: digits.slice(0, places) };
      },
    }),
  ),
  mutant(
    'NUMBER-03',
    'has two decimals',
    'Numbers are prices.',
    formatsBecome((format) => ({ ...format, decimalPlaces: 2 })),
  ),
  mutant(
    'NUMBER-03',
    'leaves zeros at the end out',
    'A number has no zeros at its end.',
    formatsBecome((format) => ({ ...format, onlySignificant: true })),
  ),
  mutant(
    'NUMBER-03',
    'does not carry',
    'The decimals are rounded for themselves.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const whole = original(Math.trunc(Number(value)), 0).integer;
        return { ...original(value, places), integer: whole };
      },
    }),
  ),
  mutant(
    'NUMBER-03',
    'rounds negative numbers towards zero',
    'Half is added, and the rest cut off.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const scale = 10 ** (places ?? 0);
        const isCut = value < 0 && places !== undefined;
        return original(isCut ? Math.trunc(Number(value) * scale) / scale : value, places);
      },
    }),
  ),
  mutant(
    'NUMBER-03',
    'drops zeros at the front of the decimals',
    'The decimals are an integer of their own.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const { decimals: digits, ...number } = original(value, places);
        return { ...number, decimals: digits === '' ? '' : String(Number(digits)) };
      },
    }),
  ),
];

function formatsBecome(change: (format: NumberFormat) => NumberFormat): Change {
  return overriding(numbers, {
    formatNumber: (original) => (value, format) => original(value, change(format)),
  });
}

function writtenBecomes(change: (text: string, format: NumberFormat) => string): Change {
  return overriding(numbers, {
    formatNumber: (original) => (value, format) => change(original(value, format), format),
  });
}
