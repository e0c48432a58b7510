import { invalidLocale } from '../../../adapter/contract/errors';
import { translationsOf } from '../../changes/loading';
import { knowingGivenLocales, activations } from '../../changes/locales';
import { defaultLocaleOf, nameText, BySubject } from '../../changes/surfaces';
import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes, givenBecomes, doingAfter } from '../../changes/results';

/** Mistakes in the default locale and the available locales of a new catalog. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CATALOG-01', {
    'ignores the default locale that is given': givenBecomes(
      'newCatalog',
      ({ default_locale: _, ...params }) => params,
    ),
    'uses the first injected locale as the default locale': (reference) => {
      const first = new BySubject<string>();
      return {
        inject: async (params) => {
          const result = await reference.inject(params);
          const [locale] = await reference.availableLocales(params);
          if (first.get(params) === undefined && locale !== undefined) first.set(params, locale);
          return result;
        },
        defaultLocale: async (params) => first.get(params) ?? reference.defaultLocale(params),
      };
    },
    'returns the default locale of the catalog that was built last': (reference) => {
      let last = 'en';
      return {
        newCatalog: async (params) => {
          last = params.default_locale ?? 'en';
          return reference.newCatalog(params);
        },
        catalogFromConfig: async (params) => {
          last = params.config.default_locale ?? 'en';
          return reference.catalogFromConfig(params);
        },
        defaultLocale: async () => last,
      };
    },
    'replaces underscores in the name of a locale with hyphens': resultBecomes('defaultLocale', (name) =>
      name.replaceAll('_', '-'),
    ),
    'writes the language of a locale in lower case': resultBecomes('defaultLocale', (name) =>
      name.replace(/^[A-Z]+/, (part) => part.toLowerCase()),
    ),
  }),
  ...mutantsOf('CATALOG-02', {
    "uses the host's locale as the default locale": givenBecomes('newCatalog', (params) => ({
      default_locale: 'en-US',
      ...params,
    })),
    'uses the default locale of the main configuration': givenBecomes(
      'newCatalog',
      async (params, reference) => {
        const { default_locale } = await reference.config();
        return { default_locale, ...params };
      },
    ),
  }),
  ...mutantsOf('CATALOG-03', {
    'activates "en" at first, whatever the default locale is': (reference) => {
      const activated = new BySubject<true>();
      return {
        activate: async (params) => {
          const name = await reference.activate(params);
          activated.set(params, true);
          return name;
        },
        locale: async (params) => (activated.get(params) ? reference.locale(params) : 'en'),
      };
    },
    'returns the first available locale until one is activated': (reference) => {
      const isActivated = new BySubject<boolean>();
      return {
        activate: async (params) => {
          const locale = await reference.activate(params);
          isActivated.set(params, true);
          return locale;
        },
        locale: async (params) => {
          const [first] = isActivated.get(params) ? [] : await reference.availableLocales(params);
          return first ?? reference.locale(params);
        },
      };
    },
    'activates another locale when the default one has no translations': doingAfter(
      'inject',
      async (params, reference) => {
        const available = await reference.availableLocales(params);
        const isAvailable = available.includes(await reference.locale(params));
        if (!isAvailable && available[0] !== undefined)
          await reference.activate({ ...params, locale: available[0] });
      },
    ),
  }),
  ...mutantsOf('CATALOG-04', {
    'lists no locale before translations are injected': resultBecomes(
      'availableLocales',
      async (available, { params, reference }) => {
        const isInitial = String(available) === (await defaultLocaleOf(reference, params));
        return isInitial ? [] : available;
      },
    ),
    'lists "en" beside the default locale': resultBecomes('availableLocales', (locales) => [
      ...new Set([...locales, 'en']),
    ]),
    'lists the locales of the platform': resultBecomes('availableLocales', (locales) =>
      locales.length === 1 ? ['de', 'en', 'fr'] : locales,
    ),
  }),
  ...mutantsOf('CATALOG-05', {
    'ignores injected translations of locales that were not given to the constructor': knowingGivenLocales(
      (given, reference) => ({
        inject: async (params) => {
          const translations = Object.entries(await translationsOf(reference, params)).filter(
            ([locale]) => given.get(params)?.includes(locale) ?? true,
          );
          return reference.inject({ ...params, translations: Object.fromEntries(translations) });
        },
      }),
    ),
    'refuses to activate a locale that was not given to the constructor': knowingGivenLocales(
      (given, reference) => ({
        ...activations((activate) => async (params) => {
          const locale = nameText(params.locale);
          if (given.get(params)?.includes(locale) ?? true) return activate(params);
          throw invalidLocale(`${locale} is not a valid locale`);
        })(reference),
      }),
    ),
    'lists a given locale again when it is injected': knowingGivenLocales((given, reference) => ({
      inject: async (params) => {
        const locales = Object.keys(await translationsOf(reference, params));
        const before = given.get(params);
        if (before !== undefined) given.set(params, [...before, ...locales]);
        return reference.inject(params);
      },
      availableLocales: async (params) => given.get(params) ?? reference.availableLocales(params),
    })),
    'ignores `locale=` when available locales were given': mistakeOf('no effect', ['locale= (available)'], {
      state: 'available locales given',
    }),
    'accepts any locale when available locales were given': mistakeOf(
      'no effect',
      ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
      { state: 'available locales given' },
    ),
    'runs a block in the previous locale when available locales were given': mistakeOf(
      'no effect',
      ['with_locale (available)'],
      { state: 'available locales given' },
    ),
    'localizes differently when available locales were given': mistakeOf('no effect', ['localize'], {
      state: 'available locales given',
    }),
  }),
];
