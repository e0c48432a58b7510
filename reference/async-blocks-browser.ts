/**
 * The entry `async-blocks` in a browser, where it does nothing: browsers cannot tell which block asynchronous code belongs
 * to. It lets the same program run on both sides. Blocks that overlap throw OverlappingBlocks here.
 */
export {};
