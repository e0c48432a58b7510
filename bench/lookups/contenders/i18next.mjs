import { createInstance } from 'i18next';
import { chainOf } from '../catalogs.mjs';

/** i18next, with our notation of placeholders. The forms of a plural are keys of their own: `key_one`. */
export const i18next = {
  lookup: { create: translator },
  plural: { prepare: ({ key, count }) => ({ key, values: { count } }), create: translator },
  missing: { create: translator },
  fallback: {
    create(catalog, { locale }) {
      const { t } = instanceOf(chainOf(catalog), { lng: locale, fallbackLng: ['de', 'en'] });
      return ({ key }) => t(key);
    },
  },
  switch: {
    create({ translations }) {
      const instance = instanceOf(translations, { lng: 'en' });
      const fixed = new Map(Object.keys(translations).map((locale) => [locale, instance.getFixedT(locale)]));
      return ({ locale, key }) => fixed.get(locale)(key);
    },
  },
};

function translator({ translations }, { locale }) {
  const { t } = instanceOf(translations, { lng: locale });
  return ({ key, values }) => t(key, values);
}

function instanceOf(translations, options) {
  const instance = createInstance();
  void instance.init({
    resources: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [locale, { translation: withForms(texts) }]),
    ),
    fallbackLng: false,
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    showSupportNotice: false,
    ...options,
  });
  return instance;
}

function withForms(texts) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (typeof value === 'string' || key === 'i18n') return [[key, value]];
      if (!key.startsWith('plural_')) return [[key, withForms(value)]];
      return Object.entries(value).map(([category, text]) => [`${key}_${category}`, text]);
    }),
  );
}
