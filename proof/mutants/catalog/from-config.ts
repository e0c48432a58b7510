import { type ConfigValue } from '../../../adapter/contract/values';
import { raisingAfterwards } from '../../changes/situations';
import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';
import { doingAfter } from '../../changes/results';
import { BySubject } from '../../changes/surfaces';
import { catalogConfigurationsBecome, inline } from '../../changes/loading';

/** Mistakes in building a catalog from a configuration. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONFIG-01', {
    'has an empty default locale where the configuration has none': (reference) => {
      const given = new BySubject<string>();
      return {
        catalogFromConfig: async (params) => {
          given.set({ subject: params.catalog }, params.config.default_locale ?? '');
          return reference.catalogFromConfig(params);
        },
        defaultLocale: async (params) => given.get(params) ?? reference.defaultLocale(params),
      };
    },
    'ignores the default locale of the configuration': catalogConfigurationsBecome(
      ({ default_locale: _, ...config }) => config,
    ),
    'activates the default locale of the configuration, but keeps "en" as its default locale': (
      reference,
    ) => ({
      catalogFromConfig: async ({ catalog, config: { default_locale: locale = 'en', ...config } }) => {
        await reference.catalogFromConfig({ catalog, config });
        await reference.inject({ subject: catalog, translations: { [locale]: {} } });
        await reference.activate({ subject: catalog, locale });
        return null;
      },
    }),
    'activates the first locale of the loaders': doingAfter(
      'catalogFromConfig',
      async ({ catalog: subject }, reference) => {
        const [locale = 'en'] = await reference.availableLocales({ subject });
        await reference.activate({ subject, locale });
      },
    ),
  }),
  ...mutantsOf('CONFIG-02', {
    'reads no loader': catalogConfigurationsBecome(({ loaders: _, ...config }) => config),
    'returns the first catalog for every configuration': (reference) => {
      let first: ConfigValue | undefined;
      return catalogConfigurationsBecome((config) => (first ??= config))(reference);
    },
    'replaces the texts of a locale with those of a later loader': catalogConfigurationsBecome(
      async ({ loaders = [], ...config }, { load }) => {
        const loaded = await Promise.all(loaders.map((loader) => load({ loader })));
        return { ...config, loaders: [inline(Object.assign({}, ...loaded))] };
      },
    ),
    'ignores `locale=` directly after `from_config`': mistakeOf('no effect', ['locale= (available)'], {
      after: 'nothing yet',
    }),
  }),
  ...mutantsOf('CONFIG-03', {
    'uses the default locale of the main configuration for one that is not set': catalogConfigurationsBecome(
      async (config, reference) => {
        const { default_locale } = await reference.config();
        return { default_locale, ...config };
      },
    ),
    'makes the configuration of a catalog the main configuration': catalogConfigurationsBecome(
      async (config, reference) => {
        await reference.replaceConfig(config);
        return config;
      },
    ),
    'raises an error for a catalog from a configuration after `init`, but builds the catalog':
      raisingAfterwards('catalogFromConfig', (_, earlier) =>
        earlier.some(({ operation }) => operation === 'init'),
      ),
  }),
];
