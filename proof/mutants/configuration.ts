import { configurationsBecome } from '../changes/loading';
import { BySubject, defaultLocaleOf } from '../changes/surfaces';
import { unlessRefused } from '../changes/locales';
import type { ConfigValue } from '../../adapter/contract/values';
import { mutant, type Mutant } from './mutant';

/** Mistakes in the main configuration. */
export const configuration: readonly Mutant[] = [
  mutant('MODULE-01', "is the host's locale", 'The host knows what the user reads.', (reference) => ({
    reset: reference.reset,
    config: async () => {
      const config = await reference.config();
      return { ...config, default_locale: config.default_locale === 'en' ? 'en-US' : config.default_locale };
    },
  })),
  mutant(
    'MODULE-01',
    'is empty until it is set',
    'The constant is applied where a catalog is built, not where it is read.',
    (reference) => {
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
  ),
  mutant(
    'MODULE-01',
    'is the first locale of the loaders',
    'With French texts alone, French is what is meant.',
    configurationsBecome(async (config, { load }) => {
      const [loader] = config.loaders ?? [];
      if (loader === undefined || config.default_locale !== undefined) return config;
      return { ...config, default_locale: Object.keys(await load({ loader }))[0] ?? 'en' };
    }),
  ),
  mutant(
    'MODULE-02',
    'cannot be set',
    'The field is read from the constant.',
    configurationsBecome(async ({ default_locale: _, ...config }) => config),
  ),
  mutant('MODULE-02', 'can be set once', 'The field is set where it is not set yet.', (reference) => {
    let isSet = false;
    return {
      configure: async ({ default_locale, ...config }) => {
        const isKept = isSet || default_locale === undefined;
        isSet ||= default_locale !== undefined;
        return reference.configure(isKept ? config : { ...config, default_locale });
      },
    };
  }),
  mutant(
    'MODULE-02',
    'is forgotten by init',
    'init takes the configuration, and leaves a new one behind.',
    (reference) => ({
      init: async () => {
        await reference.init();
        return reference.replaceConfig({});
      },
    }),
  ),
  mutant(
    'MODULE-02',
    'is the locale that was activated last',
    'One global serves for both.',
    (reference) => ({
      activate: async (params) => {
        const name = await reference.activate(params);
        if (params.subject === 'I18n') await reference.configure({ default_locale: name });
        return name;
      },
    }),
  ),
  mutant('MODULE-03', 'is ignored', 'The reader memoizes the first configuration.', () => ({
    replaceConfig: async () => null,
  })),
  mutant(
    'MODULE-03',
    'is merged into the configuration that is there',
    'Assigning options merges them, as in other libraries.',
    (reference) => ({ replaceConfig: (config) => reference.configure(config) }),
  ),
  mutant(
    'MODULE-03',
    'the loaders of the replaced configuration are read as well',
    'Loaders are registered with the module when they are appended.',
    (reference) => {
      const registered: ConfigValue[] = [];
      return {
        configure: async (config) => {
          registered.push(config);
          return reference.configure(config);
        },
        replaceConfig: (config) =>
          reference.replaceConfig({
            ...config,
            loaders: [...registered, config].flatMap(({ loaders = [] }) => loaders),
          }),
      };
    },
  ),
  mutant(
    'MODULE-03',
    'init reads the replaced configuration',
    'init holds on to the configuration with which the module was loaded.',
    (reference) => {
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
  ),
  mutant(
    'MODULE-04',
    'initializes the module',
    'A new configuration is of no use before init, so it is called.',
    (reference) => ({
      replaceConfig: async (config) => {
        await reference.replaceConfig(config);
        await reference.init();
        return null;
      },
    }),
  ),
  mutant(
    'MODULE-04',
    'activates the default locale of the new configuration',
    'The active locale is the default one until another is activated.',
    (reference) => {
      const activated = new BySubject<string>();
      return {
        replaceConfig: async (config) => {
          await reference.replaceConfig(config);
          activated.set({}, await defaultLocaleOf(reference, {}));
          return null;
        },
        locale: async (params) => activated.get(params) ?? reference.locale(params),
      };
    },
  ),
  mutant(
    'MODULE-04',
    'ends an activation',
    'The active locale is a field of the configuration.',
    (reference) => ({
      replaceConfig: async (config) => {
        const { default_locale: locale } = await reference.config();
        await unlessRefused(reference.activate({ locale }));
        return reference.replaceConfig(config);
      },
    }),
  ),
  mutant(
    'MODULE-04',
    'the locales of the new loaders are listed',
    'Loaders are asked for their locales when they are appended.',
    (reference) => {
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
  ),
];
