import { InvalidArgument } from './errors';
import { isMap } from './translations/translations-hash';

/**
 * Throws an error that reports an invalid argument of an operation.
 *
 * @param argument the name of the argument
 * @param given the value of the argument
 * @param expected a description of what the operation expects
 * @throws InvalidArgument always
 */
export function refuse(argument: string, given: unknown, expected: string): never {
  throw new InvalidArgument(argument, given, expected);
}

/**
 * Checks that an object has no properties other than an operation's options.
 *
 * @param names the names of the permitted options
 * @throws InvalidArgument when `options` is not a plain object, or has a property that is not a permitted option
 */
export function expectOptions(options: unknown, argument: string, names: readonly string[]): void {
  const known = names.join(', ');
  if (!isMap(options)) refuse(argument, options, `a plain object of the options ${known}`);
  for (const name of Object.keys(options))
    if (!names.includes(name)) refuse(`${argument}.${name}`, options[name], `only the options ${known}`);
}

/** @throws InvalidArgument when the value does not have the given type */
export function expectType(value: unknown, type: 'string' | 'function', argument: string): void {
  if (typeof value !== type) refuse(argument, value, `a ${type}`);
}
