/** Returns a random seed of up to six digits, which is easy to type again. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
