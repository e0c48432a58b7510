/** `async-blocks` for browsers, which do not know the block of asynchronous code. So it does nothing. */
export {};
