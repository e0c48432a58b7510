import shuffle from 'knuth-shuffle-seeded';

/**
 * Returns scenarios in the order in which they run: unchanged, or shuffled with a seed. Each repetition has a different
 * order, determined by the same seed.
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
