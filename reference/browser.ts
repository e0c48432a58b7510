/**
 * The library for browsers. It imports no Node modules, and its folder loaders throw an error when `load` is called.
 */
export * from './core';
export * as Loader from './loading/browser';
