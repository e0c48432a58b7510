import { IntlMessageFormat } from 'intl-messageformat';
import { INTL, keysAndTexts } from '../catalog.mjs';

const FORMATS = { number: { ours: INTL.number }, date: { ours: INTL.date, moment: INTL.time } };

/** Returns a function that gets the object of a key: one for each text, made when it is first needed, and kept. */
export function open(translations, locale) {
  const texts = new Map(keysAndTexts(translations[locale]));
  const messages = new Map();
  return (key) => {
    if (!messages.has(key)) messages.set(key, messageOf(inIcuSyntax(texts.get(key)), locale));
    return messages.get(key);
  };
}

function messageOf(text, locale) {
  return new IntlMessageFormat(text, locale, FORMATS, { ignoreTag: true });
}

function inIcuSyntax(text) {
  if (typeof text === 'string') return text.replaceAll('%{', '{');
  const forms = Object.entries(text).map(([category, form]) => `${category} {${inIcuSyntax(form)}}`);
  return `{count, plural, ${forms.join(' ')}}`;
}

function formatted(text, valueOf) {
  const message = messageOf(text, 'en');
  return (input) => message.format({ value: valueOf(input) });
}

export const calls = {
  lookup: (messageFor) => (input) => messageFor(input.key).format(input.values),
  number: () => formatted('{value, number, ours}', ({ number }) => number),
  date: () => formatted('{value, date, ours}', ({ at }) => new Date(at)),
  time: () => formatted('{value, date, moment}', ({ at }) => new Date(at)),
};
export const lacks = ['missing', 'scope', 'fallback'];
