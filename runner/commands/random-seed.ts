/** Makes up the seed of a random order or of random scenarios: six digits are enough, and easy to type again. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
