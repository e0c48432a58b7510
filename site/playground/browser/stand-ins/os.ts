// Stands in for `node:os` in the page.

/** Stands in for Node's function of the same name. */
export function tmpdir(): string {
  return '/tmp';
}
