import type { Adapter, CallResponse, SubjectParams } from '../adapter/contract/adapter';
import { runBlock } from '../adapter/host/block';
import { invalidLocale, invalidParams, missingTranslation, unsupported } from '../adapter/contract/errors';
import { PROTOCOL } from '../adapter/contract/session';
import {
  Catalog,
  Config,
  Errors,
  I18nModule,
  Locale,
  Pluralization,
  VERSION,
  type Translator,
} from '../reference/index';
import {
  configure,
  toCount,
  toFallbacks,
  toLoader,
  toLocalizeArguments,
  toName,
  toOptions,
} from './reference-values';

/** The adapter of the reference implementation. */
export default function createAdapter(): Adapter {
  let module = new I18nModule();
  const catalogs = new Map<string, Catalog>();

  function translator({ subject = 'I18n' }: SubjectParams): Translator {
    return subject === 'I18n' ? module : catalog({ subject });
  }

  function catalog({ subject = 'I18n' }: SubjectParams): Catalog {
    const found = catalogs.get(subject);
    if (found !== undefined) return found;
    throw subject === 'I18n'
      ? unsupported('the module has no such operation')
      : invalidParams(`no catalog is called ${subject}`);
  }

  const adapter: Adapter = {
    async initialize() {
      return {
        protocol: PROTOCOL,
        implementation: { name: 'i18n-conformance reference', version: VERSION, language: 'TypeScript' },
        isolation: 'reset',
        inexpressible: ['whole-floats'],
      };
    },
    async reset() {
      module = new I18nModule();
      catalogs.clear();
      return null;
    },
    shutdown: async () => null,

    constants: async () => ({ VERSION, DEFAULT_LOCALE: Catalog.DEFAULT_LOCALE }),
    async config() {
      const { defaultLocale, availableLocales, loaders } = module.config;
      return { default_locale: defaultLocale, available_locales: availableLocales, loaders: loaders.length };
    },
    async configure(value) {
      configure(module.config, value);
      return null;
    },
    async replaceConfig(value) {
      module.config = configure(new Config(), value);
      return null;
    },
    init: () => answer(() => module.init()),

    async newCatalog({ catalog: name, default_locale, available_locales = null, fallbacks }) {
      catalogs.set(
        name,
        new Catalog({
          ...(default_locale === undefined ? {} : { defaultLocale: default_locale }),
          availableLocales: available_locales,
          fallbacks: toFallbacks(fallbacks),
        }),
      );
      return null;
    },
    catalogFromConfig: ({ catalog: name, config }) =>
      answer(() => {
        catalogs.set(name, Catalog.fromConfig(configure(new Config(), config)));
        return null;
      }),
    inject: (params) =>
      answer(() => {
        const source = 'loader' in params ? toLoader(params.loader) : params.translations;
        return catalog(params).inject(source);
      }),
    load: ({ loader }) => answer(() => toLoader(loader).load()),
    defaultLocale: (params) => answer(() => catalog(params).defaultLocale),

    locale: (params) => answer(() => translator(params).locale),
    availableLocales: (params) => answer(() => translator(params).availableLocales),
    activate: (params) => answer(() => translator(params).activate(toName(params.locale))),
    assignLocale: (params) =>
      answer(() => {
        const subject = translator(params);
        subject.locale = toName(params.locale);
        return subject.locale;
      }),
    withLocale: (params) =>
      answer(async () => {
        let block: readonly CallResponse[] = [];
        const value = await translator(params).withLocale(toName(params.locale), async () => {
          block = await runBlock(adapter, params.block);
          // The recordings have this value, and a block may return any text.
          return 'block value';
        });
        return { block, value };
      }),

    translate: (params) => answer(() => translator(params).translate(toName(params.key), toOptions(params))),
    t: (params) => answer(() => translator(params).t(toName(params.key), toOptions(params))),
    translateOrThrow: (params) =>
      answer(() => translator(params).translateOrThrow(toName(params.key), toOptions(params))),
    tOrThrow: (params) => answer(() => translator(params).tOrThrow(toName(params.key), toOptions(params))),
    localize: (params) => answer(() => translator(params).localize(...toLocalizeArguments(params))),
    l: (params) => answer(() => translator(params).l(...toLocalizeArguments(params))),

    pluralRule: ({ rule, count }) =>
      answer(() => {
        const type: unknown = Reflect.get(Pluralization.Rule, rule);
        if (!(type instanceof Pluralization.Rule)) throw invalidParams(`${rule} is no rule type`);
        return type.apply(toCount(count));
      }),
    pluralRuleName: async ({ locale }) => Pluralization.ruleFor(locale)?.ruleName ?? null,
    fallbacksFor: async ({ fallbacks, locale }) => new Locale.Fallbacks(fallbacks).for(locale),
    tagParents: async ({ tag }) => new Locale.Tag(tag).parents.map(String),
  };
  return adapter;
}

/** Makes a call of the reference, and turns the errors of the document into those of the protocol. */
async function answer<Result>(call: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Errors.InvalidLocale) throw invalidLocale(error.message);
    if (error instanceof Errors.MissingTranslation) throw missingTranslation(error.message);
    throw error;
  }
}
