import { InvalidFormat } from '../errors';
import { decimalOf } from './decimal';

/** A number format: the fields of `i18n.number.formats.<name>`, which README.md describes. */
export interface NumberFormat {
  readonly delimiter: string;
  readonly separator: string;
  /** The number of decimals to write; undefined for as many as the number has. */
  readonly decimalPlaces: number | undefined;
  readonly group: number;
  readonly onlySignificant: boolean;
}

/** The maximum of `decimal_places`, and of its negative. No double has more digits on either side of the separator. */
const MOST_PLACES = 1100;

// Keeps NUMBER-04, NUMBER-06, FORMAT-03, FORMAT-08, FORMAT-09, FORMAT-10.
/**
 * Reads a number format. A field that is missing or has the wrong type gets a default value. Each field is looked up
 * separately, so a fallback can supply fields that the locale lacks.
 */
export function numberFormatOf(name: string, find: (path: string) => unknown): NumberFormat {
  const field = <Value>(key: string, unlessGiven: Value): Value => {
    const value = find(`i18n.number.formats.${name}.${key}`);
    return typeof value === typeof unlessGiven ? (value as Value) : unlessGiven;
  };
  // NaN stands for a missing field: it has the right type, but cannot be the value of the field.
  const places = field('decimal_places', NaN);
  const group = field('group', 3);
  if (group < 1) throw new InvalidFormat(name, `has groups of ${group} digits`);
  if (Math.abs(places) > MOST_PLACES)
    throw new InvalidFormat(name, `has ${places} decimal places; ${MOST_PLACES} are the most`);
  return {
    delimiter: field('delimiter', ','),
    separator: field('separator', '.'),
    decimalPlaces: Number.isNaN(places) ? undefined : places,
    group,
    onlySignificant: field('only_significant', false),
  };
}

// Keeps NUMBER-02, NUMBER-03, FORMAT-02, FORMAT-05, FORMAT-06.
export function formatNumber(value: number | bigint, format: NumberFormat): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  const { decimalPlaces, separator, onlySignificant } = format;
  const { isNegative, integer, decimals } = decimalOf(value, decimalPlaces);
  const places = decimalPlaces ?? decimals.length;
  const grouped = groupDigits(integer, format);
  const whole = isNegative ? `-${grouped}` : grouped;
  if (places <= 0) return whole;
  const written = onlySignificant ? decimals.replace(/0+$/, '') || '0' : decimals.padEnd(places, '0');
  return whole + separator + written;
}

// Keeps NUMBER-01, FORMAT-01.
function groupDigits(digits: string, { group, delimiter }: NumberFormat): string {
  let start = digits.length % group || group;
  let grouped = digits.slice(0, start);
  for (; start < digits.length; start += group) grouped += delimiter + digits.slice(start, start + group);
  return grouped;
}
