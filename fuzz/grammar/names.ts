import * as fc from 'fast-check';

/** The words that the suite uses as Symbols: a language may need them when an adapter is compiled. */
const SYMBOLS: ReadonlySet<string> = new Set([
  ...['en', 'fr', 'es', 'xx', 'de'],
  ...['default', 'short', 'long', 'custom', 'compact', 'missing'],
  ...['simple', 'translation', 'error', 'username', 'blank', 'greeting', 'message', 'scoped'],
]);

/** A name in the notation of the features: a Symbol where it is to be one and the suite has it, else a String. */
export function spelled(name: string, isSymbol: boolean): string {
  return isSymbol && SYMBOLS.has(name) ? `:${name}` : JSON.stringify(name);
}

/** One of some names, as a String or as a Symbol. */
export function nameAmong(names: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...names), fc.boolean()).map(([name, isSymbol]) => spelled(name, isSymbol));
}
