import { createInstance } from 'i18next';
import { INTL } from '../catalog.mjs';

/** Returns an instance with our notation of placeholders. The forms of a plural are keys of their own: `key_one`. */
export function open(translations, locale, chain) {
  const i18next = createInstance();
  void i18next.init({
    lng: locale,
    fallbackLng: chain ?? false,
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    showSupportNotice: false,
    resources: {},
  });
  for (const [name, texts] of Object.entries(translations)) {
    i18next.addResourceBundle(name, 'translation', withForms(texts));
  }
  i18next.addResources('en', 'translation', { number: '%{value, number}', date: '%{value, datetime}' });
  return i18next;
}

function withForms({ i18n: _, ...texts }) {
  const entries = Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[key, value]];
    if (!key.startsWith('plural_')) return [[key, withForms(value)]];
    return Object.entries(value).map(([category, text]) => [`${key}_${category}`, text]);
  });
  return Object.fromEntries(entries);
}

const PARAMETERS = { number: { value: INTL.number }, date: { value: INTL.date }, time: { value: INTL.time } };
const formatted = (key, format, valueOf) => (i18next) => (input) =>
  i18next.t(key, { value: valueOf(input), formatParams: PARAMETERS[format] });

export const calls = {
  lookup: (i18next) => (input) => i18next.t(input.key, input.values),
  switch(i18next, translations) {
    const all = new Map(Object.keys(translations).map((locale) => [locale, i18next.getFixedT(locale)]));
    return (input) => all.get(input.locale)(input.key);
  },
  number: formatted('number', 'number', ({ number }) => number),
  date: formatted('date', 'date', ({ at }) => new Date(at)),
  time: formatted('date', 'time', ({ at }) => new Date(at)),
};
export const lacks = ['scope'];
