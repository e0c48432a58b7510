import Polyglot from 'node-polyglot';
import { keysAndTexts } from './flatten.mjs';

/** The categories of a locale's forms, in the order in which Polyglot takes them. */
const ORDER = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** node-polyglot: an instance has the phrases of one locale. Plural forms are parts of one text. */
export const nodePolyglot = {
  lookup: { create: translator },
  plural: {
    prepare: ({ key, count }) => ({ key, values: { smart_count: count, count } }),
    create: translator,
  },
  missing: { create: translator },
  switch: {
    create({ translations }) {
      const instances = new Map(
        Object.keys(translations).map((locale) => [locale, polyglotOf(translations, locale)]),
      );
      return ({ locale, key }) => instances.get(locale).t(key);
    },
  },
};

function translator({ translations }, { locale }) {
  const polyglot = polyglotOf(translations, locale);
  return ({ key, values }) => polyglot.t(key, values);
}

function polyglotOf(translations, locale) {
  const phrases = {};
  for (const [path, text] of keysAndTexts(translations[locale])) {
    phrases[path] =
      typeof text === 'string'
        ? text
        : (ORDER[locale] ?? ORDER.en).map((category) => text[category]).join('||||');
  }
  return new Polyglot({ phrases, locale, warn: () => undefined });
}
