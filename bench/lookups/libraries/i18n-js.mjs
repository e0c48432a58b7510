import { I18n, useMakePlural } from 'i18n-js';
import { ru } from 'make-plural';
import { PATTERNS } from '../catalog.mjs';

const NUMBER = { delimiter: ',', separator: '.', precision: 2 };

export function open(translations, locale, chain) {
  const i18n = new I18n(translations, { locale, enableFallback: chain !== undefined });
  // It knows `{{name}}` as well, which is one alternative more to look for.
  i18n.placeholder = /%\{(.*?)\}/gm;
  i18n.pluralization.register('ru', useMakePlural({ pluralizer: ru }));
  return i18n;
}

export const calls = {
  lookup: (i18n) => (input) => i18n.t(input.key, input.values),
  switch: (i18n) => (input) => {
    i18n.locale = input.locale;
    return i18n.t(input.key);
  },
  number: (i18n) => (input) => i18n.formatNumber(input.number, NUMBER),
  date: (i18n) => (input) => i18n.strftime(new Date(input.at), PATTERNS.date),
  time: (i18n) => (input) => i18n.strftime(new Date(input.at), PATTERNS.time),
};
export const lacks = [];
