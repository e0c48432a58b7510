declare module 'knuth-shuffle-seeded' {
  /**
   * Shuffles an array in place with the Fisher-Yates algorithm, and returns the array. The same seed always gives the
   * same order.
   */
  function shuffle<Item>(items: Item[], seed: string): Item[];
  export = shuffle;
}
