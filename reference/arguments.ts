import { InvalidArgument } from './errors';
import { isMap } from './messages';

/** A key, or the name of a locale or a format. It is a string, or a symbol that stands for its description. */
export type Name = string | symbol;

// Keeps LOOKUP-03.
/**
 * Returns the text of a name, or throws InvalidArgument.
 *
 * @param argument the argument in which the name was passed, as the error message shows it
 */
export function nameOf(name: Name, argument: string): string {
  if (typeof name === 'string') return name;
  if (typeof name === 'symbol') return name.description ?? '';
  return refuse(argument, name, 'a string or a symbol');
}

/** Returns the texts of all names in an array, or throws InvalidArgument. */
export function namesOf(names: readonly Name[], argument: string): string[] {
  if (!Array.isArray(names)) refuse(argument, names, 'an array of strings or symbols');
  return names.map((name: Name, index) =>
    // Naming the place of every string would make lookups with an array as their scope take 1.2 times as long.
    typeof name === 'string' ? name : nameOf(name, `${argument}[${index}]`),
  );
}

export function refuse(argument: string, given: unknown, expected: string): never {
  throw new InvalidArgument(argument, given, expected);
}

/** @throws InvalidArgument when `options` is not a plain object, or has a property that is not in `names` */
export function expectOptions(options: unknown, argument: string, names: readonly string[]): void {
  const expected = `only the options ${names.join(', ')}`;
  if (!isMap(options)) refuse(argument, options, `a plain object with ${expected}`);
  for (const name of Object.keys(options))
    if (!names.includes(name)) refuse(`${argument}.${name}`, options[name], expected);
}

/** @throws InvalidArgument when the value does not have the given type */
export function expectType(value: unknown, type: 'string' | 'function', argument: string): void {
  if (typeof value !== type) refuse(argument, value, `a ${type}`);
}
