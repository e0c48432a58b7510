import type { LocalizeParams } from '../../../../adapter/contract/adapter';
import { invalidLocale } from '../../../../adapter/contract/errors';
import { activations, refusingSymbols, activateDefault } from '../../../changes/locales';
import { localizations, lookups } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { BySubject, defaultLocaleOf, inModule, nameText } from '../../../changes/surfaces';
import { after, again, raisingAfterwards, returningAfterwards } from '../../../changes/situations';
import { WRITTEN_NAMES } from '../../lenient-names';
import { mutant, mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes } from '../../../changes/results';

/** Mistakes in activating a locale. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-02', {
    'refuses a Symbol as a locale': [
      'Locales are stored under Strings, which never equal a Symbol.',
      activations((activate) => async (params) => activate(refusingSymbols(params))),
    ],
    'returns the locale that was active before': [
      'Many setters return the value that they replaced.',
      activations((activate, reference) => async (params) => {
        const before = await reference.locale(params);
        await activate(params);
        return before;
      }),
    ],
    'returns a Symbol with its colon': [
      'The argument is converted with a debugging method, such as `inspect`, which writes the colon.',
      activations((activate) => async (params) => {
        const name = await activate(params);
        return typeof params.locale === 'string' ? name : `:${name}`;
      }),
    ],
    'returns an empty text when the locale is already active': [
      'The method returns early when the active locale does not change.',
      activations((activate, reference) => async (params) => {
        const before = await reference.locale(params);
        const name = await activate(params);
        return name === before ? '' : name;
      }),
    ],
    'returns the default locale from the second activation': [
      'The method returns a cached locale, which the first activation did not update.',
      returningAfterwards('activate', again, 'en'),
    ],
    'returns the default locale from an activation after a lookup': [
      'When the cache has texts, another branch clears it, and returns the wrong variable.',
      returningAfterwards('activate', after('translate', 't', 'translateOrThrow', 'tOrThrow'), 'en'),
    ],
  }),
  ...mutantsOf('ACTIVATE-01', {
    'ignores an activation on the module': [
      "The author wrote the module's method as a stub, and never forwarded it to the main catalog.",
      inModule(
        activations((_, reference) => async (params) => {
          const available = await reference.availableLocales(params);
          if (!available.includes(nameText(params.locale))) return reference.activate(params);
          return nameText(params.locale);
        }),
      ),
    ],
    'lists only the active locale after an activation': [
      'The list of available locales is confused with a list of active ones.',
      (reference) => {
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
    ],
    'returns the active locale as the default locale': [
      'Until another locale is activated, the two locales are the same.',
      (reference) => ({ defaultLocale: (params) => reference.locale(params) }),
    ],
    'makes the activated locale the configured default locale': [
      'One global variable holds both locales.',
      resultBecomes('activate', async (name, { params, reference }) => {
        if (params.subject === 'I18n') await reference.configure({ default_locale: name });
        return name;
      }),
    ],
    'accepts only letters, hyphens and underscores in the name of a locale': [
      'A regular expression checks names, and fits only those of languages and countries.',
      activations((activate) => async (params) => {
        const locale = nameText(params.locale);
        if (/[^\w-]|\d/.test(locale)) throw invalidLocale(locale);
        return activate(params);
      }),
    ],
  }),
  ...mutantsOf('ACTIVATE-04', {
    'forgets the active locale after a lookup': [
      'The active locale is treated like an argument of a single lookup.',
      lookups((lookup, reference) => async (params) => {
        try {
          return await lookup(params);
        } finally {
          await activateDefault(reference, params);
        }
      }),
    ],
    'forgets the active locale after a localization': [
      'Localizing activates a locale temporarily, and then the default locale instead of the previous one.',
      forgettingAfter(() => true),
    ],
    'forgets the active locale after the localization of a number': [
      'The formats of numbers are read by code that activates a locale temporarily.',
      forgettingAfter((object) => 'integer' in object || 'float' in object),
    ],
    'forgets the active locale after the localization of a time': [
      'The names for times are read by code that activates a locale temporarily.',
      forgettingAfter((object) => 'time' in object),
    ],
    'keeps the locale that was activated first': [
      'The locale is set only if it is not set yet.',
      (reference) => {
        const activated = new BySubject<string>();
        return activations((activate) => async (params) => {
          const name = activated.get(params) ?? (await activate(params));
          activated.set(params, name);
          return nameText(params.locale);
        })(reference);
      },
    ],
    'returns to the default locale when the active locale is activated again': [
      'An activation toggles between a locale and the default locale.',
      activations((activate, reference) => async (params) => {
        const isActive = (await reference.locale(params)) === nameText(params.locale);
        const name = await activate(params);
        if (!isActive) return name;
        await activateDefault(reference, params);
        return name;
      }),
    ],
    'ignores an activation of the default locale': [
      'The default locale is treated as no locale, so activating it does nothing.',
      activations((activate, reference) => async (params) => {
        const isDefault = nameText(params.locale) === (await defaultLocaleOf(reference, params));
        return isDefault ? nameText(params.locale) : activate(params);
      }),
    ],
    'raises an error for an activation after a lookup, but activates the locale': [
      'The method clears the cache of texts, which fails when the cache is not empty.',
      raisingAfterwards('activate', after('translate', 't', 'translateOrThrow', 'tOrThrow')),
    ],
  }),
  ...WRITTEN_NAMES.flatMap(([name, change]) => [
    mutant(
      'ACTIVATE-01',
      name,
      'Names of locales are treated as language tags.',
      resultBecomes('locale', change),
    ),
    mutant(
      'ACTIVATE-02',
      name,
      'Names of locales are treated as language tags.',
      activations((activate) => async (params) => change(await activate(params))),
    ),
  ]),
];

/** Activates the default locale after the localization of some objects. */
function forgettingAfter(holds: (object: LocalizeParams['object']) => boolean): Change {
  return localizations((localize, reference) => async (params) => {
    const text = await localize(params);
    if (holds(params.object)) await activateDefault(reference, params);
    return text;
  });
}
