/**
 * The entry `async-blocks` in a browser, which cannot tell what runs in a block: it does nothing. So the same program can
 * import it on both sides. Blocks that overlap throw OverlappingBlocks here.
 */
export {};
