import { refuse } from './arguments';

/** A key, or the name of a locale or a format. It is a string, or a symbol that stands for its description. */
export type Name = string | symbol;

// Keeps LOOKUP-03.
/**
 * Returns the text of a name. A symbol without a description has an empty text.
 *
 * @param argument the argument in which the name was passed, as the error message shows it
 * @throws InvalidArgument when the name is neither a string nor a symbol
 */
export function nameOf(name: Name, argument: string): string {
  if (typeof name === 'string') return name;
  if (typeof name === 'symbol') return name.description ?? '';
  return refuse(argument, name, 'a string or a symbol');
}

/**
 * Returns the texts of all names in an array.
 *
 * @throws InvalidArgument when `names` is not an array, or has an item that is not a name
 */
export function namesOf(names: readonly Name[], argument: string): string[] {
  if (!Array.isArray(names)) refuse(argument, names, 'an array of strings or symbols');
  return names.map((name: Name, index) => nameOf(name, `${argument}[${index}]`));
}
