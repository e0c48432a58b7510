import { type LocalizeParams } from '../../../adapter/contract/adapter';
import { invalidLocale } from '../../../adapter/contract/errors';
import { activations, refusingSymbols, activateDefault, unlessRefused } from '../../changes/locales';
import { localizations, lookups } from '../../changes/lookups';
import { type Change } from '../../changes/reference-with';
import { BySubject, defaultLocaleOf, inModule, nameText } from '../../changes/surfaces';
import { after, again, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { WRITTEN_NAMES, findingLocale, LENIENT_NAMES } from '../lenient-names';
import { mutantsOf, type Mutant, eachOf } from '../mutant';
import { resultBecomes } from '../../changes/results';

/** Mistakes in activating a locale, and in refusing to. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-01', {
    'refuses the default locale, which is active already': activations(
      (activate, reference) => async (params) => {
        const locale = nameText(params.locale);
        if (locale === (await reference.locale(params))) throw invalidLocale(`${locale} is active already`);
        return activate(params);
      },
    ),
    'ignores an activation on the module': inModule(
      activations((_, reference) => async (params) => {
        const available = await reference.availableLocales(params);
        if (!available.includes(nameText(params.locale))) return reference.activate(params);
        return nameText(params.locale);
      }),
    ),
    'lists only the active locale after an activation': (reference) => {
      const activated = new BySubject<true>();
      return {
        ...activations((activate) => async (params) => {
          activated.set(params, true);
          return activate(params);
        })(reference),
        availableLocales: async (params) =>
          activated.get(params) ? [await reference.locale(params)] : reference.availableLocales(params),
      };
    },
    'returns the active locale as the default locale': (reference) => ({
      defaultLocale: (params) => reference.locale(params),
    }),
    'makes the activated locale the configured default locale': resultBecomes(
      'activate',
      async (name, { params, reference }) => {
        if (params.subject === 'I18n') await reference.configure({ default_locale: name });
        return name;
      },
    ),
    'accepts only letters, hyphens and underscores in the name of a locale': activations(
      (activate) => async (params) => {
        const locale = nameText(params.locale);
        if (/[^\w-]|\d/.test(locale)) throw invalidLocale(locale);
        return activate(params);
      },
    ),
    ...eachOf(WRITTEN_NAMES, (change) => resultBecomes('locale', change)),
  }),
  ...mutantsOf('ACTIVATE-02', {
    'refuses a Symbol as a locale': activations(
      (activate) => async (params) => activate(refusingSymbols(params)),
    ),
    'returns the locale that was active before': activations((activate, reference) => async (params) => {
      const before = await reference.locale(params);
      await activate(params);
      return before;
    }),
    'returns a Symbol with its colon': activations((activate) => async (params) => {
      const name = await activate(params);
      return typeof params.locale === 'string' ? name : `:${name}`;
    }),
    'returns an empty text when the locale is already active': activations(
      (activate, reference) => async (params) => {
        const before = await reference.locale(params);
        const name = await activate(params);
        return name === before ? '' : name;
      },
    ),
    'returns the default locale from the second activation': returningAfterwards('activate', again, 'en'),
    'returns the default locale from an activation after a lookup': returningAfterwards(
      'activate',
      after('translate', 't', 'translateOrThrow', 'tOrThrow'),
      'en',
    ),
    'replaces underscores in the name of a locale with hyphens': resultBecomes('activate', (name) =>
      name.replaceAll('_', '-'),
    ),
  }),
  ...mutantsOf('ACTIVATE-04', {
    'forgets the active locale after a lookup': lookups((lookup, reference) => async (params) => {
      try {
        return await lookup(params);
      } finally {
        await activateDefault(reference, params);
      }
    }),
    'forgets the active locale after a localization': forgettingAfter(() => true),
    'forgets the active locale after the localization of a number': forgettingAfter(
      (object) => 'integer' in object || 'float' in object,
    ),
    'forgets the active locale after the localization of a time': forgettingAfter(
      (object) => 'time' in object,
    ),
    'keeps the locale that was activated first': (reference) => {
      const activated = new BySubject<string>();
      return activations((activate) => async (params) => {
        const name = activated.get(params) ?? (await activate(params));
        activated.set(params, name);
        return nameText(params.locale);
      })(reference);
    },
    'returns to the default locale when the active locale is activated again': activations(
      (activate, reference) => async (params) => {
        const isActive = (await reference.locale(params)) === nameText(params.locale);
        const name = await activate(params);
        if (!isActive) return name;
        await activateDefault(reference, params);
        return name;
      },
    ),
    'ignores an activation of the default locale': activations((activate, reference) => async (params) => {
      const isDefault = nameText(params.locale) === (await defaultLocaleOf(reference, params));
      return isDefault ? nameText(params.locale) : activate(params);
    }),
    'raises an error for an activation after a lookup, but activates the locale': raisingAfterwards(
      'activate',
      after('translate', 't', 'translateOrThrow', 'tOrThrow'),
    ),
  }),
  ...mutantsOf('ACTIVATE-05', {
    'accepts every locale': activations(
      (activate) => async (params) => (await unlessRefused(activate(params))) ?? nameText(params.locale),
    ),
    'activates the language when a regional locale is not available': activations(
      (activate) => (params) => activate({ ...params, locale: nameText(params.locale).split('-')[0] ?? '' }),
    ),
    'accepts any locale before the first translations': activations(
      (activate, reference) => async (params) => {
        const only = [await defaultLocaleOf(reference, params)];
        const available = await reference.availableLocales(params);
        if (String(available) === String(only)) return nameText(params.locale);
        return activate(params);
      },
    ),
    'treats a point in the name of a locale as any character': activations(
      findingLocale(
        (given, available) =>
          given.length === available.length &&
          [...given].every((character, index) => character === '.' || character === available[index]),
      ),
    ),
    'accepts the locale "en" everywhere': activations((activate) => async (params) => {
      const name = await unlessRefused(activate(params));
      return name ?? (nameText(params.locale) === 'en' ? 'en' : activate(params));
    }),
    'ignores everything after a dot in the name of a locale': activations(
      findingLocale((given, available) => given.split('.')[0] === available),
    ),
    ...eachOf(LENIENT_NAMES, (isMeant) => activations(findingLocale(isMeant))),
  }),
  ...mutantsOf('ACTIVATE-06', {
    'makes a refused locale active': (reference) => {
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
    'activates the default locale when it refuses another': activations(
      (activate, reference) => async (params) => {
        const name = await unlessRefused(activate(params));
        if (name !== undefined) return name;
        await activateDefault(reference, params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      },
    ),
    'lists a refused locale as available in every catalog': (reference) => {
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
    'refuses every locale after a refusal': (reference) => {
      const refusing = new BySubject<true>();
      return activations((activate) => async (params) => {
        if (refusing.get(params)) throw invalidLocale('not a valid locale');
        const name = await unlessRefused(activate(params));
        if (name !== undefined) return name;
        refusing.set(params, true);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      })(reference);
    },
    'lists a refused locale as available in the same catalog': (reference) => {
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
    'refuses a locale for good once it was refused': (reference) => {
      const refused = new Set<string>();
      return activations((activate) => async (params) => {
        const locale = nameText(params.locale);
        const name = refused.has(locale) ? undefined : await unlessRefused(activate(params));
        if (name !== undefined) return name;
        refused.add(locale);
        throw invalidLocale(`${locale} is not a valid locale`);
      })(reference);
    },
  }),
];

/** Activates the default locale after the localization of some objects. */
function forgettingAfter(holds: (object: LocalizeParams['object']) => boolean): Change {
  return localizations((localize, reference) => async (params) => {
    const text = await localize(params);
    if (holds(params.object)) await activateDefault(reference, params);
    return text;
  });
}
