import type { UnexpectedValue } from './values';

/** The maximum number of nested levels in a value. The interface's own values have far fewer. */
const MAX_LEVELS = 200;

/**
 * Converts a value to one that JSON can express. A value that JSON cannot express becomes an {@link UnexpectedValue}.
 * Examples of such values are functions, bigints, NaN, instances of classes, cyclic objects, and undefined in an array.
 * Undefined fields are omitted.
 */
export function jsonValueOf(value: unknown, around: object[] = []): unknown {
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

function objectValueOf(value: object, around: object[]): unknown {
  if (around.length > MAX_LEVELS) return unexpected(`value of more than ${MAX_LEVELS} levels`);
  if (around.includes(value)) return unexpected('cyclic object');
  if (!Array.isArray(value) && !isPlain(value)) {
    return unexpected(`${value.constructor.name} object`.trimStart());
  }
  around.push(value);
  const copy = Array.isArray(value)
    ? Array.from(value, (item) => jsonValueOf(item, around))
    : fieldsOf(value, around);
  around.pop();
  return copy;
}

function fieldsOf(value: object, around: object[]): object {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const copy = jsonValueOf(field, around);
    // Assigning to `__proto__` would set the prototype.
    if (name === '__proto__') Object.defineProperty(fields, name, { ...FIELD, value: copy });
    else fields[name] = copy;
  }
  return fields;
}

const FIELD = { configurable: true, enumerable: true, writable: true };

/** Tells whether an object is a plain object, from this JavaScript realm or another. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

function unexpected(text: string): UnexpectedValue {
  return { unexpected: text };
}
