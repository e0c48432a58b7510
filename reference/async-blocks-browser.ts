/**
 * The browser version of the `async-blocks` entry point. It does nothing, because a browser cannot tell which block
 * asynchronous code belongs to. It exists so that the same program can run both in a browser and under Node. In a
 * browser, overlapping blocks cause the error OverlappingBlocks even if the entry point is imported.
 */
export {};
