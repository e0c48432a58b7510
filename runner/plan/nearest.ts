import { diffChars } from 'diff';

/** The words that are most like a word that is none of them, the nearest first: what may have been meant. */
export function nearest(word: string, words: readonly string[], howMany = 3): string[] {
  const wanted = word.toLowerCase();
  return [...new Set(words)]
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= (wanted.length + candidate.length) / 3)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, howMany)
    .map(({ candidate }) => candidate);
}

/** How many characters are in one of the two and not in the other. */
function distance(one: string, other: string): number {
  return diffChars(one, other)
    .filter(({ added, removed }) => added || removed)
    .reduce((sum, { value }) => sum + value.length, 0);
}
