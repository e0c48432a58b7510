/**
 * A library that implements the entire interface of crystal-i18n 0.2.2. The operation `translate!` is named
 * `translateOrThrow` here.
 */
// Start reading with translator.ts, which declares the operations. Then read lookup/lookup.ts, which finds the text for
// a key; lookup-catalog.ts, which manages a catalog's locales; and catalog.ts, which localizes
// numbers, times and dates with the files in localization/.
//
// In comments,
// - "Keeps", followed by ids, names the rules that the declaration below implements. The folder features/ contains each
//   rule with its scenarios.
// - "The document" is the specification from which the rules are derived. The file features/document.yaml paraphrases
//   the sentences of the document, section by section.
// - "0.2.2" is crystal-i18n 0.2.2, the original. Where the document is silent, the library behaves like the original,
//   except for the behaviour that features/accidents.yaml lists. The rules for points on which the document is silent
//   are in features/crystal/.
export * from './browser';
// This export takes the place of the loaders for browsers.
export * as Loader from './loading';
