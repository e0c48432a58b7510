/** "String or Symbol" of the document: a symbol stands for its description. */
export type Name = string | symbol;

// Keeps LOOKUP-03.
/** The text of a name; a symbol without description is the empty name. */
export function nameOf(name: Name): string {
  return typeof name === 'string' ? name : (name.description ?? '');
}
