/**
 * The entry `async-blocks` for browsers. It does nothing, because browsers cannot tell to which block asynchronous code
 * belongs. The entry exists so that the same program runs in a browser and under Node. In a browser, overlapping blocks
 * throw OverlappingBlocks even with this import.
 */
export {};
