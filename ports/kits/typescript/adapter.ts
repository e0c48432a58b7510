// The adapter of your library. It makes the calls of the document (chapter 4), under names that are usual in TypeScript.
// Change what has another name or another shape in your library. What the library lacks is answered with `unsupported`,
// and never built here. README.md says more.

import {
  invalidLocale,
  missingTranslation,
  runBlock,
  unsupported,
  type Adapter,
  type CallResponse,
  type ConfigValue,
  type FallbacksValue,
  type LoaderValue,
  type LocalizeParams,
  type SubjectParams,
  type TranslateParams,
} from 'i18n-conformance/adapter';
import { localizableOf, nameOf, optionsOf } from './values.js';

// Fill in: import your library, as in `import * as library from 'yourlib';`. Without `any`, the compiler then says where
// it has other names.
const library: any = {};

/** Returns a member of the library: a class, a function or a property. */
function of(on: any, member: string): any {
  if (on === undefined || !(member in on)) throw unsupported(`the library has no ${member}`);
  return on[member];
}

/** Calls a method of the module or of a catalog. */
function call(on: any, method: string, ...args: readonly unknown[]): any {
  of(on, method);
  return on[method](...args);
}

/** Makes a call of the library, and turns the errors of the document (section 7) into those of the protocol. */
async function answer(make: () => unknown): Promise<any> {
  try {
    return await make();
  } catch (error) {
    // Fill in: how the library tells these errors apart.
    if (error instanceof Error && error.name === 'InvalidLocale') throw invalidLocale(error.message);
    if (error instanceof Error && error.name === 'MissingTranslation')
      throw missingTranslation(error.message);
    throw error;
  }
}

function loaderOf(value: LoaderValue): unknown {
  // Fill in: how your library takes a loader of its user's own, which returns these translations.
  if (value.format === 'inline') return { load: () => value.translations };
  return new (of(library, value.format === 'yaml' ? 'YamlLoader' : 'JsonLoader'))(value.path);
}

function fallbacksOf(value: FallbacksValue | null | undefined): unknown {
  return value ? new (of(library, 'Fallbacks'))(value) : null;
}

/** Sets the fields of a configuration; loaders are appended. */
function configure(config: any, fields: ConfigValue): unknown {
  if (fields.default_locale !== undefined) config.defaultLocale = fields.default_locale;
  if (fields.available_locales !== undefined) config.availableLocales = fields.available_locales;
  if (fields.fallbacks !== undefined) config.fallbacks = fallbacksOf(fields.fallbacks);
  if (fields.loaders !== undefined) of(config, 'loaders').push(...fields.loaders.map(loaderOf));
  return config;
}

export default function createAdapter(): Partial<Adapter> {
  /** The catalogs that newCatalog and catalogFromConfig made, by their names. */
  const catalogs = new Map<string, unknown>();

  /** Returns the module or the catalog that an operation is called on. */
  function subject(params: SubjectParams): unknown {
    const name = params.subject ?? 'I18n';
    if (name === 'I18n') return library;
    if (!catalogs.has(name)) throw unsupported(`no catalog is called ${name}`);
    return catalogs.get(name);
  }

  const lookup = (method: string) => (params: TranslateParams) =>
    answer(() => call(subject(params), method, nameOf(params.key), optionsOf(params)));
  const localization = (method: string) => (params: LocalizeParams) =>
    answer(() => {
      const format = params.format === undefined ? 'default' : nameOf(params.format);
      return call(subject(params), method, localizableOf(params.object), format, optionsOf(params));
    });

  const adapter: Partial<Adapter> = {
    async initialize() {
      return {
        protocol: 1,
        // Fill in: the name and version of your library.
        implementation: { name: 'yourlib', version: '0.0.0', language: 'TypeScript' },
        isolation: 'reset',
        // The times of JavaScript have milliseconds and no offset, unless your library has times of its own.
        inexpressible: ['whole-floats', 'offsets', 'nanoseconds'],
      };
    },
    async reset() {
      // Fill in: bring the library to the state of a program that has just begun. If it has no way to do so, answer
      // isolation: 'process' above.
      catalogs.clear();
      return null;
    },
    async shutdown() {
      return null;
    },

    constants: () =>
      answer(() => ({
        VERSION: of(library, 'VERSION'),
        DEFAULT_LOCALE: of(library, 'Catalog').DEFAULT_LOCALE,
      })),
    config: () => answer(() => ({ default_locale: of(library, 'config').defaultLocale })),
    async configure(fields) {
      configure(of(library, 'config'), fields);
      return null;
    },
    async replaceConfig(fields) {
      // Fill in: a module of JavaScript has no setters, so that this is often a function.
      call(library, 'setConfig', configure(new (of(library, 'Config'))(), fields));
      return null;
    },
    init: () => answer(() => call(library, 'init')),

    newCatalog: ({ catalog, default_locale, available_locales, fallbacks }) =>
      answer(() => {
        const options = {
          ...(default_locale === undefined ? {} : { defaultLocale: default_locale }),
          ...(available_locales === undefined ? {} : { availableLocales: available_locales }),
          ...(fallbacks === undefined ? {} : { fallbacks: fallbacksOf(fallbacks) }),
        };
        catalogs.set(catalog, new (of(library, 'Catalog'))(options));
        return null;
      }),
    catalogFromConfig: ({ catalog, config }) =>
      answer(() => {
        const made = configure(new (of(library, 'Config'))(), config);
        catalogs.set(catalog, call(of(library, 'Catalog'), 'fromConfig', made));
        return null;
      }),
    inject: (params) =>
      answer(() =>
        call(subject(params), 'inject', 'loader' in params ? loaderOf(params.loader) : params.translations),
      ),
    load: ({ loader }) => answer(() => call(loaderOf(loader), 'load')),

    defaultLocale: (params) => answer(() => of(subject(params), 'defaultLocale')),
    locale: (params) => answer(() => of(subject(params), 'locale')),
    availableLocales: (params) => answer(() => of(subject(params), 'availableLocales')),
    activate: (params) => answer(() => call(subject(params), 'activate', nameOf(params.locale))),
    assignLocale: (params) =>
      answer(() => {
        const on: any = subject(params);
        of(on, 'locale');
        on.locale = nameOf(params.locale);
        return on.locale;
      }),
    withLocale: (params) =>
      answer(async () => {
        const block: CallResponse[] = [];
        const value = await call(subject(params), 'withLocale', nameOf(params.locale), async () => {
          await runBlock(adapter, params.block, block);
          return 'block';
        });
        return { block, value };
      }),

    translate: lookup('translate'),
    t: lookup('t'),
    translateOrThrow: lookup('translateOrThrow'),
    tOrThrow: lookup('tOrThrow'),
    localize: localization('localize'),
    l: localization('l'),
  };
  return adapter;
}
