/** The library in a browser: without modules of Node, and with loaders that refuse to read folders. */
export * from './core';
export * as Loader from './loading/browser';
