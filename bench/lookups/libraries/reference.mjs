import { createRequire } from 'node:module';

/** The package as its users install it. */
const { Catalog } = createRequire(import.meta.url)('../../../reference/dist/index.js');

export function open(translations, locale, chain) {
  const catalog = new Catalog({ fallbacks: chain === undefined ? null : { [locale]: chain } });
  catalog.inject(translations);
  catalog.activate(locale);
  return catalog;
}

export const calls = {
  lookup: (catalog) => (input) => catalog.t(input.key, input.values),
  switch: (catalog) => (input) => {
    catalog.activate(input.locale);
    return catalog.t(input.key);
  },
  number: (catalog) => (input) => catalog.l(input.number),
  date: (catalog) => (input) => catalog.l(input.day),
  time: (catalog) => (input) => catalog.l(new Date(input.at)),
};
export const lacks = [];
