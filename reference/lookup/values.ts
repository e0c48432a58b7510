import { refuse } from '../arguments';
import { InvalidArgument } from '../errors';

/** A value for a placeholder. Null replaces it with an empty text, and undefined leaves it as it is. */
export type Value = string | symbol | number | bigint | boolean | null | undefined;

// Keeps ARGUMENT-04, ARGUMENT-05.
/** Converts the value with this name in the argument `owner` to text, or throws InvalidArgument. */
export function textOf(value: unknown, name: string, owner = 'options'): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'symbol') return value.description ?? '';
  if (value === null) return '';
  if (typeof value === 'object' || typeof value === 'function')
    return textOfObject(value, `${owner}.${name}`);
  return String(value);
}

/**
 * Returns the text of a number. A safe integer is written like an Int of crystal-i18n 0.2.2, and a number with a
 * fraction like a Float: with an exponent below 1e-4 and from 1e15 on. Another whole number may stand for either, and
 * has an exponent where JavaScript writes one. The number before an exponent has at least one decimal, as in `1.0e-5`.
 */
function textOfNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  const text = String(value);
  const hasExponent = Number.isInteger(value) ? text.includes('e') : size < 1e-4 || size >= 1e15;
  if (!hasExponent || !Number.isFinite(value)) return text;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

/** Returns the result of an object's `toString`, unless it is that of every object, as in "[object Object]". */
function textOfObject(value: object, argument: string): string {
  const expected = 'a string, a number, a boolean, null, or an object with a toString of its class';
  const hasText = typeof value !== 'function' && value.toString !== Object.prototype.toString;
  if (!hasText) refuse(argument, value, expected);
  try {
    return String(value);
  } catch (cause) {
    throw new InvalidArgument(argument, value, expected, { cause });
  }
}
