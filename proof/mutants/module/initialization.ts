import { type ConfigValue } from '../../../adapter/contract/values';
import { type TranslationMap } from '../../../reference/index';
import { initializing } from '../../changes/initializing';
import { type Change } from '../../changes/reference-with';
import {
  raisingAfterwards,
  type PastCall,
  after,
  again,
  returningAfterwards,
} from '../../changes/situations';
import { isMap, mapLocales } from '../../changes/translations';
import { mutantsOf, type Mutant } from '../mutant';
import { keepingTexts } from '../../changes/keeping';
import { activations, unlessRefused } from '../../changes/locales';
import { localizations, lookups } from '../../changes/lookups';
import { inModule, isModule } from '../../changes/surfaces';
import { resultBecomes, doingAfter } from '../../changes/results';

/** Mistakes in initializing the module, and in reading its loaders. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INIT-01', {
    'reads only the first loader': initializing((loaders) => loaders.slice(0, 1)),
    'reads only three loaders': initializing((loaders) => loaders.slice(0, 3)),
    'reads only the last loader': initializing((loaders) => loaders.slice(-1)),
    'replaces the texts of a locale with those of a later loader': initializing((loaders) => [
      { load: () => Object.assign({}, ...loaders.map((loader) => loader.load())) },
    ]),
    'raises an error from `init` with two loaders, but initializes the module': raisingAfterwards(
      'init',
      (_, earlier) => loadersIn(earlier) > 1,
    ),
    'replaces plural forms with those of a later loader under the same key':
      mergingLoaders(mergedExceptForms),
  }),
  ...mutantsOf('INIT-02', {
    'returns the available locales from `init`': resultBecomes('init', (_, { reference }) =>
      reference.availableLocales({}),
    ),
    'returns the locale from `init` after an activation': returningAfterwards(
      'init',
      after('activate', 'assignLocale'),
      'en',
    ),
  }),
  ...mutantsOf('INIT-03', {
    'activates "en" in `init`, whatever is configured': doingAfter('init', (_, reference) =>
      unlessRefused(reference.activate({ locale: 'en' })),
    ),
    'ignores the default locale in `init` when there are no loaders': (reference) => {
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
    'activates another locale in `init` when the default locale has no translations': doingAfter(
      'init',
      async (_, reference) => {
        const available = await reference.availableLocales({});
        const { default_locale: byDefault } = await reference.config();
        if (!available.includes(byDefault)) await reference.activate({ locale: available[0] ?? 'en' });
      },
    ),
    'activates the first loaded locale in `init`': doingAfter('init', async (_, reference) => {
      const [locale = 'en'] = await reference.availableLocales({});
      await reference.activate({ locale });
    }),
    'activates the locale of the environment in `init`': inModule((reference) => {
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
  }),
  ...mutantsOf('INIT-04', {
    'does nothing when `init` is called again': (reference) => {
      let isDone = false;
      return {
        init: async () => {
          if (isDone) return null;
          isDone = true;
          return reference.init();
        },
      };
    },
    'keeps the active locale in `init`': (reference) => ({
      init: async () => {
        const locale = await reference.locale({});
        await reference.init();
        await unlessRefused(reference.activate({ locale }));
        return null;
      },
    }),
    'adds to the main catalog in `init` instead of creating a new one': (reference) => {
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
    'does not read a loader again in a second `init`': resultBecomes('init', async (_, { reference }) => {
      const { default_locale } = await reference.config();
      return reference.replaceConfig({ default_locale });
    }),
    'returns texts that were found before `init`': inModule((reference) =>
      lookups(keepingTexts(reference))(reference),
    ),
    'returns texts that were localized before `init`': inModule((reference) =>
      localizations(keepingTexts(reference))(reference),
    ),
    'raises an error from `init` after an activation, but initializes the module': raisingAfterwards(
      'init',
      after('activate', 'assignLocale'),
    ),
    'returns true from the second `init`': returningAfterwards('init', again, true),
    'lists the available locales of the previous catalog': (reference) => {
      let listed: readonly string[] | undefined;
      return {
        availableLocales: async (params) => {
          if (!isModule(params)) return reference.availableLocales(params);
          return [...(listed ??= await reference.availableLocales(params))];
        },
      };
    },
  }),
];

/** Changes how the map of a locale in a later hash is merged with that in an earlier one. */
function mergingLoaders(merge: (earlier: TranslationMap, later: TranslationMap) => TranslationMap): Change {
  return initializing((loaders) => [
    {
      load: () =>
        loaders
          .map((loader) => loader.load())
          .reduce(
            (earlier, later) => ({
              ...earlier,
              ...mapLocales(later, (map, locale) => merge(earlier[locale] ?? {}, map)),
            }),
            {},
          ),
    },
  ]);
}

/** Merges two maps of a locale. Plural forms in the later one replace those in the earlier one. */
function mergedExceptForms(earlier: TranslationMap, later: TranslationMap): TranslationMap {
  const merged = Object.entries(later).map(([key, value]) => {
    const before = earlier[key] ?? null;
    const isMerged = isMap(before) && isMap(value) && !('one' in value || 'other' in value);
    return [key, isMerged ? mergedExceptForms(before, value) : value];
  });
  return { ...earlier, ...Object.fromEntries(merged) };
}

function loadersIn(calls: readonly PastCall[]): number {
  return calls.flatMap(({ params }) => (params as ConfigValue).loaders ?? []).length;
}
