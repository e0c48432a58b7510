import { createRequire } from 'node:module';
import { I18n } from 'i18n-js';
import { missingTranslation, runBlock, unsupported } from 'i18n-conformance/adapter';
import { nameOf, option, scalarOf, scalarsOf, valuesOf } from '../values.mjs';
import { toStore } from './locale-data.mjs';

const { version } = createRequire(import.meta.url)('i18n-js/package.json');

/** Creates the adapter of i18n-js: instances of `I18n` are catalogs, and there is no module. */
export default function createAdapter() {
  const catalogs = new Map();
  const lookup = (params) => translate(catalogOf(params), params);
  const lookupOrThrow = (params) => translateOrThrow(catalogOf(params), params);
  const localized = (params) => localize(catalogOf(params), params);
  const activated = ({ subject, locale }) => (catalogOf({ subject }).locale = nameOf(locale));

  function catalogOf({ subject = 'I18n' }) {
    if (subject === 'I18n') throw unsupported('i18n-js has instances only');
    return catalogs.get(subject);
  }

  const adapter = {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: 'i18n-js', version, language: 'JavaScript' },
      inexpressible: ['whole-floats', 'offsets'],
      pipelining: true,
    }),
    reset: async () => catalogs.clear(),
    shutdown: async () => undefined,
    newCatalog: async ({ catalog, ...options }) => void catalogs.set(catalog, create(options)),
    inject: async ({ subject, loader, translations }) => {
      const catalog = catalogOf({ subject });
      if (loader) throw unsupported('i18n-js has no loaders');
      return catalog.store(toStore(translations));
    },
    defaultLocale: async (params) => catalogOf(params).defaultLocale,
    locale: async (params) => catalogOf(params).locale,
    activate: async (params) => activated(params),
    assignLocale: async (params) => activated(params),
    withLocale: async ({ subject, locale, block }) => {
      const catalog = catalogOf({ subject });
      let responses = [];
      await catalog.withLocale(nameOf(locale), async () => (responses = await runBlock(adapter, block)));
      return { block: responses };
    },
    translate: async (params) => lookup(params),
    t: async (params) => lookup(params),
    translateOrThrow: async (params) => lookupOrThrow(params),
    tOrThrow: async (params) => lookupOrThrow(params),
    localize: async (params) => localized(params),
    l: async (params) => localized(params),
  };
  return adapter;
}

function create({ default_locale, available_locales, fallbacks }) {
  if (available_locales) throw unsupported('i18n-js has no list of available locales');
  const i18n = new I18n({}, default_locale === undefined ? {} : { defaultLocale: default_locale });
  if (fallbacks) registerFallbacks(i18n, fallbacks);
  return i18n;
}

/** In i18n-js the fallbacks of a locale are a list that begins with the locale itself. */
function registerFallbacks(i18n, { mapping = {}, default: last = [] }) {
  for (const [locale, others] of Object.entries(mapping)) {
    i18n.locales.register(locale, [locale, ...[others].flat(), ...last]);
  }
  i18n.locales.register('default', (_i18n, locale) => [locale, ...last]);
}

function translate(i18n, { key, count, scope, default: defaultValue, ...values }) {
  return i18n.translate(nameOf(key), {
    ...valuesOf(values),
    ...option('count', scalarOf(count)),
    ...option('scope', Array.isArray(scope) ? scope.map(nameOf) : nameOf(scope)),
    ...option('defaultValue', scalarOf(defaultValue)),
  });
}

/** The errors of i18n-js have no classes of their own. */
function translateOrThrow(i18n, params) {
  try {
    return translate(i18n, { ...params, kwargs: { ...params.kwargs, missingBehavior: 'error' } });
  } catch (thrown) {
    if (thrown.message.startsWith('Missing translation: ')) throw missingTranslation(thrown.message);
    throw thrown;
  }
}

/** A name becomes a type of `I18n#localize`, and a pattern is for `I18n#strftime`. */
function localize(i18n, { object, format = { symbol: 'default' }, kwargs }) {
  const name = format.symbol;
  if ('integer' in object || 'float' in object) {
    if (nameOf(format) !== 'default') throw unsupported('i18n-js has one format of numbers');
    return i18n.localize('number', numberOf(object.integer ?? object.float));
  }
  const [type, date] = 'date' in object ? ['date', dateOf(object.date)] : ['time', timeOf(object.time)];
  return name === undefined
    ? i18n.strftime(date, format)
    : i18n.localize(`${type}.formats.${name}`, date, scalarsOf(kwargs));
}

/** i18n-js takes numbers that JavaScript cannot hold by their text. */
function numberOf(text) {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

function dateOf([year, month, day]) {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** A Date has no offset of its own: what it prints is the clock of its machine. */
function timeOf(text) {
  return new Date(text.replace(/([+-]\d\d:\d\d|Z)$/, ''));
}
