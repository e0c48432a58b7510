import { OperationError } from '../../../../adapter/contract/errors';
import { BySubject } from '../../../changes/surfaces';
import { WRITTEN_NAMES } from '../../lenient-names';
import { mutant, mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes, givenBecomes, doingAfter } from '../../../changes/results';

/** Mistakes in the locales in which a new catalog begins. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CATALOG-01', {
    'ignores the default locale that is given': [
      'The constant was the only default locale in the first version.',
      givenBecomes('newCatalog', ({ default_locale: _, ...params }) => params),
    ],
    'uses the first injected locale as the default locale': [
      'A default locale without translations is of no use.',
      (reference) => {
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
    ],
    'returns the default locale of the catalog that was built last': [
      'The default locale is stored in the class, not in its instances.',
      (reference) => {
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
    ],
  }),
  ...mutantsOf('CATALOG-02', {
    "uses the host's locale as the default locale": [
      'The host knows which language the user reads.',
      givenBecomes('newCatalog', (params) => ({ default_locale: 'en-US', ...params })),
    ],
    'uses the default locale of the main configuration': [
      'The main configuration is available wherever a catalog is built.',
      givenBecomes('newCatalog', async (params, reference) => {
        const { default_locale } = await reference.config();
        return { default_locale, ...params };
      }),
    ],
    'uses the default locale that was passed to the constructor last': [
      'The default locale is a class variable, which the constructor sets when it is passed one.',
      (reference) => {
        let last: string | undefined;
        return givenBecomes('newCatalog', (params) => {
          last = params.default_locale ?? last;
          return { ...(last !== undefined && { default_locale: last }), ...params };
        })(reference);
      },
    ],
    'raises an error when the available locales are nil': [
      'The list is copied without a check for nil.',
      givenBecomes('newCatalog', (params) => {
        if (params.available_locales === null) throw new OperationError(3, 'NilAssertionError', 'nil');
        return params;
      }),
    ],
  }),
  ...mutantsOf('CATALOG-03', {
    'activates "en" at first, whatever the default locale is': [
      'The active locale is initialized where the field is declared, before the argument is known.',
      (reference) => {
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
    ],
    'returns the first available locale until one is activated': [
      'Until a locale is activated, any locale seems good enough.',
      (reference) => {
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
    ],
    'activates another locale when the default one has no translations': [
      'It seems that an unavailable locale cannot be active.',
      doingAfter('inject', async (params, reference) => {
        const available = await reference.availableLocales(params);
        const isAvailable = available.includes(await reference.locale(params));
        if (!isAvailable && available[0] !== undefined)
          await reference.activate({ ...params, locale: available[0] });
      }),
    ],
  }),
  ...WRITTEN_NAMES.map(([name, change]) =>
    mutant(
      'CATALOG-01',
      name,
      'Names of locales are treated as language tags.',
      resultBecomes('defaultLocale', change),
    ),
  ),
];
