import { InvalidArgument } from './errors';

/** "String or Symbol" of the document: a symbol stands for its description. */
export type Name = string | symbol;

// Keeps LOOKUP-03.
/**
 * Returns the text of a name; a symbol without description is the empty name.
 *
 * @param argument the argument that the name was given for, for the error
 * @throws InvalidArgument when it is neither a string nor a symbol
 */
export function nameOf(name: Name, argument: string): string {
  if (typeof name === 'string') return name;
  if (typeof name === 'symbol') return name.description ?? '';
  throw new InvalidArgument(argument, name, 'a string or a symbol');
}

/**
 * Returns the texts of an array of names.
 *
 * @throws InvalidArgument when it is no array, or has an item that is no name
 */
export function namesOf(names: readonly Name[], argument: string): string[] {
  if (!Array.isArray(names)) throw new InvalidArgument(argument, names, 'an array of strings or symbols');
  return names.map((name: Name, index) => nameOf(name, `${argument}[${index}]`));
}
