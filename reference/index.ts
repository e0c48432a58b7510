/** A library that implements the interface of crystal-i18n 0.2.2, as far as the document describes it. */
// Start reading with translator.ts, which declares the operations. In comments,
// - "Keeps", followed by ids, names the rules that the declaration below implements. The folder features/ contains each
//   rule with its scenarios, and features/document.yaml the sentences of the document that they are derived from.
// - "0.2.2" is crystal-i18n 0.2.2, the original. Where the document is silent, the library behaves like the original,
//   except for the behaviour that features/accidents.yaml lists.
export * from './browser';
// This export takes the place of the loaders for browsers.
export * as Loader from './loading';
