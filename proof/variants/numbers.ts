import { OperationError } from '../../adapter/contract/errors';
import * as decimals from '../../reference/localization/decimal';
import type { Decimal } from '../../reference/localization/decimal';
import * as numbers from '../../reference/localization/number-format';
import type { Change } from '../changes/changing';
import { localizations } from '../changes/lookups';
import { overriding } from '../changes/overriding';
import { variant, type Variant } from './variant';

/** Other answers in the fields of number formats. */
export const numberFormats: readonly Variant[] = [
  variant(
    'SILENT-16',
    'groups by three whatever group says',
    'The meaning of group is not shown.',
    overriding(numbers, {
      formatNumber: (original) => (value, format) => original(value, { ...format, group: 3 }),
    }),
  ),
  variant(
    'SILENT-16',
    'groups numbers of more digits than group says',
    'Numbers of few digits are not grouped in many languages.',
    overriding(numbers, {
      formatNumber: (original) => (value, format) => {
        const digits = original(value, { ...format, delimiter: '', decimalPlaces: 0 }).replace('-', '');
        const delimiter = digits.length > format.group ? format.delimiter : '';
        return original(value, { ...format, group: 3, delimiter });
      },
    }),
  ),
  variant(
    'SILENT-17',
    'keeps every decimal whatever only_significant says',
    'The meaning of only_significant is not shown.',
    overriding(numbers, {
      formatNumber: (original) => (value, format) => original(value, { ...format, onlySignificant: false }),
    }),
  ),
  variant(
    'SILENT-17',
    'leaves out the separator with the last decimal',
    'A zero after the separator is not significant.',
    writtenBecomes((text, { onlySignificant, separator }) =>
      onlySignificant && text.endsWith(`${separator}0`) ? text.slice(0, -1 - separator.length) : text,
    ),
  ),
  variant(
    'SILENT-18',
    'has no delimiter where none is given',
    'A field that is absent is empty.',
    fieldsBecome((format, find) => ({ ...format, delimiter: find('delimiter') ? format.delimiter : '' })),
  ),
  variant(
    'SILENT-18',
    'has three decimals where no number of them is given',
    'Other libraries do.',
    fieldsBecome((format) => ({ ...format, decimalPlaces: format.decimalPlaces ?? 3 })),
  ),
  variant(
    'SILENT-19',
    'writes integers without decimals',
    'The decimal places are those of a decimal number.',
    overriding(numbers, {
      formatNumber: (original) => (value, format) =>
        original(value, Number.isInteger(Number(value)) ? { ...format, decimalPlaces: 0 } : format),
    }),
  ),
  variant(
    'SILENT-19',
    'takes negative decimal places for none',
    'A number of places is not negative.',
    fieldsBecome((format) => ({
      ...format,
      decimalPlaces: format.decimalPlaces === undefined ? undefined : Math.max(0, format.decimalPlaces),
    })),
  ),
  variant(
    'SILENT-25',
    'raises for a number format that is absent',
    'The data is required.',
    localizations((localize, reference) => async (params) => {
      const isNumber = 'integer' in params.object || 'float' in params.object;
      const name = typeof params.format === 'object' ? params.format.symbol : (params.format ?? 'default');
      const fields = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];
      const keys = fields.map((field) => `i18n.number.formats.${name}.${field}`);
      const texts = isNumber
        ? await Promise.all(
            keys.map((key) => reference.translateOrThrow({ ...params, key, kwargs: {} }).catch(() => null)),
          )
        : [''];
      if (texts.some((text) => text !== null)) return localize(params);
      throw new OperationError(3, 'KeyError', `missing hash key: i18n.number.formats.${name}`);
    }),
  ),
];

/** Other answers in rounding, and in numbers of extreme size. */
export const rounding: readonly Variant[] = [
  variant(
    'SILENT-20',
    'rounds halves up',
    'That is what rounding is in school.',
    halvesBecome((floor) => floor + 1n),
  ),
  variant(
    'SILENT-20',
    'rounds halves away from zero',
    'The sign is put aside first.',
    halvesBecome((floor, isNegative) => (isNegative ? floor : floor + 1n)),
  ),
  variant(
    'SILENT-21',
    'writes exponents',
    'The host does for numbers of many digits.',
    overriding(numbers, {
      formatNumber: (original) => (value, format) => {
        const size = Math.abs(Number(value));
        const isExtreme = size !== 0 && (size >= 1e15 || size < 1e-6);
        return isExtreme ? Number(value).toExponential() : original(value, format);
      },
    }),
  ),
  variant(
    'SILENT-43',
    'writes no sign before a zero',
    'Zero is not negative.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const decimal = original(value, places);
        return {
          ...decimal,
          isNegative: decimal.isNegative && /[1-9]/.test(decimal.integer + decimal.decimals),
        };
      },
    }),
  ),
];

type Format = ReturnType<typeof numbers.numberFormatOf>;

function writtenBecomes(change: (text: string, format: Format) => string): Change {
  return overriding(numbers, {
    formatNumber: (original) => (value, format) => change(original(value, format), format),
  });
}

function fieldsBecome(change: (format: Format, find: (field: string) => unknown) => Format): Change {
  return overriding(numbers, {
    numberFormatOf: (original) => (name, find) =>
      change(original(name, find), (field) => find(`i18n.number.formats.${name}.${field}`)),
  });
}

/** Changes what an exact half is rounded to; the floor is in units of the last place. */
function halvesBecome(rounded: (floor: bigint, isNegative: boolean) => bigint): Change {
  return overriding(decimals, {
    decimalOf: (original) => (value, places) => {
      if (typeof value === 'bigint' || places === undefined || places < 0) return original(value, places);
      const scaled = value * 10 ** places;
      const floor = Math.floor(scaled);
      if (scaled - floor !== 0.5) return original(value, places);
      const result = rounded(BigInt(floor), value < 0);
      return withPoint(result < 0n ? -result : result, value < 0, places);
    },
  });
}

function withPoint(size: bigint, isNegative: boolean, places: number): Decimal {
  const digits = String(size).padStart(places + 1, '0');
  const end = digits.length - places;
  return { isNegative, integer: digits.slice(0, end), decimals: digits.slice(end) };
}
