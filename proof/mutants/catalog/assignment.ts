import { invalidLocale } from '../../../adapter/contract/errors';
import { unlessRefused } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { BySubject, inModule, nameText } from '../../changes/surfaces';
import { findingLocale, LENIENT_NAMES } from '../lenient-names';
import { mistakeOf } from '../../changes/states';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in assigning the locale. */
export const mutants: readonly Mutant[] = [
  mutant(
    'ACTIVATE-03',
    'ignores an assignment on the module',
    'Assigning to a module makes a variable of its own in some languages.',
    inModule(() => ({ assignLocale: async ({ locale }) => nameText(locale) })),
  ),
  mutant(
    'ACTIVATE-03',
    'ignores assignments after the first one',
    'The locale is set only if it is not set yet.',
    (reference) => {
      const assigned = new BySubject<string>();
      return {
        assignLocale: async (params) => {
          const name = assigned.get(params) ?? (await reference.assignLocale(params));
          assigned.set(params, name);
          return nameText(params.locale);
        },
      };
    },
  ),
  mutant(
    'ACTIVATE-03',
    'refuses an assigned Symbol',
    'The setter takes only a String, unlike the method.',
    (reference) => ({
      assignLocale: async (params) => {
        if (typeof params.locale === 'string') return reference.assignLocale(params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      },
    }),
  ),
  mutant(
    'ACTIVATE-03',
    'raises an error for the second assignment, but still takes effect',
    'The setter was written to be used only once.',
    raisingAfterwards('assignLocale', again),
  ),
  mutant(
    'ACTIVATE-03',
    'accepts every locale that is assigned',
    'The setter writes the field, and only the method checks the locale.',
    (reference) => ({
      assignLocale: async (params) =>
        (await unlessRefused(reference.assignLocale(params))) ?? nameText(params.locale),
    }),
  ),
  mutant(
    'ACTIVATE-03',
    'returns the default locale from the second assignment',
    'The value is remembered from the first assignment.',
    returningAfterwards('assignLocale', again, 'en'),
  ),
  mutant(
    'ACTIVATE-03',
    'returns the default locale from an assignment inside a block',
    'A block stores the locale to restore in the same field.',
    returningAfterwards('assignLocale', inBlock, 'en'),
  ),
  mutant(
    'ACTIVATE-03',
    'raises an error for an assignment after localization and a block, but still takes effect',
    'The cached names are dropped a second time, which fails.',
    raisingAfterwards('assignLocale', after('localize', 'l', 'withLocale')),
  ),
  mutant(
    'ACTIVATE-03',
    'raises an error for an assignment after the locales were listed, but still takes effect',
    'The list is frozen when it is returned.',
    raisingAfterwards('assignLocale', after('availableLocales')),
  ),

  ...LENIENT_NAMES.map(([name, why, isMeant]) =>
    mutant('ACTIVATE-03', name, why, (reference) => ({
      assignLocale: findingLocale(isMeant)(reference.assignLocale, reference),
    })),
  ),
  mutant(
    'ACTIVATE-03',
    'leaves another locale active when the default one is active and a locale is refused',
    'The previous locale is restored only if it is not the default locale.',
    mistakeOf('other locale', {
      operations: ['locale= (unavailable)'],
      state: 'injected once, default locale',
    }),
  ),
  mutant(
    'ACTIVATE-03',
    'accepts any locale before init',
    'Without a catalog there is no list to check.',
    mistakeOf('no effect', { operations: ['locale= (unavailable)'], state: 'before init' }),
  ),
];
