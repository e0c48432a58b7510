import { createRequire } from 'node:module';
import { chainOf } from '../catalogs.mjs';

const { Catalog, Locale } = createRequire(import.meta.url)('../../../reference/dist/index.js');

function catalogIn(locale, translations, fallbacks = null) {
  const catalog = new Catalog({ fallbacks });
  catalog.inject(translations);
  catalog.activate(locale);
  return catalog;
}

function translator({ translations }, { locale }) {
  const catalog = catalogIn(locale, translations);
  return ({ key, options }) => (options === undefined ? catalog.t(key) : catalog.t(key, options));
}

/** The reference of this project. */
export const reference = {
  lookup: { prepare: ({ key, values }) => ({ key, options: values }), create: translator },
  plural: { prepare: ({ key, count }) => ({ key, options: { count } }), create: translator },
  scope: { prepare: ({ key, scope }) => ({ key, options: { scope } }), create: translator },
  missing: { create: translator },
  fallback: {
    create(catalog, { locale }) {
      const fallbacks = new Locale.Fallbacks({ mapping: { de: 'en' } });
      const chain = catalogIn(locale, chainOf(catalog), fallbacks);
      return ({ key }) => chain.t(key);
    },
  },
  switch: {
    create({ translations }) {
      const catalog = catalogIn('en', translations);
      return ({ locale, key }) => {
        catalog.activate(locale);
        return catalog.t(key);
      };
    },
  },
  block: {
    create({ translations }) {
      const catalog = catalogIn('en', translations);
      return ({ locale, key }) => catalog.withLocale(locale, () => catalog.t(key));
    },
  },
  number: {
    create({ translations }) {
      const catalog = catalogIn('en', translations);
      return ({ number }) => catalog.l(number);
    },
  },
  date: {
    create({ translations }) {
      const catalog = catalogIn('en', translations);
      return ({ year, month, day }) => catalog.l([year, month, day]);
    },
  },
  time: {
    create({ translations }) {
      const catalog = catalogIn('en', translations);
      return ({ moment }) => catalog.l(new Date(moment));
    },
  },
};
