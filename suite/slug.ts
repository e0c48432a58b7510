/**
 * Converts a name to part of an id: in lower case, with a hyphen in place of each run of characters other than letters
 * and digits.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
