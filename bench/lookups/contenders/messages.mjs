import { createIntl, createIntlCache } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import { DATE, NUMBER, TIME } from './intl.mjs';
import { keysAndTexts } from './flatten.mjs';

const quiet = { onError: () => undefined, onWarn: () => undefined };

/** `@formatjs/intl`: an object for each locale, with messages in ICU's syntax. */
export const formatjs = {
  lookup: { create: translator },
  plural: { prepare: countPrepared, create: translator },
  missing: { create: translator },
  switch: {
    create({ translations }) {
      const objects = new Map(
        Object.keys(translations).map((locale) => [locale, intlOf(translations, locale)]),
      );
      return ({ locale, key }) => objects.get(locale).formatMessage({ id: key });
    },
  },
  number: {
    create() {
      const intl = intlOf({ en: {} }, 'en');
      return ({ number }) => intl.formatNumber(number, NUMBER);
    },
  },
  date: {
    create() {
      const intl = intlOf({ en: {} }, 'en');
      return ({ year, month, day }) => intl.formatDate(new Date(year, month - 1, day), DATE);
    },
  },
  time: {
    create() {
      const intl = intlOf({ en: {} }, 'en');
      return ({ moment }) => intl.formatDate(new Date(moment), TIME);
    },
  },
};

/** `intl-messageformat`: an object for each text, made beforehand and kept in a map. */
export const intlMessageformat = {
  lookup: { create: formats },
  plural: { prepare: countPrepared, create: formats },
};

function countPrepared({ key, count }) {
  return { key, values: { count } };
}

function translator({ translations }, { locale }) {
  const intl = intlOf(translations, locale);
  return ({ key, values }) => intl.formatMessage({ id: key }, values);
}

function intlOf(translations, locale) {
  return createIntl(
    { locale, messages: Object.fromEntries(messagesOf(translations[locale])), ...quiet },
    createIntlCache(),
  );
}

function formats({ translations }, { locale }) {
  const messages = new Map();
  const formatOf = (key) => messages.get(key);
  for (const [key, message] of messagesOf(translations[locale])) {
    messages.set(key, new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }));
  }
  return ({ key, values }) => formatOf(key).format(values);
}

function messagesOf(texts) {
  return [...keysAndTexts(texts)].map(([path, text]) => [path, messageOf(text)]);
}

function messageOf(text) {
  if (typeof text === 'string') return text.replaceAll('%{', '{');
  const forms = Object.entries(text).map(([category, form]) => `${category} {${form.replaceAll('%{', '{')}}`);
  return `{count, plural, ${forms.join(' ')}}`;
}
