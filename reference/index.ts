/**
 * The library, which implements the whole interface of crystal-i18n 0.2.2. Here, `translate!` is called
 * `translateOrThrow`.
 */
// Start reading at translator.ts, which declares the operations. From there, lookup/lookup.ts finds the text of a key,
// and localization/localize.ts formats numbers, times and dates. The locales of a catalog are managed in
// catalog-state.ts.
//
// In comments,
// - "Keeps" followed by ids names the rules that the declaration below implements. The folder features/ contains each
//   rule with its scenarios.
// - "The document" is the specification from which the rules are derived, and "section 4.4, rule 2" is a place in that
//   document. The file features/document.yaml paraphrases its sentences, section by section.
// - "0.2.2" is crystal-i18n 0.2.2, the original. Where the document is silent, the library behaves like the original.
//   The rules for this behaviour are in features/crystal/. The file features/accidents.yaml lists the behaviour that
//   the library does not imitate.
export * from './core';
export * as Loader from './loading';
