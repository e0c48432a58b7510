import Polyglot from 'node-polyglot';
import { keysAndTexts } from '../catalog.mjs';

/** Returns an instance, which has the texts of one locale. Plural forms are parts of one text, in a fixed order. */
export function open(translations, locale) {
  const order = locale === 'ru' ? ['one', 'few', 'many'] : ['one', 'other'];
  const formOf = (forms) => (category) => String(forms[category]).replace('%{count}', '%{smart_count}');
  const phrases = {};
  for (const [path, text] of keysAndTexts(translations[locale])) {
    phrases[path] = typeof text === 'string' ? text : order.map(formOf(text)).join('||||');
  }
  return new Polyglot({ phrases, locale, warn: () => undefined });
}

export const calls = {
  lookup: (polyglot) => (input) => polyglot.t(input.key, input.values),
  plural: (polyglot) => (input) => polyglot.t(input.key, input.values.count),
};
export const lacks = ['scope', 'fallback', 'number', 'date', 'time'];
