import type { UnexpectedValue } from './values';

/** The maximum number of nested levels in a value. The interface's own values have far fewer. */
const MAX_LEVELS = 200;

/**
 * Converts a value to one that JSON can express. A value that JSON cannot express becomes an {@link UnexpectedValue}.
 * Examples of such values are functions, bigints, NaN, instances of classes, cyclic objects, and undefined in an array.
 * Undefined fields are omitted.
 */
export function jsonValueOf(value: unknown, around: readonly object[] = []): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : unexpected(`${value} (a number)`);
    case 'bigint':
      return unexpected(`${value}n (a bigint)`);
    case 'symbol':
      return unexpected(String(value));
    case 'function':
      return unexpected('function');
    case 'undefined':
      return unexpected('undefined value');
    case 'object':
      return value === null ? null : objectValueOf(value, around);
  }
}

/** Tells whether a result represents a value that JSON cannot express. */
export function isUnexpected(value: unknown): value is UnexpectedValue {
  if (typeof value !== 'object' || value === null) return false;
  return 'unexpected' in value && typeof value.unexpected === 'string' && Object.keys(value).length === 1;
}

function objectValueOf(value: object, around: readonly object[]): unknown {
  if (around.length > MAX_LEVELS) return unexpected(`value of more than ${MAX_LEVELS} levels`);
  if (around.includes(value)) return unexpected('cyclic object');
  const inside = [...around, value];
  if (Array.isArray(value)) return Array.from(value, (item) => jsonValueOf(item, inside));
  if (!isPlain(value)) return unexpected(`${value.constructor.name} object`.trimStart());
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, jsonValueOf(field, inside)]));
}

/** Tells whether an object is a plain object, from this JavaScript realm or another. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function unexpected(text: string): UnexpectedValue {
  return { unexpected: text };
}
