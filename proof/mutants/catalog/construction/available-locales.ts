import { invalidLocale } from '../../../../adapter/contract/errors';
import { translationsOf } from '../../../changes/loading';
import { knowingGivenLocales, activations } from '../../../changes/locales';
import { defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { mistakeOf } from '../../../changes/states';
import { mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes } from '../../../changes/results';

/** Mistakes in the available locales of a new catalog. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CATALOG-04', {
    'lists no locale before translations are injected': [
      'The list contains the locales of the injected translations, and nothing has been injected yet.',
      resultBecomes('availableLocales', async (available, { params, reference }) => {
        const isInitial = String(available) === (await defaultLocaleOf(reference, params));
        return isInitial ? [] : available;
      }),
    ],
    'lists "en" beside the default locale': [
      'English seems to be always available.',
      resultBecomes('availableLocales', (locales) => [...new Set([...locales, 'en'])]),
    ],
    'lists the locales of the platform': [
      'The platform lists the locales that it can format.',
      resultBecomes('availableLocales', (locales) => (locales.length === 1 ? ['de', 'en', 'fr'] : locales)),
    ],
  }),
  ...mutantsOf('CATALOG-05', {
    'ignores injected translations of locales that were not given to the constructor': [
      "The constructor's argument is understood as a restriction.",
      knowingGivenLocales((given, reference) => ({
        inject: async (params) => {
          const translations = Object.entries(await translationsOf(reference, params)).filter(
            ([locale]) => given.get(params)?.includes(locale) ?? true,
          );
          return reference.inject({ ...params, translations: Object.fromEntries(translations) });
        },
      })),
    ],
    'refuses to activate a locale that was not given to the constructor': [
      "An activation is checked only against the constructor's argument.",
      knowingGivenLocales((given, reference) => ({
        ...activations((activate) => async (params) => {
          const locale = nameText(params.locale);
          if (given.get(params)?.includes(locale) ?? true) return activate(params);
          throw invalidLocale(`${locale} is not a valid locale`);
        })(reference),
      })),
    ],
    'lists a given locale again when it is injected': [
      'Injected locales are appended without a check for duplicates.',
      knowingGivenLocales((given, reference) => ({
        inject: async (params) => {
          const locales = Object.keys(await translationsOf(reference, params));
          const before = given.get(params);
          if (before !== undefined) given.set(params, [...before, ...locales]);
          return reference.inject(params);
        },
        availableLocales: async (params) => given.get(params) ?? reference.availableLocales(params),
      })),
    ],
    'ignores `locale=` when available locales were given': [
      'The given locales are stored in a separate list, which `locale=` does not consult.',
      mistakeOf('no effect', ['locale= (available)'], { state: 'available locales given' }),
    ],
    'accepts any locale when available locales were given': [
      'When locales were given, only the constructor checks them.',
      mistakeOf(
        'no effect',
        ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
        { state: 'available locales given' },
      ),
    ],
    'runs a block in the previous locale when available locales were given': [
      'The block looks for its locale only among the given locales.',
      mistakeOf('no effect', ['with_locale (available)'], { state: 'available locales given' }),
    ],
    'forgets a loader when available locales were given': [
      "The loader's translations are filtered by the given locales.",
      mistakeOf('no effect', ['inject (loader)'], { state: 'available locales given' }),
    ],
    'localizes differently when available locales were given': [
      'The formats of the given locales are read before the injection.',
      mistakeOf('no effect', ['localize'], { state: 'available locales given' }),
    ],
  }),
];
