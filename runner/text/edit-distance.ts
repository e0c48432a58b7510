/** Returns the number of characters that must be inserted, deleted or replaced to turn one text into another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column++) {
      const replaced = row[column]! + (one[index] === other[column] ? 0 : 1);
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** Returns the candidate with the smallest distance to a text; an empty text if there are no candidates. */
export function closest(text: string, candidates: readonly string[]): string {
  const distances = candidates.map((candidate) => distance(text, candidate));
  return candidates[distances.indexOf(Math.min(...distances))] ?? '';
}
