import { createIntl } from '@formatjs/intl';
import { createRequire } from 'node:module';
import { unsupported } from 'i18n-conformance/adapter';
import { nameOf, option, scalarOf, valuesOf } from '../values.mjs';
import { toMessages } from './messages.mjs';

/** The package does not show its own version, so it is taken from the manifest, which names one exactly. */
const version = createRequire(import.meta.url)('./package.json').dependencies['@formatjs/intl'];

/** Creates the adapter of FormatJS: an `intl` object is a catalog of one locale, and there is no module. */
export default function createAdapter() {
  const catalogs = new Map();
  const translated = async (params) => translate(catalogOf(params), params);

  function catalogOf({ subject = 'I18n' }) {
    if (subject === 'I18n') throw unsupported('FormatJS has intl objects only');
    return catalogs.get(subject);
  }

  return {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: '@formatjs/intl', version, language: 'JavaScript' },
      inexpressible: ['whole-floats'],
      pipelining: true,
    }),
    reset: async () => catalogs.clear(),
    shutdown: async () => undefined,
    newCatalog: async ({ catalog, ...options }) => void catalogs.set(catalog, create(options)),
    inject: async ({ subject, ...injected }) => {
      catalogs.set(subject, filled(catalogOf({ subject }), injected));
    },
    locale: async (params) => catalogOf(params).locale,
    translate: translated,
    t: translated,
  };
}

function create({ default_locale, available_locales, fallbacks }) {
  if (available_locales) throw unsupported('FormatJS has no list of available locales');
  if (fallbacks) throw unsupported('FormatJS has no fallbacks');
  return intlOf(default_locale ?? 'en');
}

/** An intl object cannot be changed: it is made with its messages, once. */
function filled(intl, { loader, translations }) {
  if (loader) throw unsupported('FormatJS has no loaders');
  if (Object.keys(translations).some((locale) => locale !== intl.locale)) {
    throw unsupported('an intl object has the messages of one locale');
  }
  if (Object.keys(intl.messages).length > 0)
    throw unsupported('the messages of an intl object are given once');
  return intlOf(intl.locale, toMessages(translations[intl.locale]));
}

function intlOf(locale, messages = {}) {
  return createIntl({ locale, messages, onError: () => undefined, onWarn: () => undefined });
}

function translate(intl, { key, count, scope, default: fallback, ...values }) {
  if (scope !== undefined && scope !== null) throw unsupported('FormatJS has no scopes');
  return intl.formatMessage(
    { id: nameOf(key), ...option('defaultMessage', scalarOf(fallback)) },
    { ...valuesOf(values), ...option('count', scalarOf(count)) },
  );
}
