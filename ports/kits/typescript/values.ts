// Converts the values of the adapter protocol. There is nothing to fill in here.

import type { Name, Scalar, Scope } from 'i18n-conformance/adapter';

/** A string, a number, a boolean or null. */
export type Value = string | number | boolean | null;

/**
 * Returns the text of a name: libraries in TypeScript take no symbols for names.
 * A format that is an object is the name of a format, and never a pattern.
 */
export function nameOf(name: Name): string {
  return typeof name === 'string' ? name : name.symbol;
}

/** Returns a scope as a list of parts; an empty one if there is none. */
export function scopeOf(scope: Scope | null | undefined): string[] {
  if (scope === null || scope === undefined) return [];
  return (Array.isArray(scope) ? (scope as readonly Name[]) : [scope as Name]).map(nameOf);
}

/** Returns a string, a number, a boolean or null. */
export function scalarOf(value: Scalar): Value {
  return typeof value === 'object' && value !== null ? Number(value.float) : value;
}

/** Returns an object of scalars; an empty one if there are none. */
export function scalarsOf(
  values: Readonly<Record<string, Scalar>> | null | undefined,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, scalarOf(value)]));
}
