/**
 * The reference implementation: the interface of crystal-i18n 0.2.2, whole, in TypeScript.
 *
 * The names are those of the document in camel case; `translate!` and `t!` are `translateOrThrow` and `tOrThrow`.
 */
export * from './core';
export * as Loader from './loading';
