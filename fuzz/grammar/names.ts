/**
 * Returns a name in the notation of the features: a Symbol if this is wanted and the Symbol is listed, and otherwise a
 * String.
 *
 * @param listed the Symbols that the suite uses in this place
 */
export function spelled(name: string, isSymbol: boolean, listed: readonly string[]): string {
  return isSymbol && listed.includes(name) ? `:${name}` : JSON.stringify(name);
}
