/** The browser version of `async-blocks` does nothing: a browser cannot tell which block asynchronous code belongs to. */
export {};
