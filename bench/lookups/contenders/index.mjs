/**
 * Everything that is measured, by its name. A contender has an object for each kind of line that it can do: `create`
 * makes the call from a catalog and a line, and `prepare` gives an input the shape that a user of it would write.
 */

const LOADERS = {
  reference: async () => (await import('./reference.mjs')).reference,
  bound: async () => (await import('./bound.mjs')).bound,
  'node-polyglot': async () => (await import('./node-polyglot.mjs')).nodePolyglot,
  'i18n-js': async () => (await import('./i18n-js.mjs')).i18nJs,
  i18next: async () => (await import('./i18next.mjs')).i18next,
  '@formatjs/intl': async () => (await import('./messages.mjs')).formatjs,
  'intl-messageformat': async () => (await import('./messages.mjs')).intlMessageformat,
  rosetta: async () => (await import('./small.mjs')).rosetta,
  'd3-format': async () => (await import('./small.mjs')).d3Format,
  strftime: async () => (await import('./small.mjs')).strftimePackage,
  Intl: async () => (await import('./intl.mjs')).intl,
};

/** The names of all contenders: the reference and the bound first. */
export const CONTENDERS = Object.keys(LOADERS);

/** Loads a contender, and nothing of the others. */
export function loadContender(name) {
  return LOADERS[name]();
}
