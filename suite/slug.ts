/**
 * Converts a name to a part of an id: in lower case, with a hyphen for each run of characters other than letters and
 * digits.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
