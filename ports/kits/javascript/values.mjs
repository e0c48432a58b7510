// Converts the values of the adapter protocol. There is nothing to fill in here.

/**
 * Returns the text of a name: libraries in JavaScript take no symbols for names.
 * A format that is an object is the name of a format, and never a pattern.
 */
export function nameOf(name) {
  return typeof name === 'string' ? name : name.symbol;
}

/** Returns a scope as a list of parts; an empty one if there is none. */
export function scopeOf(scope) {
  if (scope === null || scope === undefined) return [];
  return (Array.isArray(scope) ? scope : [scope]).map(nameOf);
}

/** Returns a string, a number, a boolean or null. */
export function scalarOf(value) {
  return typeof value === 'object' && value !== null ? Number(value.float) : value;
}

/** Returns an object of scalars; an empty one if there are none. */
export function scalarsOf(values) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, scalarOf(value)]));
}
