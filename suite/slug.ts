/** Returns a name as part of an id: in lower case, with a hyphen for everything between its letters and digits. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
