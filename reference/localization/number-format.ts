import { InvalidFormat } from '../errors';
import { decimalOf } from './decimal';

/** A number format: the fields of `i18n.number.formats.<name>` (section 2.5). */
export interface NumberFormat {
  /** Between groups of digits. */
  readonly delimiter: string;
  /** Before the decimals. */
  readonly separator: string;
  /** The number of decimals to write; undefined for those that the number has. */
  readonly decimalPlaces: number | undefined;
  /** The number of digits in a group before the separator. */
  readonly group: number;
  /** Whether zeros at the end are left out, down to one decimal. */
  readonly onlySignificant: boolean;
}

/** No double has more digits than this after the separator, or before it. */
const MOST_PLACES = 1100;

// Keeps NUMBER-04, NUMBER-06, FORMAT-03, FORMAT-08, FORMAT-09, FORMAT-10.
/**
 * Reads a number format. A field that is absent or of another type is as in `1,234.5`: section 2.5 gives the types.
 *
 * @param name the format's name
 * @param find what a path of the locale's translations leads to
 * @throws InvalidFormat for groups of no digits, and for more decimals than a number can have
 */
export function numberFormatOf(name: string, find: (path: string) => unknown): NumberFormat {
  const field = (field: string): unknown => find(`i18n.number.formats.${name}.${field}`);
  const delimiter = field('delimiter');
  const separator = field('separator');
  const decimalPlaces = field('decimal_places');
  const group = field('group');
  const format = {
    delimiter: typeof delimiter === 'string' ? delimiter : ',',
    separator: typeof separator === 'string' ? separator : '.',
    decimalPlaces: typeof decimalPlaces === 'number' ? decimalPlaces : undefined,
    group: typeof group === 'number' ? group : 3,
    onlySignificant: field('only_significant') === true,
  };
  if (format.group < 1)
    throw new InvalidFormat(name, `has groups of ${format.group} digits; a group has 1 or more`);
  if (Math.abs(format.decimalPlaces ?? 0) > MOST_PLACES) {
    throw new InvalidFormat(name, `has ${format.decimalPlaces} decimal places; ${MOST_PLACES} are the most`);
  }
  return format;
}

// Keeps NUMBER-02, NUMBER-03, FORMAT-02, FORMAT-05, FORMAT-06.
/** Writes a number in a format (section 4.3, rules 1 and 2). */
export function formatNumber(value: number | bigint, format: NumberFormat): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  const { isNegative, integer, decimals } = decimalOf(value, format.decimalPlaces);
  const grouped = (isNegative ? '-' : '') + groupDigits(integer, format);
  if ((format.decimalPlaces ?? decimals.length) <= 0) return grouped;
  const written = format.onlySignificant
    ? decimals.replace(/0+$/, '') || '0'
    : decimals.padEnd(format.decimalPlaces ?? 0, '0');
  return grouped + format.separator + written;
}

// Keeps NUMBER-01, FORMAT-01.
function groupDigits(digits: string, { group, delimiter }: NumberFormat): string {
  let start = digits.length % group || group;
  let grouped = digits.slice(0, start);
  for (; start < digits.length; start += group) grouped += delimiter + digits.slice(start, start + group);
  return grouped;
}
