import type { ConfigValue } from '../../../../adapter/contract/values';
import { keepingTexts } from '../../../changes/keeping';
import { activations, unlessRefused } from '../../../changes/locales';
import { localizations, lookups } from '../../../changes/lookups';
import { inModule, isModule } from '../../../changes/surfaces';
import { after, again, raisingAfterwards, returningAfterwards } from '../../../changes/situations';
import { mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes, doingAfter } from '../../../changes/results';

/** Mistakes in initializing the module. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INIT-02', {
    'returns the available locales from `init`': [
      'In Ruby and Crystal, a method returns the value of its last expression.',
      resultBecomes('init', (_, { reference }) => reference.availableLocales({})),
    ],
    'returns true from `init`': ['The method reports its success.', resultBecomes('init', () => true)],
    'returns the locale from `init` after an activation': [
      'After an activation, the last expression of the method resets the locale, and returns it.',
      returningAfterwards('init', after('activate', 'assignLocale'), 'en'),
    ],
  }),
  ...mutantsOf('INIT-03', {
    'activates "en" in `init`, whatever is configured': [
      'The main catalog is built without the configured default locale.',
      doingAfter('init', (_, reference) => unlessRefused(reference.activate({ locale: 'en' }))),
    ],
    'ignores the default locale in `init` when there are no loaders': [
      'Without loaders, there seems to be nothing to initialize.',
      (reference) => {
        let loaders = 0;
        let isBare = false;
        return {
          configure: async (params) => {
            loaders += params.loaders?.length ?? 0;
            return reference.configure(params);
          },
          init: async () => {
            isBare = loaders === 0;
            return reference.init();
          },
          locale: async (params) => (isBare && isModule(params) ? 'en' : reference.locale(params)),
        };
      },
    ],
    'activates another locale in `init` when the default locale has no translations': [
      'The active locale is always an available one.',
      doingAfter('init', async (_, reference) => {
        const available = await reference.availableLocales({});
        const { default_locale: byDefault } = await reference.config();
        if (!available.includes(byDefault)) await reference.activate({ locale: available[0] ?? 'en' });
      }),
    ],
    'activates the first loaded locale in `init`': [
      'The first locale seems to be the one to activate.',
      doingAfter('init', async (_, reference) => {
        const [locale = 'en'] = await reference.availableLocales({});
        await reference.activate({ locale });
      }),
    ],
    'activates the locale of the environment in `init`': [
      'The platform knows which language its user reads.',
      inModule((reference) => {
        let isFresh = false;
        return {
          init: async () => {
            isFresh = true;
            return reference.init();
          },
          locale: async (params) => (isFresh ? 'de' : reference.locale(params)),
          ...activations((activate) => async (params) => {
            const name = await activate(params);
            isFresh = false;
            return name;
          })(reference),
        };
      }),
    ],
  }),
  ...mutantsOf('INIT-04', {
    'does nothing when `init` is called again': [
      'It seems that initialization need not be repeated.',
      (reference) => {
        let isDone = false;
        return {
          init: async () => {
            if (isDone) return null;
            isDone = true;
            return reference.init();
          },
        };
      },
    ],
    'keeps the active locale in `init`': [
      'The active locale is stored in the module, not in the main catalog.',
      (reference) => ({
        init: async () => {
          const locale = await reference.locale({});
          await reference.init();
          await unlessRefused(reference.activate({ locale }));
          return null;
        },
      }),
    ],
    'adds to the main catalog in `init` instead of creating a new one': [
      'The loaders are injected into the existing catalog.',
      (reference) => {
        const read: ConfigValue[] = [];
        const remember = (config: ConfigValue) => read.push({ loaders: config.loaders ?? [] });
        return {
          configure: async (config) => {
            remember(config);
            return reference.configure(config);
          },
          replaceConfig: async (config) => {
            const loaders = [...read, config].flatMap(({ loaders = [] }) => loaders);
            remember(config);
            return reference.replaceConfig({ ...config, loaders });
          },
        };
      },
    ],
    'does not read a loader again in a second `init`': [
      'A loader is removed from the list once it is read.',
      resultBecomes('init', async (_, { reference }) => {
        const { default_locale } = await reference.config();
        return reference.replaceConfig({ default_locale });
      }),
    ],
    'returns texts that were found before `init`': [
      'Lookups are slow, and their texts do not seem to change.',
      inModule((reference) => lookups(keepingTexts(reference))(reference)),
    ],
    'returns texts that were localized before `init`': [
      'A value seems to have the same text whenever it is localized.',
      inModule((reference) => localizations(keepingTexts(reference))(reference)),
    ],
    'raises an error from `init` after an activation, but initializes the module': [
      '`init` reactivates the previously active locale, which no longer exists.',
      raisingAfterwards('init', after('activate', 'assignLocale')),
    ],
    'returns true from the second `init`': [
      'The result tells whether there was a main catalog before.',
      returningAfterwards('init', again, true),
    ],
    'lists the available locales of the previous catalog': [
      'The list is computed once, when it is read first.',
      (reference) => {
        let listed: readonly string[] | undefined;
        return {
          availableLocales: async (params) => {
            if (!isModule(params)) return reference.availableLocales(params);
            return [...(listed ??= await reference.availableLocales(params))];
          },
        };
      },
    ],
  }),
];
