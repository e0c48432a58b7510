import type { ConfigValue } from '../../../adapter/contract/values';
import type { Change } from '../../changes/reference-with';
import { raisingAfterwards } from '../../changes/situations';
import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes } from '../../changes/results';

/** Mistakes in building a catalog from a configuration. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONFIG-01', {
    'ignores the default locale of the configuration': [
      'A configuration seems to be for loaders only.',
      ofCatalogs(({ default_locale: _, ...config }) => config),
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
      resultBecomes('catalogFromConfig', async (_, { params, reference }) => {
        const subject = params.catalog;
        const [locale = 'en'] = await reference.availableLocales({ subject });
        await reference.activate({ subject, locale });
        return null;
      }),
    ],
  }),
  ...mutantsOf('CONFIG-02', {
    'reads only the first loader': [
      'The example has only one loader.',
      ofCatalogs(({ loaders = [], ...config }) => ({ ...config, loaders: loaders.slice(0, 1) })),
    ],
    'reads only the last loader': [
      "Each loader's hash replaces the previous one instead of being added.",
      ofCatalogs(({ loaders = [], ...config }) => ({ ...config, loaders: loaders.slice(-1) })),
    ],
    'reads no loader': [
      'The document says that `init` reads loaders, so other catalogs seem not to read them.',
      ofCatalogs(({ loaders: _, ...config }) => config),
    ],
    'returns the first catalog for every configuration': [
      'The catalog that is built from a configuration is a singleton.',
      (reference) => {
        let first: ConfigValue | undefined;
        return {
          catalogFromConfig: ({ catalog, config }) => {
            first ??= config;
            return reference.catalogFromConfig({ catalog, config: first });
          },
        };
      },
    ],
    'replaces the texts of a locale with those of a later loader': [
      'The hashes of the loaders are merged only at their first level.',
      (reference) => ({
        catalogFromConfig: async ({ catalog, config }) => {
          const loaded = (config.loaders ?? []).map((loader) => reference.load({ loader }));
          const translations = Object.assign({}, ...(await Promise.all(loaded)));
          const loaders = [{ format: 'inline', translations }] as const;
          return reference.catalogFromConfig({ catalog, config: { ...config, loaders } });
        },
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
      ({ catalogFromConfig }) => ({
        catalogFromConfig: ({ catalog, config: { loaders = [], ...config } }) =>
          catalogFromConfig({
            catalog,
            config: { ...config, loaders: loaders.filter((loader) => !('path' in loader)) },
          }),
      }),
    ],
  }),
  ...mutantsOf('CONFIG-03', {
    'replaces the main catalog when `from_config` is called': [
      '`init` and `from_config` share code that sets the main catalog.',
      resultBecomes('catalogFromConfig', async (_, { params, reference }) => {
        await reference.replaceConfig(params.config);
        await reference.init();
        return null;
      }),
    ],
    'uses the default locale of the main configuration for one that is not set': [
      'The main configuration supplies the initial values of others.',
      (reference) => ({
        catalogFromConfig: async ({ catalog, config }) => {
          const { default_locale } = await reference.config();
          return reference.catalogFromConfig({ catalog, config: { default_locale, ...config } });
        },
      }),
    ],
    'makes the configuration of a catalog the main configuration': [
      'A configuration from which a catalog is built seems to be meant for the module too.',
      (reference) => ({
        catalogFromConfig: async (params) => {
          await reference.replaceConfig(params.config);
          return reference.catalogFromConfig(params);
        },
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

/** Changes the configuration that a catalog is built from. */
function ofCatalogs(change: (config: ConfigValue) => ConfigValue): Change {
  return (reference) => ({
    catalogFromConfig: ({ catalog, config }) =>
      reference.catalogFromConfig({ catalog, config: change(config) }),
  });
}
