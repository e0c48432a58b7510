/** A name as a part of an id: lower case, with a hyphen for whatever is neither a letter nor a digit. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
