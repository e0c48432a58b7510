/** The library: the whole interface of crystal-i18n 0.2.2, with `translate!` as `translateOrThrow`. */
// Where to begin: translator.ts has the operations. lookup/lookup.ts goes from a key to its text, localization/localize.ts from
// a number or a time to its text, and catalog-state.ts has the locales of a catalog, which of them are available and active.
//
// In comments,
// - "Keeps" and ids name the rules that the declaration below implements. features/ has each rule with its scenarios.
// - "The document" is the specification that the rules are made from, and "section 4.4, rule 2" is a place in it.
//   features/document.yaml retells its sentences by section.
// - "0.2.2" is crystal-i18n 0.2.2, the original. Where the document is silent, the library does what the original does.
//   features/crystal/ has these rules, and features/accidents.yaml what the library does not imitate.
export * from './core';
export * as Loader from './loading';
