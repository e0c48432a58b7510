/** The library: the whole interface of crystal-i18n 0.2.2, with `translate!` as `translateOrThrow`. */
export * from './core';
export * as Loader from './loading';
