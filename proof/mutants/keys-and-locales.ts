import type { Adapter } from '../../adapter/contract/adapter';
import { inLocale } from '../changes/locales';
import { finding, found, lookups } from '../changes/lookups';
import { defaultLocaleOf, textOf } from '../changes/surfaces';
import { mutant, type Mutant } from './mutant';

/** Mistakes in the kinds of keys, and in the locale of a lookup. */
export const keysAndLocales: readonly Mutant[] = [
  mutant(
    'LOOKUP-03',
    'knows no Symbols',
    'Keys are kept by their Strings, which a Symbol never equals.',
    finding((find) => async (params) => (typeof params.key === 'string' ? find(params) : undefined)),
  ),
  mutant(
    'LOOKUP-03',
    'takes the colon for a part of a Symbol',
    'The key is turned into text by what is meant for debugging.',
    lookups(
      (lookup) => (params) =>
        lookup(typeof params.key === 'string' ? params : { ...params, key: `:${params.key.symbol}` }),
    ),
  ),
  mutant(
    'LOOKUP-03',
    'the short spellings know no Symbols',
    'The alias is declared with the type of the usual argument.',
    (reference) => {
      const { t, tOrThrow } = finding(
        (find) => async (params) => (typeof params.key === 'string' ? find(params) : undefined),
      )(reference) as Adapter;
      return { t, tOrThrow };
    },
  ),
  mutant(
    'LOOKUP-04',
    'looks in the default locale',
    'The locale of the catalog is the one that it was built with.',
    lookups(
      (lookup, reference) => async (params) =>
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => lookup(params)),
    ),
  ),
  mutant(
    'LOOKUP-04',
    'falls back to the default locale',
    'Better English than nothing.',
    finding(
      (find, reference) => async (params) =>
        (await find(params)) ??
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => found(reference, params)),
    ),
  ),
  mutant(
    'LOOKUP-04',
    'falls back to any locale',
    'The locales are searched until one has the key.',
    finding((find, reference) => async (params) => {
      let text = await find(params);
      for (const locale of await reference.availableLocales(params)) {
        text ??= await inLocale(reference, params, locale, () => found(reference, params));
      }
      return text;
    }),
  ),
  mutant(
    'LOOKUP-04',
    'takes a locale at the front of a key',
    'The path in the hash begins with the locale.',
    finding((find, reference) => async (params) => {
      const [locale = '', ...key] = textOf(params.key).split('.');
      const isLocale = (await reference.availableLocales(params)).includes(locale);
      if (!isLocale) return find(params);
      return inLocale(reference, params, locale, () => found(reference, { ...params, key: key.join('.') }));
    }),
  ),
];
