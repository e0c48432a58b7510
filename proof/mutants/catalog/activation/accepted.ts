import { invalidLocale } from '../../../../adapter/contract/errors';
import { activations, unlessRefused } from '../../../changes/locales';
import { localizations, lookups } from '../../../changes/lookups';
import { BySubject, defaultLocaleOf, inModule, nameText } from '../../../changes/surfaces';
import { after, again, raisingAfterwards, returningAfterwards } from '../../../changes/situations';
import { WRITTEN_NAMES } from '../../lenient-names';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in activating a locale. */
export const mutants: readonly Mutant[] = [
  mutant(
    'ACTIVATE-02',
    'refuses a Symbol as a locale',
    'Locales are kept by their Strings, which a Symbol never equals.',
    activations((activate) => async (params) => {
      if (typeof params.locale === 'string') return activate(params);
      throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
    }),
  ),
  mutant(
    'ACTIVATE-01',
    'ignores an activation on the module',
    "The module's form is written first, and forwarded to the main catalog later.",
    inModule(
      activations((_, reference) => async (params) => {
        const available = await reference.availableLocales(params);
        if (!available.includes(nameText(params.locale))) return reference.activate(params);
        return nameText(params.locale);
      }),
    ),
  ),
  mutant(
    'ACTIVATE-01',
    'makes all other locales unavailable',
    'The list of available locales is taken for the list of active ones.',
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
  ),
  mutant(
    'ACTIVATE-02',
    'returns the locale that was active before',
    'Setters of state often return what they replaced.',
    activations((activate, reference) => async (params) => {
      const before = await reference.locale(params);
      await activate(params);
      return before;
    }),
  ),
  mutant(
    'ACTIVATE-02',
    'returns a Symbol as it is written',
    'The argument is turned into text by what is meant for debugging.',
    activations((activate) => async (params) => {
      const name = await activate(params);
      return typeof params.locale === 'string' ? name : `:${name}`;
    }),
  ),
  mutant(
    'ACTIVATE-02',
    'returns nothing for the locale that is active already',
    'The method returns early where there is nothing to do.',
    activations((activate, reference) => async (params) => {
      const before = await reference.locale(params);
      const name = await activate(params);
      return name === before ? '' : name;
    }),
  ),
  mutant(
    'ACTIVATE-04',
    'forgets the active locale after a lookup',
    'The locale is kept for one lookup, as with an argument of it.',
    lookups((lookup, reference) => async (params) => {
      try {
        return await lookup(params);
      } finally {
        await unlessRefused(
          reference.activate({ ...params, locale: await defaultLocaleOf(reference, params) }),
        );
      }
    }),
  ),
  mutant(
    'ACTIVATE-04',
    'forgets the active locale after a localization',
    'Localizing activates a locale of its own, and then the default one.',
    localizations((localize, reference) => async (params) => {
      const text = await localize(params);
      await unlessRefused(
        reference.activate({ ...params, locale: await defaultLocaleOf(reference, params) }),
      );
      return text;
    }),
  ),
  mutant(
    'ACTIVATE-04',
    'keeps the locale that was activated first',
    'The locale is set where it is not set yet.',
    (reference) => {
      const activated = new BySubject<string>();
      return activations((activate) => async (params) => {
        const name = activated.get(params) ?? (await activate(params));
        activated.set(params, name);
        return nameText(params.locale);
      })(reference);
    },
  ),
  mutant(
    'ACTIVATE-04',
    'refuses to activate the default locale again',
    'The default locale is taken for no locale, and activating it for nothing to do.',
    activations((activate, reference) => async (params) => {
      const isDefault = nameText(params.locale) === (await defaultLocaleOf(reference, params));
      return isDefault ? nameText(params.locale) : activate(params);
    }),
  ),
  mutant(
    'ACTIVATE-02',
    'raises for the second activation, after its work',
    'A listener that is told of the change is told once.',
    raisingAfterwards('activate', again),
  ),
  mutant(
    'ACTIVATE-04',
    'raises after a lookup, having done its work',
    'A cache of texts is cleared, and fails when it holds some.',
    raisingAfterwards('activate', after('translate', 't', 'translateOrThrow', 'tOrThrow')),
  ),
  mutant(
    'ACTIVATE-02',
    'returns the default locale from the second activation',
    'The value is remembered from the first activation.',
    returningAfterwards('activate', again, 'en'),
  ),
  mutant(
    'ACTIVATE-04',
    'returns the default locale after a lookup',
    'A cache that holds texts is cleared on another way through the method.',
    returningAfterwards('activate', after('translate', 't', 'translateOrThrow', 'tOrThrow'), 'en'),
  ),
  mutant(
    'ACTIVATE-01',
    'returns the active locale as the default locale',
    'While no other locale was activated, the two are the same.',
    (reference) => ({ defaultLocale: (params) => reference.locale(params) }),
  ),
  mutant(
    'ACTIVATE-01',
    'makes the activated locale the configured default locale',
    'One global serves for both.',
    (reference) => ({
      activate: async (params) => {
        const name = await reference.activate(params);
        if (params.subject === 'I18n') await reference.configure({ default_locale: name });
        return name;
      },
    }),
  ),

  ...WRITTEN_NAMES.flatMap(([name, change]) => [
    mutant('ACTIVATE-01', name, 'Names of locales are language tags.', (reference) => ({
      locale: async (params) => change(await reference.locale(params)),
    })),
    mutant(
      'ACTIVATE-02',
      name,
      'Names of locales are language tags.',
      activations((activate) => async (params) => change(await activate(params))),
    ),
  ]),
];
