import shuffle from 'knuth-shuffle-seeded';

/**
 * Returns the scenarios in the order in which they run: as they are, or shuffled. Each repetition has an order of its
 * own, which the one seed determines.
 *
 * @param repetition counted from 1
 */
export function inOrder<Item>(
  scenarios: readonly Item[],
  seed: string | undefined,
  repetition: number,
): Item[] {
  if (seed === undefined) return [...scenarios];
  return shuffle([...scenarios], repetition === 1 ? seed : `${seed}.${repetition}`);
}
