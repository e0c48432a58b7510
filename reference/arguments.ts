import { InvalidArgument } from './errors';
import { isMap } from './translations/translations-hash';

/**
 * Checks that an object has no other properties than the options of an operation.
 *
 * @param argument the argument that it was given for
 * @param names the names of the options
 * @throws InvalidArgument when it is no plain object, or has another property
 */
export function requireOptions(options: unknown, argument: string, names: readonly string[]): void {
  const known = names.join(', ');
  if (!isMap(options)) throw new InvalidArgument(argument, options, `a plain object of the options ${known}`);
  const other = Object.keys(options).find((name) => !names.includes(name));
  if (other !== undefined)
    throw new InvalidArgument(`${argument}.${other}`, options[other], `only the options ${known}`);
}

/**
 * Checks that a value is of a class.
 *
 * @param expected what is expected, for the error
 * @throws InvalidArgument when it is not
 */
export function requireInstance(
  value: unknown,
  type: abstract new (...args: never) => unknown,
  argument: string,
  expected: string,
): void {
  if (!(value instanceof type)) throw new InvalidArgument(argument, value, expected);
}

/** @throws InvalidArgument when a value is no string */
export function requireString(value: unknown, argument: string): void {
  if (typeof value !== 'string') throw new InvalidArgument(argument, value, 'a string');
}

/** @throws InvalidArgument when a value is no function */
export function requireFunction(value: unknown, argument: string): void {
  if (typeof value !== 'function') throw new InvalidArgument(argument, value, 'a function');
}

/**
 * Returns the error for an operation that was called on something else than its catalog or module, as in
 * `const { t } = catalog`.
 */
export function calledOn(receiver: unknown): InvalidArgument {
  const expected = 'the catalog or the module: call catalog.t(…), or bind it with catalog.t.bind(catalog)';
  return new InvalidArgument('this', receiver, expected);
}
