import { mergeTranslations } from '../../../../reference/translations/translations-hash';
import { injectionsBecome } from '../../../changes/injections';
import { injectedBecome, translationsOf } from '../../../changes/loading';
import { unlessRefused, inLocaleOf, activateDefault } from '../../../changes/locales';
import { lookups } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { BySubject, subjectOf } from '../../../changes/surfaces';
import { mapLocales, shallow } from '../../../changes/translations';
import { mistakeOf } from '../../../changes/states';
import { mutantsOf, type Mutant } from '../../mutant';
import { givenBecomes, doingAfter } from '../../../changes/results';

/** Mistakes in the translations that are injected, and in the locale that is active afterwards. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INJECT-03', {
    'does not list the locales of a loader': [
      'The overload for a loader adds the texts, but does not update the list of locales.',
      (reference) => {
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
    ],
    'loses the nested keys of a loader': [
      'Only the texts at the first level of the hash are copied.',
      givenBecomes('inject', async (params, reference) => {
        if (!('loader' in params)) return params;
        const translations = await translationsOf(reference, params);
        return { subject: subjectOf(params), translations: mapLocales(translations, (map) => shallow(map)) };
      }),
    ],
    'ignores a second loader': [
      'The loader is kept in a field, which is set only once.',
      (reference) => {
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
    ],
    'reads an injected loader only in `init`': [
      'The loader is only appended to the loaders of the main configuration.',
      (reference) => ({
        inject: async (params) => {
          if (!('loader' in params)) return reference.inject(params);
          await reference.configure({ loaders: [params.loader] });
          return null;
        },
      }),
    ],
  }),
  ...mutantsOf('INJECT-04', {
    'replaces the texts of a locale with those injected later': [
      'The hashes are merged only at their first level.',
      injectionsBecome((earlier, later) => ({ ...earlier, ...later })),
    ],
    'ignores later injections into a locale': [
      'An existing locale is treated as already loaded.',
      injectionsBecome((earlier, later) => ({ ...later, ...earlier })),
    ],
    'mixes the texts of all locales': [
      'The keys of all locales are stored in one map, without their locale.',
      injectedBecome((translations) => {
        const all = Object.assign({}, ...Object.values(translations)) as object;
        return mapLocales(translations, () => ({ ...all }));
      }),
    ],
    'clears a locale that is injected without keys': [
      'A locale without keys in the hash seems to mean that the locale has no texts.',
      injectionsBecome((earlier, later) => {
        const isEmpty = (map: object) => Object.keys(map).length === 0;
        return mergeTranslations([
          mapLocales(earlier, (map, locale) => (isEmpty(later[locale] ?? { kept: '' }) ? {} : map)),
          later,
        ]);
      }),
    ],
    'looks up a region after an underscore in its language': [
      'Translations are stored by language.',
      lookups(inLocaleOf((active) => active.split('_')[0] ?? '')),
    ],
    'treats names that differ in capitals as the same': [
      'Names of locales are treated as language tags.',
      lookups(inLocaleOf((active) => active.replace(/-[a-z]{2}$/, (region) => region.toUpperCase()))),
    ],
    'forgets a hash that is injected while another locale is active': [
      'The translations seem to be in use when a locale other than the default one is active.',
      mistakeOf('no effect', ['inject (hash)'], { state: 'injected once, another locale' }),
    ],
    'forgets a loader that is injected while another locale is active': [
      'The translations seem to be in use when a locale other than the default one is active.',
      mistakeOf('no effect', ['inject (loader)'], { state: 'injected once, another locale' }),
    ],
    'clears the catalog when a hash without locales is injected': [
      'A hash without locales seems to be a request to remove all of them.',
      injectionsBecome((earlier, later) =>
        Object.keys(later).length === 0 ? {} : mergeTranslations([earlier, later]),
      ),
    ],
  }),
  ...mutantsOf('INJECT-05', {
    'activates the default locale when translations are injected': [
      'An injection sets the catalog up from scratch.',
      doingAfter('inject', (params, reference) => activateDefault(reference, params)),
    ],
    'activates the default locale when a loader is injected': [
      'The overload for a loader rebuilds the catalog.',
      doingAfter('inject', async (params, reference) => {
        if ('loader' in params) await activateDefault(reference, params);
      }),
    ],
    'activates the first injected locale': [
      'A locale that is injected seems to be the one to use.',
      activatingInjected((locales) => locales[0]),
    ],
    'activates the last injected locale': [
      'Each locale is activated while its keys are added, and the last one stays active.',
      activatingInjected((locales) => locales.at(-1)),
    ],
  }),
];

/** Returns a change by which an injection activates one of its locales. */
function activatingInjected(choose: (locales: readonly string[]) => string | undefined): Change {
  return doingAfter('inject', async (params, reference) => {
    const locale = choose(Object.keys(await translationsOf(reference, params)));
    if (locale !== undefined) await unlessRefused(reference.activate({ ...params, locale }));
  });
}
