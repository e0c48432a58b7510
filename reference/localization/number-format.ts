import { InvalidFormat } from '../errors';

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
const MAX_PLACES = 1100;

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
  if (Math.abs(places) > MAX_PLACES)
    throw new InvalidFormat(name, `has ${places} decimal places; ${MAX_PLACES} are the most`);
  return {
    delimiter: field('delimiter', ','),
    separator: field('separator', '.'),
    decimalPlaces: Number.isNaN(places) ? undefined : places,
    group,
    onlySignificant: field('only_significant', false),
  };
}

// Keeps NUMBER-01, NUMBER-02, NUMBER-03, FORMAT-01, FORMAT-02, FORMAT-05, FORMAT-06.
/** Writes a number in a format. */
export function formatNumber(value: number | bigint, format: NumberFormat): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  const { decimalPlaces, separator, delimiter, group, onlySignificant } = format;
  const { isNegative, integer, decimals } = decimalOf(value, decimalPlaces);
  const places = decimalPlaces ?? decimals.length;
  let start = integer.length % group || group;
  let whole = (isNegative ? '-' : '') + integer.slice(0, start);
  for (; start < integer.length; start += group) whole += delimiter + integer.slice(start, start + group);
  if (places <= 0) return whole;
  const written = onlySignificant ? decimals.replace(/0+$/, '') || '0' : decimals.padEnd(places, '0');
  return whole + separator + written;
}

/** The sign and the digits of a number in decimal notation. */
interface Decimal {
  readonly isNegative: boolean;
  readonly integer: string;
  readonly decimals: string;
}

/** From this absolute value on, every double is a whole number, so the fraction that rounding needs is lost. */
const WHOLE = 2 ** 52;
/** The exponent of the largest power of ten that a double can represent exactly. */
const EXACT_POWER = 22;

// Keeps NUMBER-03, FORMAT-04, FORMAT-07, ROUND-02, ROUND-04.
/**
 * Returns the digits of a finite number, rounded to the given number of decimal places, and halves to the even digit.
 *
 * As in crystal-i18n 0.2.2, a number with a fraction is multiplied by a power of ten, and the product is rounded: 1.115
 * becomes 1.12 with two decimal places, although the double is slightly less. If the power of ten or the product is not
 * exact, the exact value is rounded instead. A whole number is rounded as an integer, even if it stands for a Float.
 *
 * @param places the number of decimal places; -1 rounds to tens, -2 to hundreds and so on; undefined keeps all digits
 */
function decimalOf(value: number | bigint, places: number | undefined): Decimal {
  if (typeof value === 'bigint' || Number.isInteger(value)) return integerOf(value, places);
  const isNegative = value < 0;
  const size = Math.abs(value);
  if (places === undefined) return { isNegative, ...shortestDigits(size) };
  if (places < 0) {
    const rounded = String(roundHalfToEven(size / 10 ** -places));
    return { isNegative, integer: rounded === '0' ? '0' : rounded + '0'.repeat(-places), decimals: '' };
  }
  const scaled = size * 10 ** places;
  const isExact = places <= EXACT_POWER && scaled < WHOLE;
  const digits = isExact ? String(roundHalfToEven(scaled)) : exactDigits(size, places);
  const padded = digits.padStart(places + 1, '0');
  const end = padded.length - places;
  return { isNegative, integer: padded.slice(0, end), decimals: padded.slice(end) };
}

// Keeps ROUND-02, ROUND-03, FORMAT-07.
function integerOf(value: number | bigint, places = 0): Decimal {
  let integer = value;
  if (places < 0) {
    const unit = 10n ** BigInt(-places);
    integer = roundQuotient(BigInt(value), unit) * unit;
  }
  // -4 rounded to tens is 0. Only -0 itself, which is a Float in Crystal, keeps its sign.
  const isNegative = integer < 0 || Object.is(value, -0);
  // `String` writes a very large `number` with an exponent, but a `bigint` always without one.
  const digits = String(Number.isSafeInteger(integer) ? integer : BigInt(integer));
  return { isNegative, integer: digits.replace('-', ''), decimals: '' };
}

// Keeps ROUND-03.
/** Returns the fewest digits that distinguish a positive number with a fraction from all other doubles. */
function shortestDigits(size: number): Pick<Decimal, 'integer' | 'decimals'> {
  // Below this value, JavaScript writes an exponent instead of leading zeros.
  if (size < 1e-6) {
    const [digits, exponent] = size.toExponential().split('e-') as [string, string];
    return { integer: '0', decimals: '0'.repeat(Number(exponent) - 1) + digits.replace('.', '') };
  }
  const [integer, decimals] = String(size).split('.') as [string, string];
  return { integer, decimals };
}

/** Multiplies the exact value of a double by a power of ten, and returns the digits of the rounded product. */
function exactDigits(size: number, places: number): string {
  let numerator = size;
  let denominator = 1n;
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    denominator *= 2n;
  }
  return String(roundQuotient(BigInt(numerator) * 10n ** BigInt(places), denominator));
}

// Keeps ROUND-01.
function roundHalfToEven(size: number): number {
  const rounded = Math.round(size);
  return rounded - size === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}

// Keeps ROUND-01.
function roundQuotient(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const twice = 2n * (rest < 0n ? -rest : rest);
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}
