import { configurationsBecome } from '../../changes/loading';
import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes, givenBecomes, doingAfter } from '../../changes/results';
import { type ConfigValue } from '../../../adapter/contract/values';
import { unlessRefused } from '../../changes/locales';
import { mistakeOf } from '../../changes/states';

/** Mistakes in the main configuration and in replacing it. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MODULE-01', {
    "uses the host's locale as the default locale": resultBecomes('config', (config) => ({
      ...config,
      default_locale: config.default_locale === 'en' ? 'en-US' : config.default_locale,
    })),
    'returns an empty default locale until one is set': (reference) => {
      let isSet = false;
      return {
        configure: async (config) => {
          isSet ||= config.default_locale !== undefined;
          return reference.configure(config);
        },
        config: async () => {
          const config = await reference.config();
          return isSet ? config : { ...config, default_locale: '' };
        },
      };
    },
    'uses the first locale of the loaders as the default locale': configurationsBecome(
      async (config, { load }) => {
        const [loader] = config.loaders ?? [];
        if (loader === undefined || config.default_locale !== undefined) return config;
        return { ...config, default_locale: Object.keys(await load({ loader }))[0] ?? 'en' };
      },
    ),
  }),
  ...mutantsOf('MODULE-02', {
    'ignores the default locale that is set on the configuration': configurationsBecome(
      async ({ default_locale: _, ...config }) => config,
    ),
    'ignores the default locale when it is set again': (reference) => {
      let isSet = false;
      return {
        configure: async ({ default_locale, ...config }) => {
          const isKept = isSet || default_locale === undefined;
          isSet ||= default_locale !== undefined;
          return reference.configure(isKept ? config : { ...config, default_locale });
        },
      };
    },
    'forgets the configured default locale in `init`': resultBecomes('init', (_, { reference }) =>
      reference.replaceConfig({}),
    ),
    'returns the default locale of the main catalog as the configured one': (reference) => {
      let initialized: string | undefined;
      return {
        init: async () => {
          initialized = (await reference.config()).default_locale;
          return reference.init();
        },
        config: async () => ({
          ...(await reference.config()),
          ...(initialized && { default_locale: initialized }),
        }),
      };
    },
    'writes the language of a locale in lower case': resultBecomes('config', (config) => ({
      ...config,
      default_locale: config.default_locale.replace(/^[A-Z]+/, (part) => part.toLowerCase()),
    })),
  }),
  ...mutantsOf('MODULE-03', {
    'ignores an assigned configuration': () => ({ replaceConfig: async () => null }),
    'merges an assigned configuration into the previous one': (reference) => ({
      replaceConfig: (config) => reference.configure(config),
    }),
    'uses the first configuration in `init` in place of an assigned one': (reference) => {
      let replacement: ConfigValue | undefined;
      return {
        replaceConfig: async (config) => {
          replacement = config;
          return null;
        },
        config: async () => {
          const config = await reference.config();
          return replacement ? { ...config, default_locale: replacement.default_locale ?? 'en' } : config;
        },
      };
    },
    'ignores an assigned configuration while a locale other than the default one is active': mistakeOf(
      'no effect',
      ['config='],
      {
        state: 'after init, another locale',
      },
    ),
    'ignores a loader that is appended to an assigned configuration': (reference) => {
      let isAssigned = false;
      return {
        configure: async ({ loaders, ...config }) =>
          reference.configure(isAssigned || loaders === undefined ? config : { ...config, loaders }),
        replaceConfig: async (config) => {
          isAssigned = true;
          return reference.replaceConfig(config);
        },
      };
    },
  }),
  ...mutantsOf('MODULE-04', {
    'initializes the module when a configuration is assigned': doingAfter('replaceConfig', (_, reference) =>
      reference.init(),
    ),
    'forgets the active locale when a configuration is assigned': givenBecomes(
      'replaceConfig',
      async (config, reference) => {
        const { default_locale: locale } = await reference.config();
        await unlessRefused(reference.activate({ locale }));
        return config;
      },
    ),
    'lists the locales of an assigned configuration before `init`': (reference) => {
      const listed: string[] = [];
      return {
        replaceConfig: async (config) => {
          for (const loader of config.loaders ?? []) {
            listed.push(...Object.keys(await reference.load({ loader })));
          }
          return reference.replaceConfig(config);
        },
        availableLocales: async (params) => [
          ...new Set([...(await reference.availableLocales(params)), ...listed]),
        ],
      };
    },
  }),
];
