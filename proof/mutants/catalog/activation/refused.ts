import { invalidLocale, OperationError } from '../../../../adapter/contract/errors';
import { activations, unlessRefused, activateDefault } from '../../../changes/locales';
import { BySubject, defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { findingLocale, LENIENT_NAMES } from '../../lenient-names';
import { mutant, mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in refusing to activate a locale. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-05', {
    'accepts every locale': [
      'A locale without translations is treated as one whose translations are all missing.',
      activations(
        (activate) => async (params) => (await unlessRefused(activate(params))) ?? nameText(params.locale),
      ),
    ],
    'activates the language when a regional locale is not available': [
      'Other libraries negotiate locales, and use fr for fr-CA.',
      activations(
        (activate) => (params) =>
          activate({ ...params, locale: nameText(params.locale).split('-')[0] ?? '' }),
      ),
    ],
    'raises an error of another type for an unavailable locale': [
      'An unavailable locale is a wrong argument, for which the language already has an error class.',
      activations((activate) => async (params) => {
        const name = await unlessRefused(activate(params));
        if (name !== undefined) return name;
        throw new OperationError(3, 'ArgumentError', `unknown locale ${nameText(params.locale)}`);
      }),
    ],
    'accepts any locale before the first translations': [
      'Before the first injection, there is no list of locales to check against.',
      activations((activate, reference) => async (params) => {
        const only = [await defaultLocaleOf(reference, params)];
        const available = await reference.availableLocales(params);
        if (String(available) === String(only)) return nameText(params.locale);
        return activate(params);
      }),
    ],
    'treats a point in the name of a locale as any character': [
      'The name becomes part of a regular expression.',
      activations(
        findingLocale(
          (given, available) =>
            given.length === available.length &&
            [...given].every((character, index) => character === '.' || character === available[index]),
        ),
      ),
    ],
    'accepts the locale "en" everywhere': [
      'English is expected to be always there.',
      activations((activate) => async (params) => {
        const name = await unlessRefused(activate(params));
        return name ?? (nameText(params.locale) === 'en' ? 'en' : activate(params));
      }),
    ],
    'ignores everything after a dot in the name of a locale': [
      'Locale names in environment variables end in an encoding, as in fr.UTF-8.',
      activations(findingLocale((given, available) => given.split('.')[0] === available)),
    ],
    'ignores spaces around the name of a locale': [
      'Names may come from headers and files, with spaces around them.',
      activations(findingLocale((given, available) => given.trim() === available)),
    ],
  }),
  ...mutantsOf('ACTIVATE-06', {
    'makes a refused locale active': [
      'The field is written before the locale is checked.',
      (reference) => {
        const refused = new BySubject<string>();
        return {
          ...activations((activate) => async (params) => {
            refused.set(params, nameText(params.locale));
            const name = await activate(params);
            refused.delete(params);
            return name;
          })(reference),
          locale: async (params) => refused.get(params) ?? reference.locale(params),
        };
      },
    ],
    'activates the default locale when it refuses another': [
      'The default locale is activated as a fallback before the error is raised.',
      activations((activate, reference) => async (params) => {
        const name = await unlessRefused(activate(params));
        if (name !== undefined) return name;
        await activateDefault(reference, params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      }),
    ],
    'lists a refused locale as available': [
      'Looking up a locale in the map of locales creates an entry for it.',
      (reference) => {
        const refused: string[] = [];
        return {
          ...activations((activate) => async (params) => {
            refused.push(nameText(params.locale));
            const name = await activate(params);
            refused.pop();
            return name;
          })(reference),
          availableLocales: async (params) => [...(await reference.availableLocales(params)), ...refused],
        };
      },
    ],
    'refuses every locale after a refusal': [
      'A refusal sets a flag of the catalog, which is never cleared.',
      (reference) => {
        const refusing = new BySubject<true>();
        return activations((activate) => async (params) => {
          if (refusing.get(params)) throw invalidLocale('not a valid locale');
          const name = await unlessRefused(activate(params));
          if (name !== undefined) return name;
          refusing.set(params, true);
          throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        })(reference);
      },
    ],
    'lists a refused locale as available in the same catalog': [
      'The locale is added to the list before it is checked.',
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
    ],
    'refuses a locale for good once it was refused': [
      'The result of the check is cached for each locale.',
      (reference) => {
        const refused = new Set<string>();
        return activations((activate) => async (params) => {
          const locale = nameText(params.locale);
          const name = refused.has(locale) ? undefined : await unlessRefused(activate(params));
          if (name !== undefined) return name;
          refused.add(locale);
          throw invalidLocale(`${locale} is not a valid locale`);
        })(reference);
      },
    ],
  }),
  ...LENIENT_NAMES.map(([name, why, isMeant]) =>
    mutant('ACTIVATE-05', name, why, activations(findingLocale(isMeant))),
  ),
];
