import { keepingLocale } from '../../changes/keeping';
import { unlessRefused, refusingSymbols } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { inModule, nameText } from '../../changes/surfaces';
import { findingLocale, LENIENT_NAMES } from '../lenient-names';
import { mistakeOf } from '../../changes/states';
import { mutant, mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in assigning the locale. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-03', {
    'ignores an assignment on the module': [
      'In some languages, an assignment on a module only creates a new variable.',
      inModule(() => ({ assignLocale: async ({ locale }) => nameText(locale) })),
    ],
    'refuses a Symbol in `locale=`': [
      'Unlike `activate`, the setter takes only a String.',
      givenBecomes('assignLocale', refusingSymbols),
    ],
    'raises an error for the second assignment, but activates the locale': [
      'The setter was written to be used only once.',
      raisingAfterwards('assignLocale', again),
    ],
    'raises no error when an unavailable locale is assigned': [
      'The setter writes the field, and only `activate` checks the locale.',
      (reference) => ({
        assignLocale: async (params) =>
          (await unlessRefused(reference.assignLocale(params))) ?? nameText(params.locale),
      }),
    ],
    'accepts the locale "en" in every catalog': [
      'The constant DEFAULT_LOCALE is always available.',
      (reference) => ({
        assignLocale: async (params) => {
          const name = await unlessRefused(reference.assignLocale(params));
          if (name === undefined && nameText(params.locale) === 'en') return 'en';
          return name ?? reference.assignLocale(params);
        },
      }),
    ],
    'localizes in the locale before an assignment': [
      'Only `activate` clears the cache of formats and names.',
      keepingLocale('after an assignment'),
    ],
    'returns the default locale from the second assignment': [
      'The setter returns a cached locale, which the first assignment did not update.',
      returningAfterwards('assignLocale', again, 'en'),
    ],
    'returns the default locale from an assignment inside a block': [
      'The method returns a field in which a block stores the locale to restore.',
      returningAfterwards('assignLocale', inBlock, 'en'),
    ],
    'raises an error for an assignment after a localization or a block, but activates the locale': [
      'The block already cleared the cache of names, and clearing it again fails.',
      raisingAfterwards('assignLocale', after('localize', 'l', 'withLocale')),
    ],
    'raises an error for an assignment after the locales were listed, but activates the locale': [
      'Listing the locales freezes data that an assignment changes.',
      raisingAfterwards('assignLocale', after('availableLocales')),
    ],
    'activates another locale when `locale=` refuses one while the default locale is active': [
      'The previous locale is restored only if it is not the default locale.',
      mistakeOf('other locale', ['locale= (unavailable)'], { state: 'injected once, default locale' }),
    ],
    'accepts any locale before `init`': [
      'Before `init`, there is no main catalog with a list of locales to check.',
      mistakeOf('no effect', ['locale= (unavailable)'], { state: 'before init' }),
    ],
  }),
  ...LENIENT_NAMES.map(([name, why, isMeant]) =>
    mutant('ACTIVATE-03', name, why, (reference) => ({
      assignLocale: findingLocale(isMeant)(reference.assignLocale, reference),
    })),
  ),
];
