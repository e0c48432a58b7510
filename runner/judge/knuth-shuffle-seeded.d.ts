declare module 'knuth-shuffle-seeded' {
  /** Shuffles an array in place by the Fisher-Yates algorithm, and returns it. The same seed gives the same order. */
  function shuffle<Item>(items: Item[], seed: string): Item[];
  export = shuffle;
}
