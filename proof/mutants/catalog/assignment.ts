import { invalidLocale } from '../../../adapter/contract/errors';
import { unlessRefused } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { BySubject, inModule, nameText } from '../../changes/surfaces';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in assigning the locale. */
export const mutants: readonly Mutant[] = [
  mutant(
    'ACTIVATE-03',
    'assigning does nothing on the module',
    'Assigning to a module makes a variable of its own in some languages.',
    inModule(() => ({ assignLocale: async ({ locale }) => nameText(locale) })),
  ),
  mutant(
    'ACTIVATE-03',
    'only the first assignment counts',
    'The locale is set where it is not set yet.',
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
    'a Symbol cannot be assigned',
    'The setter is typed as a String, unlike the method.',
    (reference) => ({
      assignLocale: async (params) => {
        if (typeof params.locale === 'string') return reference.assignLocale(params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      },
    }),
  ),
  mutant(
    'ACTIVATE-03',
    'an assignment raises the second time, after its work',
    'A setter is made to be used once.',
    raisingAfterwards('assignLocale', again),
  ),
  mutant(
    'ACTIVATE-03',
    'is not checked',
    'The setter writes the field, and the method alone checks.',
    (reference) => ({
      assignLocale: async (params) =>
        (await unlessRefused(reference.assignLocale(params))) ?? nameText(params.locale),
    }),
  ),
  mutant(
    'ACTIVATE-03',
    'an assignment returns the default locale the second time',
    'The value is remembered from the first assignment.',
    returningAfterwards('assignLocale', again, 'en'),
  ),
  mutant(
    'ACTIVATE-03',
    'an assignment returns the default locale inside a block',
    'A block keeps the locale to give back in the same field.',
    returningAfterwards('assignLocale', inBlock, 'en'),
  ),
  mutant(
    'ACTIVATE-03',
    'an assignment raises after localization and a block, having done its work',
    'The names that were cached are dropped, and were dropped before.',
    raisingAfterwards('assignLocale', after('localize', 'l', 'withLocale')),
  ),
  mutant(
    'ACTIVATE-03',
    'an assignment raises after the locales were listed, having done its work',
    'The list is frozen when it is handed out.',
    raisingAfterwards('assignLocale', after('availableLocales')),
  ),
];
