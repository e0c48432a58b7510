import { refuse } from '../arguments';
import { InvalidArgument } from '../errors';

/** A value for a placeholder. Null fills it with nothing, except as the option `count`; undefined leaves it as it is. */
export type Value = string | symbol | number | bigint | boolean | null | undefined;

// Keeps ARGUMENT-04, ARGUMENT-05.
/**
 * Returns the text of a value: the description of a symbol, nothing for null, and the text that an object has of its own.
 *
 * @param name the name of the value among the arguments
 * @param owner the argument that has the value
 * @throws InvalidArgument when the value has no text
 */
export function textOf(value: unknown, name: string, owner = 'options'): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'symbol') return value.description ?? '';
  if (value === null) return '';
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject ? textOfObject(value, `${owner}.${name}`) : String(value);
}

/** From this size on, 0.2.2 writes a Float with an exponent. */
const LARGE = 1e15;
/** Below this size, 0.2.2 writes a Float with an exponent. */
const SMALL = 1e-4;

// Keeps VALUE-01.
/**
 * Returns the text of a number. JavaScript has one type for what 0.2.2 writes as an Int, always in digits, or as a Float:
 *
 * - A safe integer is an Int. So -0 is `0`.
 * - A larger whole number has an exponent from 1e21 on, where JavaScript writes one. It may be either type.
 * - A number with a fraction is a Float, with an exponent below {@link SMALL} and from {@link LARGE} on.
 *
 * An exponent follows at least one decimal: `1.0e-5`.
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

/** Returns the text that an object has of its own. "[object Object]" is not one. */
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
