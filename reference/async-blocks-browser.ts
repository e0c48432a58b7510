/** `async-blocks` for browsers. It does nothing, because browsers cannot tell to which block asynchronous code belongs. */
export {};
