import { injectingIntoAll, injectionsBecome } from '../../../changes/injections';
import { injectedBecome, translationsOf } from '../../../changes/loading';
import type { Change } from '../../../changes/reference-with';
import { BySubject } from '../../../changes/surfaces';
import { firstLocale, renameLocales } from '../../../changes/translations';
import { again, onASecondSurface, raisingAfterwards, returningAfterwards } from '../../../changes/situations';
import { WRITTEN_NAMES } from '../../lenient-names';
import { mutant, mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes } from '../../../changes/results';

/** Mistakes in the locales that injecting makes available, and in what it returns. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INJECT-01', {
    'makes only the first injected locale available': [
      'A file seems to contain only one locale, and so does a hash.',
      injectedBecome(firstLocale),
    ],
    'replaces earlier translations with those of a later injection': [
      'The new hash is assigned to the field, instead of being merged into it.',
      injectionsBecome((_, later) => later),
    ],
    'lists a locale once for each injection': [
      'The names of the locales are appended to an array, without a check for duplicates.',
      (reference) => {
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
    ],
    'shares translations between all catalogs': [
      'The map of translations is a default value, which is created only once for the whole class.',
      injectingIntoAll,
    ],
    'returns the first list of available locales again after an injection': [
      'Every computed value is cached, including the list of locales.',
      (reference) => {
        const read = new BySubject<readonly string[]>();
        return {
          availableLocales: async (params) => {
            const locales = read.get(params) ?? (await reference.availableLocales(params));
            read.set(params, locales);
            return locales;
          },
        };
      },
    ],
    'raises an error for the second injection, but injects the translations': [
      'A catalog is frozen once it has translations.',
      raisingAfterwards('inject', again),
    ],
    'raises an error for an injection into a second catalog, but injects the translations': [
      'Translations are registered for the whole class, and a locale can be registered only once.',
      raisingAfterwards('inject', onASecondSurface),
    ],
    'drops the script between the language and the region of a locale': [
      "A locale's name seems to have only two parts.",
      localesBecome((locale) => locale.replace(/^(\w+)-\w{4}-/, '$1-')),
    ],
  }),
  ...mutantsOf('INJECT-02', {
    'returns the available locales from `inject`': [
      'In Ruby and Crystal, a method returns the value of its last expression.',
      resultBecomes('inject', (_, { params, reference }) => reference.availableLocales(params)),
    ],
    'returns true from `inject` for a loader': [
      'The overload for a loader reports whether the loader could be read.',
      resultBecomes('inject', (result, { params }) => ('loader' in params ? true : result)),
    ],
    'returns true from the second `inject`': [
      'The result tells whether there were translations before.',
      returningAfterwards('inject', again, true),
    ],
    'returns true from `inject` into a second catalog': [
      'The result tells whether the class already knows the locale.',
      returningAfterwards('inject', onASecondSurface, true),
    ],
  }),
  ...WRITTEN_NAMES.map(([name, change]) =>
    mutant('INJECT-01', name, 'Names of locales are treated as language tags.', localesBecome(change)),
  ),
];

/** Changes the names of the locales that are injected. */
function localesBecome(change: (locale: string) => string): Change {
  return injectedBecome((translations) => renameLocales(translations, change));
}
