import { keepingLocale } from '../../changes/keeping';
import { unlessRefused, refusingSymbols } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { inModule, nameText } from '../../changes/surfaces';
import { findingLocale, LENIENT_NAMES } from '../lenient-names';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in assigning the locale. */
export const mutants: readonly Mutant[] = mutantsOf('ACTIVATE-03', {
  'ignores an assignment on the module': inModule(() => ({
    assignLocale: async ({ locale }) => nameText(locale),
  })),
  'refuses a Symbol in `locale=`': givenBecomes('assignLocale', refusingSymbols),
  'raises no error when an unavailable locale is assigned': (reference) => ({
    assignLocale: async (params) =>
      (await unlessRefused(reference.assignLocale(params))) ?? nameText(params.locale),
  }),
  'accepts the locale "en" in every catalog': (reference) => ({
    assignLocale: async (params) => {
      const name = await unlessRefused(reference.assignLocale(params));
      if (name === undefined && nameText(params.locale) === 'en') return 'en';
      return name ?? reference.assignLocale(params);
    },
  }),
  'localizes in the locale before an assignment': keepingLocale('after an assignment'),
  'returns the default locale from the second assignment': returningAfterwards('assignLocale', again, 'en'),
  'returns the default locale from an assignment inside a block': returningAfterwards(
    'assignLocale',
    inBlock,
    'en',
  ),
  'raises an error for an assignment after a localization or a block, but activates the locale':
    raisingAfterwards('assignLocale', after('localize', 'l', 'withLocale')),
  'raises an error for an assignment after the locales were listed, but activates the locale':
    raisingAfterwards('assignLocale', after('availableLocales')),
  'ignores case in the name of a locale': (reference) => ({
    assignLocale: findingLocale(LENIENT_NAMES['ignores case in the name of a locale'])(
      reference.assignLocale,
      reference,
    ),
  }),
});
