import { type TranslationMap, type Translations } from '../../../adapter/contract/values';
import { injectionsBecome } from '../../changes/injections';
import { translationsOf } from '../../changes/loading';
import { found } from '../../changes/lookups';
import { mistakeOf } from '../../changes/states';
import { BySubject, subjectOf } from '../../changes/surfaces';
import { isMap, mapLocales } from '../../changes/translations';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make after certain injections. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('STATE-03', {
    'ignores `locale=` after several injections': mistakeOf('no effect', ['locale= (available)'], {
      state: 'injected several times',
    }),
    'ignores `activate` while a locale from a loader is active': mistakeOf(
      'no effect',
      ['activate (available)'],
      {
        state: 'injected several times, locale from a loader',
      },
    ),
    'accepts an unavailable locale after several injections': mistakeOf(
      'no effect',
      ['activate (unavailable)', 'locale= (unavailable)'],
      {
        state: 'injected several times',
      },
    ),
    'runs a block in the previous locale after several injections': mistakeOf(
      'no effect',
      ['with_locale (available)'],
      { state: 'injected several times' },
    ),
    'leaves another locale active when a block is refused after several injections': mistakeOf(
      'other locale',
      ['with_locale (unavailable)'],
      { state: 'injected several times' },
    ),
    'forgets a hash that is injected while a locale from a loader is active': mistakeOf(
      'no effect',
      ['inject (hash)'],
      {
        state: 'injected several times, locale from a loader',
      },
    ),
    'leaves another locale active when another loader is injected': mistakeOf(
      'other locale',
      ['inject (loader)'],
      {
        state: 'injected several times',
      },
    ),
    'localizes differently after several injections': mistakeOf('no effect', ['localize'], {
      state: 'injected several times',
    }),
    'skips the texts for the active locale in a later hash of several locales': (reference) => ({
      inject: async (params) => {
        const translations = await translationsOf(reference, params);
        const subject = subjectOf(params);
        const active = await reference.locale({ subject });
        const isKnown = (await reference.availableLocales({ subject })).includes(active);
        const isSkipped = isKnown && Object.keys(translations).length > 1 && active in translations;
        // A catalog without injected translations lists its default locale.
        const hasTexts = (await found(reference, { subject, key: 'greeting' })) !== undefined;
        if (!isSkipped || !hasTexts) return reference.inject(params);
        return reference.inject({ subject, translations: { ...translations, [active]: {} } });
      },
    }),
    'replaces nested keys with those that are injected later under the same key': injectionsBecome(
      (earlier, later) => ({
        ...earlier,
        ...mapLocales(later, (map, locale) => ({ ...earlier[locale], ...map })),
      }),
    ),
    'lists a locale again that is injected beside a new one': (reference) => {
      const repeated = new BySubject<readonly string[]>();
      return {
        inject: async (params) => {
          const known = await reference.availableLocales({ subject: subjectOf(params) });
          const locales = Object.keys(await translationsOf(reference, params));
          const injected = await reference.inject(params);
          const isNew = locales.some((locale) => !known.includes(locale));
          const again = locales.filter((locale) => known.includes(locale) && known.length > 1);
          if (isNew) repeated.set(params, [...(repeated.get(params) ?? []), ...again]);
          return injected;
        },
        availableLocales: async (params) => [
          ...(await reference.availableLocales(params)),
          ...(repeated.get(params) ?? []),
        ],
      };
    },
    'merges maps only down to the fourth level': injectionsBecome(
      (earlier, later) => mergeMaps(earlier, later, 4) as Translations,
    ),
    'replaces the plural forms of a key with those that are injected later': injectionsBecome(
      (earlier, later) => mergeMaps(earlier, later, Infinity) as Translations,
    ),
  }),
  ...mutantsOf('STATE-04', {
    'ignores `activate` while a locale from a loader is active': mistakeOf(
      'no effect',
      ['activate (available)'],
      { state: 'injected once, locale from a loader' },
    ),
    'accepts any locale while one from a loader is active': mistakeOf(
      'no effect',
      ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
      { state: 'injected once, locale from a loader' },
    ),
    'forgets a hash that is injected after a loader': mistakeOf('no effect', ['inject (hash)'], {
      state: 'injected once, locale from a loader',
    }),
    'forgets a second loader': mistakeOf('no effect', ['inject (loader)'], {
      state: 'injected once, locale from a loader',
    }),
    'localizes differently while a locale from a loader is active': mistakeOf('no effect', ['localize'], {
      state: 'injected once, locale from a loader',
    }),
  }),
];

/** Merges maps down to a depth, and replaces deeper ones and plural forms. */
function mergeMaps(earlier: TranslationMap, later: TranslationMap, depth: number): TranslationMap {
  if (depth === 0 || ('other' in later && depth === Infinity)) return later;
  const merged = Object.entries(later).map(([key, value]) => {
    const present = earlier[key];
    const areMaps = present !== undefined && isMap(present) && isMap(value);
    return [key, areMaps ? mergeMaps(present, value, depth - 1) : value];
  });
  return { ...earlier, ...Object.fromEntries(merged) };
}
