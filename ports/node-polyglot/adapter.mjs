import { createRequire } from 'node:module';
import Polyglot from 'node-polyglot';
import { unsupported } from 'i18n-conformance/adapter';
import { nameOf, option, scalarOf, valuesOf } from '../values.mjs';
import { toPhrases } from './phrases.mjs';

const { version } = createRequire(import.meta.url)('node-polyglot/package.json');

/** Creates the adapter of Polyglot: an instance is a catalog of one locale, and there is no module. */
export default function createAdapter() {
  const catalogs = new Map();
  const translated = async (params) => translate(catalogOf(params), params);
  const activated = async (params) => catalogOf(params).locale(nameOf(params.locale));

  function catalogOf({ subject = 'I18n' }) {
    if (subject === 'I18n') throw unsupported('Polyglot has instances only');
    return catalogs.get(subject);
  }

  return {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: 'node-polyglot', version, language: 'JavaScript' },
      inexpressible: ['whole-floats'],
      pipelining: true,
    }),
    reset: async () => catalogs.clear(),
    shutdown: async () => undefined,
    newCatalog: async ({ catalog, ...options }) => void catalogs.set(catalog, create(options)),
    inject: async ({ subject, ...injected }) => inject(catalogOf({ subject }), injected),
    locale: async (params) => catalogOf(params).locale(),
    activate: activated,
    translate: translated,
    t: translated,
  };
}

function create({ default_locale, available_locales, fallbacks }) {
  if (available_locales) throw unsupported('Polyglot has no list of available locales');
  if (fallbacks) throw unsupported('Polyglot has no fallbacks');
  return new Polyglot({ ...option('locale', default_locale), warn: () => undefined });
}

function inject(polyglot, { loader, translations }) {
  if (loader) throw unsupported('Polyglot has no loaders');
  const locales = Object.keys(translations);
  if (locales.some((locale) => locale !== polyglot.locale())) {
    throw unsupported('an instance of Polyglot has the phrases of one locale');
  }
  return polyglot.extend(toPhrases(translations[polyglot.locale()]));
}

function translate(polyglot, { key, count, scope, default: fallback, ...values }) {
  if (scope !== undefined && scope !== null) throw unsupported('Polyglot has no scopes');
  return polyglot.t(nameOf(key), {
    ...valuesOf(values),
    ...option('smart_count', scalarOf(count)),
    ...option('count', scalarOf(count)),
    ...option('_', scalarOf(fallback)),
  });
}
