/**
 * Returns a copy of params in which values are replaced. Translations stay as they are: in them, a key such as `symbol`
 * or `path` has no special meaning.
 *
 * @param replace returns the value that replaces another one, or undefined to look at the parts of the value
 */
export function replaced(value: unknown, replace: (value: unknown, key?: string) => unknown): unknown {
  const inPart = (part: unknown, key?: string): unknown => {
    const found = replace(part, key);
    if (found !== undefined || typeof part !== 'object' || part === null) return found ?? part;
    if (Array.isArray(part)) return part.map((inner) => inPart(inner));
    const entries = Object.entries(part).map(([name, inner]: [string, unknown]) => [
      name,
      name === 'translations' ? inner : inPart(inner, name),
    ]);
    return Object.fromEntries(entries);
  };
  return inPart(value);
}
