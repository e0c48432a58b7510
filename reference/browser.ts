/** The library in a browser: without Node's modules, and with loaders that refuse to read folders. */
export * from './core';
export * as Loader from './loading/browser';
