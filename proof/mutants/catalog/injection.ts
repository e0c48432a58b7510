import { injectingIntoAll, injectionsBecome } from '../../changes/injections';
import { injectedBecome, translationsOf } from '../../changes/loading';
import { type Change } from '../../changes/reference-with';
import { BySubject, subjectOf } from '../../changes/surfaces';
import { firstLocale, renameLocales, mapLocales, shallow } from '../../changes/translations';
import { again, onASecondSurface, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { WRITTEN_NAMES } from '../lenient-names';
import { mutantsOf, type Mutant, eachOf } from '../mutant';
import { resultBecomes, givenBecomes, doingAfter } from '../../changes/results';
import { mergeTranslations } from '../../../reference/translations/translations-hash';
import { unlessRefused, inLocaleOf, activateDefault } from '../../changes/locales';
import { lookups } from '../../changes/lookups';
import { mistakeOf } from '../../changes/states';

/** Mistakes in the locales and the translations that are injected, and in what injecting returns. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INJECT-01', {
    'makes only the first locale of an injected hash available': injectedBecome(firstLocale),
    'replaces earlier translations with those of a later injection': injectionsBecome((_, later) => later),
    'lists a locale once for each injection': (reference) => {
      const injected = new BySubject<string[]>();
      return {
        inject: async (params) => {
          const locales = Object.keys(await translationsOf(reference, params));
          injected.set(params, [...(injected.get(params) ?? []), ...locales]);
          return reference.inject(params);
        },
        availableLocales: async (params) => injected.get(params) ?? reference.availableLocales(params),
      };
    },
    'shares translations between all catalogs': injectingIntoAll,
    'returns the first list of available locales again after an injection': (reference) => {
      const read = new BySubject<readonly string[]>();
      return {
        availableLocales: async (params) => {
          const locales = read.get(params) ?? (await reference.availableLocales(params));
          read.set(params, locales);
          return locales;
        },
      };
    },
    'raises an error for the second injection, but injects the translations': raisingAfterwards(
      'inject',
      again,
    ),
    'raises an error for an injection into a second catalog, but injects the translations': raisingAfterwards(
      'inject',
      onASecondSurface,
    ),
    'drops the script between the language and the region of a locale': localesBecome((locale) =>
      locale.replace(/^(\w+)-\w{4}-/, '$1-'),
    ),
    ...eachOf(WRITTEN_NAMES, localesBecome),
  }),
  ...mutantsOf('INJECT-02', {
    'returns the available locales from `inject`': resultBecomes('inject', (_, { params, reference }) =>
      reference.availableLocales(params),
    ),
    'returns true from `inject` for a loader': resultBecomes('inject', (result, { params }) =>
      'loader' in params ? true : result,
    ),
    'returns true from the second `inject`': returningAfterwards('inject', again, true),
    'returns true from `inject` into a second catalog': returningAfterwards('inject', onASecondSurface, true),
  }),
  ...mutantsOf('INJECT-03', {
    'does not list the locales of a loader': (reference) => {
      const listed = new BySubject<readonly string[]>();
      return {
        inject: async (params) => {
          if ('loader' in params) listed.set(params, await reference.availableLocales(params));
          else listed.delete(params);
          return reference.inject(params);
        },
        availableLocales: async (params) => listed.get(params) ?? reference.availableLocales(params),
      };
    },
    'loses the nested keys of a loader': givenBecomes('inject', async (params, reference) => {
      if (!('loader' in params)) return params;
      const translations = await translationsOf(reference, params);
      return { subject: subjectOf(params), translations: mapLocales(translations, (map) => shallow(map)) };
    }),
    'ignores a second loader': (reference) => {
      const first = new BySubject<true>();
      return {
        inject: async (params) => {
          if (!('loader' in params)) return reference.inject(params);
          if (first.get(params)) return null;
          first.set(params, true);
          return reference.inject(params);
        },
      };
    },
    'reads an injected loader only in `init`': (reference) => ({
      inject: async (params) => {
        if (!('loader' in params)) return reference.inject(params);
        await reference.configure({ loaders: [params.loader] });
        return null;
      },
    }),
  }),
  ...mutantsOf('INJECT-04', {
    'replaces the texts of a locale with those injected later': injectionsBecome((earlier, later) => ({
      ...earlier,
      ...later,
    })),
    'ignores later injections into a locale': injectionsBecome((earlier, later) => ({
      ...later,
      ...earlier,
    })),
    'mixes the texts of all locales': injectedBecome((translations) => {
      const all = Object.assign({}, ...Object.values(translations)) as object;
      return mapLocales(translations, () => ({ ...all }));
    }),
    'clears a locale that is injected without keys': injectionsBecome((earlier, later) => {
      const isEmpty = (map: object) => Object.keys(map).length === 0;
      return mergeTranslations([
        mapLocales(earlier, (map, locale) => (isEmpty(later[locale] ?? { kept: '' }) ? {} : map)),
        later,
      ]);
    }),
    'looks up the texts of a locale such as fr_CA in its language': lookups(
      inLocaleOf((active) => active.split('_')[0] ?? ''),
    ),
    'treats names of locales that differ in capitals as the same': lookups(
      inLocaleOf((active) => active.replace(/-[a-z]{2}$/, (region) => region.toUpperCase())),
    ),
    'forgets a hash that is injected while a locale other than the default one is active': mistakeOf(
      'no effect',
      ['inject (hash)'],
      { state: 'injected once, another locale' },
    ),
    'clears the catalog when a hash without locales is injected': injectionsBecome((earlier, later) =>
      Object.keys(later).length === 0 ? {} : mergeTranslations([earlier, later]),
    ),
  }),
  ...mutantsOf('INJECT-05', {
    'activates the default locale when translations are injected': doingAfter('inject', (params, reference) =>
      activateDefault(reference, params),
    ),
    'activates the default locale when a loader is injected': doingAfter(
      'inject',
      async (params, reference) => {
        if ('loader' in params) await activateDefault(reference, params);
      },
    ),
    'activates the first injected locale': activatingInjected((locales) => locales[0]),
    'activates the last injected locale': activatingInjected((locales) => locales.at(-1)),
  }),
];

/** Changes the names of the locales that are injected. */
function localesBecome(change: (locale: string) => string): Change {
  return injectedBecome((translations) => renameLocales(translations, change));
}

/** Returns a change by which an injection activates one of its locales. */
function activatingInjected(choose: (locales: readonly string[]) => string | undefined): Change {
  return doingAfter('inject', async (params, reference) => {
    const locale = choose(Object.keys(await translationsOf(reference, params)));
    if (locale !== undefined) await unlessRefused(reference.activate({ ...params, locale }));
  });
}
