import { translationsOf } from '../../../changes/loading';
import { activations } from '../../../changes/locales';
import { BySubject, defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the available locales of a new catalog. */
export const mutants: readonly Mutant[] = [
  mutant(
    'CATALOG-04',
    'lists none',
    'The list is that of the translations, of which there are none.',
    (reference) => ({
      availableLocales: async (params) => {
        const available = await reference.availableLocales(params);
        const isInitial = String(available) === (await defaultLocaleOf(reference, params));
        return isInitial ? [] : available;
      },
    }),
  ),
  mutant('CATALOG-04', 'lists the constant besides', 'English is always there.', (reference) => ({
    availableLocales: async (params) => [...new Set([...(await reference.availableLocales(params)), 'en'])],
  })),
  mutant(
    'CATALOG-04',
    'lists what was refused',
    'The list grows before the locale is checked.',
    (reference) => {
      const asked = new BySubject<string>();
      return {
        ...activations((activate) => (params) => {
          asked.set(params, nameText(params.locale));
          return activate(params);
        })(reference),
        availableLocales: async (params) => {
          const available = await reference.availableLocales(params);
          return [...new Set([...available, asked.get(params) ?? available[0]!])];
        },
      };
    },
  ),
  mutant(
    'CATALOG-05',
    'ignores the argument',
    'The list is that of the translations alone.',
    (reference) => ({
      newCatalog: (params) => reference.newCatalog({ ...params, available_locales: null }),
    }),
  ),
  mutant(
    'CATALOG-05',
    'the first locale alone is read back',
    'One available locale is all that a test had.',
    (reference) => ({
      newCatalog: (params) =>
        reference.newCatalog({
          ...params,
          available_locales: params.available_locales?.slice(0, 1) ?? null,
        }),
    }),
  ),
  mutant(
    'CATALOG-05',
    'nothing but what was given becomes available',
    'The argument is taken for a restriction.',
    (reference) => {
      const given = new BySubject<readonly string[]>();
      return {
        newCatalog: async (params) => {
          if (params.available_locales) given.set({ subject: params.catalog }, params.available_locales);
          return reference.newCatalog(params);
        },
        inject: async (params) => {
          const translations = Object.entries(await translationsOf(reference, params)).filter(
            ([locale]) => given.get(params)?.includes(locale) ?? true,
          );
          return reference.inject({ ...params, translations: Object.fromEntries(translations) });
        },
      };
    },
  ),
];
