/**
 * Returns a name in the notation of the features: a Symbol where it is to be one and is listed, else a String.
 *
 * @param listed the Symbols that the suite uses in this place
 */
export function spelled(name: string, isSymbol: boolean, listed: readonly string[]): string {
  return isSymbol && listed.includes(name) ? `:${name}` : JSON.stringify(name);
}
