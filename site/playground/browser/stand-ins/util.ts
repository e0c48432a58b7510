// Stands in for `node:util` in the page.
import equal from 'fast-deep-equal';

/** Stands in for Node's function of the same name, for the JSON values that are compared here. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return equal(one, other);
}

/** Stands in for Node's function of the same name: returns the text of an error, without its stack. */
export function inspect(value: unknown): string {
  return String(value);
}
