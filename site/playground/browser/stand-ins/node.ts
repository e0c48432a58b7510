// Stands in for modules of Node in the page. Only the functions and options that the bundled code uses are implemented.
import equal from 'fast-deep-equal';

/** Stands in for the function of `node:os`. */
export function tmpdir(): string {
  return '/tmp';
}

/** Stands in for the function of `node:util`, for the JSON values that are compared here. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return equal(one, other);
}

/** Stands in for the function of `node:util`: returns the text of an error, without its stack. */
export function inspect(value: unknown): string {
  return String(value);
}

/** Stands in for the function of `node:crypto`, which only code that the page leaves out calls. */
export function createHash(): never {
  throw new Error('the page has no hashes');
}

/** Stands in for `node:process`, whose object is its default export: the page never exits in the middle of a run. */
// oxlint-disable-next-line import/no-default-export
export default { on: (): void => undefined };
