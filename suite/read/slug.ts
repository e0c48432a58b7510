/**
 * Converts a name to part of an id, in lower case. A hyphen replaces each run of characters other than letters and
 * digits; at the start and the end of the name, such a run is removed.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
