import { createHash } from 'node:crypto';

/** Returns the items in a random order that depends only on the seed (Fisher-Yates, with the generator mulberry32). */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const order = [...items];
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
