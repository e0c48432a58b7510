import type { ConfigValue } from '../../../adapter/contract/values';
import { raisingAfterwards } from '../../changes/situations';
import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';
import { doingAfter } from '../../changes/results';
import { catalogConfigurationsBecome, inline } from '../../changes/loading';

/** Mistakes in building a catalog from a configuration. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONFIG-01', {
    'ignores the default locale of the configuration': [
      'A configuration seems to be for loaders only.',
      catalogConfigurationsBecome(({ default_locale: _, ...config }) => config),
    ],
    'activates the default locale of the configuration, but keeps "en" as its default locale': [
      'The configured locale is passed to `activate`, not to the constructor.',
      (reference) => ({
        catalogFromConfig: async ({ catalog, config: { default_locale: locale = 'en', ...config } }) => {
          await reference.catalogFromConfig({ catalog, config });
          await reference.inject({ subject: catalog, translations: { [locale]: {} } });
          await reference.activate({ subject: catalog, locale });
          return null;
        },
      }),
    ],
    'activates the first locale of the loaders': [
      'The first locale seems to be the one to activate.',
      doingAfter('catalogFromConfig', async ({ catalog: subject }, reference) => {
        const [locale = 'en'] = await reference.availableLocales({ subject });
        await reference.activate({ subject, locale });
      }),
    ],
  }),
  ...mutantsOf('CONFIG-02', {
    'reads only the first loader': [
      'The example has only one loader.',
      catalogConfigurationsBecome(({ loaders = [], ...config }) => ({
        ...config,
        loaders: loaders.slice(0, 1),
      })),
    ],
    'reads only the last loader': [
      "Each loader's hash replaces the previous one instead of being added.",
      catalogConfigurationsBecome(({ loaders = [], ...config }) => ({
        ...config,
        loaders: loaders.slice(-1),
      })),
    ],
    'reads no loader': [
      'The document says that `init` reads loaders, so other catalogs seem not to read them.',
      catalogConfigurationsBecome(({ loaders: _, ...config }) => config),
    ],
    'returns the first catalog for every configuration': [
      'The catalog that is built from a configuration is a singleton.',
      (reference) => {
        let first: ConfigValue | undefined;
        return catalogConfigurationsBecome((config) => (first ??= config))(reference);
      },
    ],
    'replaces the texts of a locale with those of a later loader': [
      'The hashes of the loaders are merged only at their first level.',
      catalogConfigurationsBecome(async ({ loaders = [], ...config }, { load }) => {
        const loaded = await Promise.all(loaders.map((loader) => load({ loader })));
        return { ...config, loaders: [inline(Object.assign({}, ...loaded))] };
      }),
    ],
    'ignores `locale=` directly after `from_config`': [
      'The catalog reads its locale from the configuration until `activate` is called.',
      mistakeOf('no effect', ['locale= (available)'], { after: 'nothing yet' }),
    ],
    'runs a block in the previous locale directly after `from_config`': [
      'The loaders are read only when a locale is activated, not for a block.',
      mistakeOf('no effect', ['with_locale (available)'], { after: 'nothing yet' }),
    ],
    'localizes differently directly after `from_config`': [
      'The formats of the loaders are read only when a locale is activated.',
      mistakeOf('no effect', ['localize'], { after: 'nothing yet' }),
    ],
    'ignores the loaders of folders': [
      'Only `init` reads files.',
      catalogConfigurationsBecome(({ loaders = [], ...config }) => ({
        ...config,
        loaders: loaders.filter((loader) => !('path' in loader)),
      })),
    ],
  }),
  ...mutantsOf('CONFIG-03', {
    'replaces the main catalog when `from_config` is called': [
      '`init` and `from_config` share code that sets the main catalog.',
      doingAfter('catalogFromConfig', async ({ config }, reference) => {
        await reference.replaceConfig(config);
        await reference.init();
      }),
    ],
    'uses the default locale of the main configuration for one that is not set': [
      'The main configuration supplies the initial values of others.',
      catalogConfigurationsBecome(async (config, reference) => {
        const { default_locale } = await reference.config();
        return { default_locale, ...config };
      }),
    ],
    'makes the configuration of a catalog the main configuration': [
      'A configuration from which a catalog is built seems to be meant for the module too.',
      catalogConfigurationsBecome(async (config, reference) => {
        await reference.replaceConfig(config);
        return config;
      }),
    ],
    'raises an error for a catalog from a configuration after `init`, but builds the catalog': [
      'The main catalog and another catalog register under the same name.',
      raisingAfterwards('catalogFromConfig', (_, earlier) =>
        earlier.some(({ operation }) => operation === 'init'),
      ),
    ],
  }),
];
