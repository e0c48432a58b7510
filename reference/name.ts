import { refuse } from './arguments';

/** A string, or a symbol, which stands for its description. */
export type Name = string | symbol;

// Keeps LOOKUP-03.
/**
 * Returns the text of a name. A symbol without a description is the empty name.
 *
 * @param argument the argument that has the name, for the error
 * @throws InvalidArgument when the name is neither a string nor a symbol
 */
export function nameOf(name: Name, argument: string): string {
  if (typeof name === 'string') return name;
  if (typeof name === 'symbol') return name.description ?? '';
  return refuse(argument, name, 'a string or a symbol');
}

/**
 * Returns the texts of an array of names.
 *
 * @throws InvalidArgument when it is not an array, or has an item that is not a name
 */
export function namesOf(names: readonly Name[], argument: string): string[] {
  if (!Array.isArray(names)) refuse(argument, names, 'an array of strings or symbols');
  return names.map((name: Name, index) => nameOf(name, `${argument}[${index}]`));
}
