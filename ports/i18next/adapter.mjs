import i18next from 'i18next';
import { createRequire } from 'node:module';
import { unsupported } from 'i18n-conformance/adapter';
import { nameOf, option, scalarOf, valuesOf } from '../values.mjs';

const { version } = createRequire(import.meta.url)('i18next/package.json');

/** The namespace of i18next that is used unless another is named. */
const NAMESPACE = 'translation';

/** Options that make i18next read the document's notation: placeholders, and forms of a plural as nested keys. */
const NOTATION = {
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
  pluralSeparator: '.',
};

/** Creates the adapter of i18next: an instance is a catalog. The global instance is none but the first of them. */
export default function createAdapter() {
  const catalogs = new Map();
  const translated = async (params) => translate(catalogOf(params), params);

  function catalogOf({ subject = 'I18n' }) {
    if (subject === 'I18n') throw unsupported('i18next has instances only');
    return catalogs.get(subject);
  }

  return {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: 'i18next', version, language: 'JavaScript' },
      inexpressible: ['whole-floats'],
      pipelining: true,
    }),
    reset: async () => catalogs.clear(),
    shutdown: async () => undefined,
    newCatalog: async ({ catalog, ...options }) => void catalogs.set(catalog, await create(options)),
    inject: async ({ subject, ...injected }) => inject(catalogOf({ subject }), injected),
    locale: async (params) => catalogOf(params).language,
    activate: async (params) => {
      const i18n = catalogOf(params);
      await i18n.changeLanguage(nameOf(params.locale));
      return i18n.language;
    },
    translate: translated,
    t: translated,
  };
}

async function create({ default_locale, available_locales, fallbacks }) {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: default_locale ?? 'en',
    fallbackLng: fallbacks ? fallbackLanguages(fallbacks) : false,
    ...option('supportedLngs', available_locales),
    resources: {},
    showSupportNotice: false,
    ...NOTATION,
  });
  return i18n;
}

function fallbackLanguages({ mapping = {}, default: last = [] }) {
  const lists = Object.entries(mapping).map(([locale, others]) => [locale, [others].flat()]);
  return { ...Object.fromEntries(lists), default: last };
}

function inject(i18n, { loader, translations }) {
  if (loader) throw unsupported('backends of i18next are packages of their own');
  for (const [locale, texts] of Object.entries(translations)) {
    i18n.addResourceBundle(locale, NAMESPACE, texts ?? {}, true, true);
  }
}

function translate(i18n, { key, count, scope, default: fallback, ...values }) {
  if (Array.isArray(scope)) throw unsupported('the key prefix of i18next is a text');
  return i18n.getFixedT(
    null,
    null,
    nameOf(scope) ?? undefined,
  )(nameOf(key), {
    ...valuesOf(values),
    ...option('count', scalarOf(count)),
    ...option('defaultValue', scalarOf(fallback)),
  });
}
