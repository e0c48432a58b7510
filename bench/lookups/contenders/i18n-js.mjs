import { I18n, useMakePlural } from 'i18n-js';
import { ar, ru } from 'make-plural';
import { chainOf, PATTERNS } from '../catalogs.mjs';

/** i18n-js: its translations have the shape of ours. `withLocale` is asynchronous there, so it is not measured. */
export const i18nJs = {
  lookup: { prepare: ({ key, values }) => ({ key, options: values }), create: translator },
  plural: { prepare: ({ key, count }) => ({ key, options: { count } }), create: translator },
  scope: {
    prepare: ({ key, scope }) =>
      typeof scope === 'symbol'
        ? undefined
        : { key, options: { scope: Array.isArray(scope) ? scope.join('.') : scope } },
    create: translator,
  },
  missing: { create: translator },
  fallback: {
    create(catalog, { locale }) {
      const i18n = i18nOf(chainOf(catalog), locale);
      i18n.enableFallback = true;
      return ({ key }) => i18n.t(key);
    },
  },
  switch: {
    create({ translations }) {
      const i18n = i18nOf(translations, 'en');
      return ({ locale, key }) => {
        i18n.locale = locale;
        return i18n.t(key);
      };
    },
  },
  number: {
    create({ translations }) {
      const i18n = i18nOf(translations, 'en');
      const format = { delimiter: ',', separator: '.', precision: 2 };
      return ({ number }) => i18n.formatNumber(number, format);
    },
  },
  date: {
    create({ translations }) {
      const i18n = i18nOf(translations, 'en');
      return ({ year, month, day }) => i18n.strftime(new Date(year, month - 1, day), PATTERNS.date);
    },
  },
  time: {
    create({ translations }) {
      const i18n = i18nOf(translations, 'en');
      return ({ moment }) => i18n.strftime(new Date(moment), PATTERNS.time);
    },
  },
};

function translator({ translations }, { locale }) {
  const i18n = i18nOf(translations, locale);
  return ({ key, options }) => i18n.t(key, options);
}

function i18nOf(translations, locale) {
  const i18n = new I18n(weekFromSunday(translations), { locale, defaultLocale: 'en' });
  // It knows `{{name}}` as well, which is one alternative more to look for.
  i18n.placeholder = /%\{(.*?)\}/gm;
  i18n.pluralization.register('ru', useMakePlural({ pluralizer: ru }));
  i18n.pluralization.register('ar', useMakePlural({ pluralizer: ar }));
  return i18n;
}

/** Its lists of days begin on Sunday, and those of months with nothing, because there is no month 0. */
function weekFromSunday(translations) {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, { i18n, ...texts }]) => [
      locale,
      i18n === undefined ? texts : { ...texts, date: dateOf(i18n.date) },
    ]),
  );
}

function dateOf(date) {
  const fromSunday = (names) => [names.at(-1), ...names.slice(0, -1)];
  return {
    day_names: fromSunday(date.day_names),
    abbr_day_names: fromSunday(date.abbr_day_names),
    month_names: [null, ...date.month_names],
    abbr_month_names: [null, ...date.abbr_month_names],
  };
}
