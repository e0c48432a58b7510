import { refuse } from '../arguments';
import { InvalidArgument } from '../errors';

/**
 * A value for a placeholder. Null replaces the placeholder with an empty text, but the option `count` with the value
 * null has the same effect as no count. Undefined leaves the placeholder as it is.
 */
export type Value = string | symbol | number | bigint | boolean | null | undefined;

// Keeps ARGUMENT-04, ARGUMENT-05.
/**
 * Converts a value to text: a symbol to its description, null to an empty text, and an object to the result of its
 * `toString`.
 *
 * @param name the name of the value, which the error reports
 * @param owner the name of the argument that contains the value
 * @throws InvalidArgument when the value cannot be converted to text
 */
export function textOf(value: unknown, name: string, owner = 'options'): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'symbol') return value.description ?? '';
  if (value === null) return '';
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject ? textOfObject(value, `${owner}.${name}`) : String(value);
}

/** At or above this absolute value, crystal-i18n 0.2.2 writes a Float with an exponent. */
const LARGE = 1e15;
/** Below this absolute value, crystal-i18n 0.2.2 writes a Float with an exponent. */
const SMALL = 1e-4;

// Keeps VALUE-01.
/**
 * Returns the text of a number. In crystal-i18n 0.2.2, an Int is always written without an exponent, but a Float may
 * have one. JavaScript has a single type for both, so numbers are written as follows:
 *
 * - A safe integer is written like an Int, so -0 is `0`.
 * - A whole number that is not a safe integer may stand for an Int or a Float. It is written as usual in JavaScript:
 *   with an exponent only if its absolute value is at least 1e21.
 * - A number with a fraction is written like a Float: with an exponent if its absolute value is below {@link SMALL} or
 *   at least {@link LARGE}.
 *
 * The number before an exponent has at least one decimal, as in `1.0e-5`.
 */
function textOfNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  const text = String(value);
  const hasExponent = Number.isInteger(value) ? text.includes('e') : size < SMALL || size >= LARGE;
  if (!hasExponent || !Number.isFinite(value)) return text;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

/**
 * Returns the result of an object's `toString`. Refuses functions, and objects that only inherit the `toString` of
 * `Object.prototype`, which returns texts such as "[object Object]".
 */
function textOfObject(value: object, argument: string): string {
  const expected =
    'a string, a number, a boolean, null, or an object whose class has a toString, such as a Date';
  const hasText = typeof value !== 'function' && value.toString !== Object.prototype.toString;
  if (!hasText) refuse(argument, value, expected);
  try {
    return String(value);
  } catch (cause) {
    throw new InvalidArgument(argument, value, expected, { cause });
  }
}
