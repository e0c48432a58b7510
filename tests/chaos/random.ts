import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Returns a function that draws whole numbers below a limit. The same seed gives the same numbers. */
export function randomFrom(seed: number): (limit: number) => number {
  const generator = xoroshiro128plus(seed);
  return (limit) => uniformInt(generator, 0, limit - 1);
}
