import type { Adapter } from '../../../adapter/contract/adapter';
import type { ConfigValue } from '../../../adapter/contract/values';
import type { Change } from '../../changes/reference-with';
import { activations, unlessRefused } from '../../changes/locales';
import { translationsOf } from '../../changes/loading';
import { BySubject, isModule, textOf } from '../../changes/surfaces';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in what is available, in configurations, and in the main catalog before init. */
export const crystalStates: readonly Mutant[] = [
  ...fromVariants(
    'AVAILABLE-01',
    'SILENT-01/lists-the-default-locale-alone',
    'SILENT-01/lists-the-default-locale-beside-those-that-were-given',
  ),
  ...fromVariants('AVAILABLE-02', 'SILENT-02/refuses-a-locale-that-was-given-and-not-injected'),
  mutant(
    'AVAILABLE-02',
    'lets the default locale be activated that was not given',
    'A catalog can always go back to where it began.',
    (reference) => {
      return activations((activate) => async (params) => {
        const name = await unlessRefused(activate(params));
        if (name !== undefined || isModule(params)) return name ?? activate(params);
        const isDefault = (await reference.defaultLocale(params)) === textOf(params.locale);
        return isDefault ? textOf(params.locale) : activate(params);
      })(reference);
    },
  ),
  ...fromVariants(
    'AVAILABLE-03',
    'SILENT-04/sorts-the-available-locales',
    'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
  ),
  ...fromVariants(
    'AVAILABLE-04',
    'SILENT-03/keeps-the-default-locale-available',
    'SILENT-03/lets-the-default-locale-be-activated-at-any-time',
  ),
  ...fromVariants(
    'AVAILABLE-05',
    'SILENT-04/sorts-the-available-locales',
    'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
  ),
  ...fromVariants('AVAILABLE-06', 'SILENT-42/finds-the-translations-of-every-locale-that-was-injected'),
  mutant(
    'AVAILABLE-06',
    'does not list a locale that was not given',
    'The argument is taken for a restriction.',
    (reference) => {
      const given = new BySubject<readonly string[]>();
      return {
        newCatalog: async (params) => {
          if (params.available_locales) given.set({ subject: params.catalog }, params.available_locales);
          return reference.newCatalog(params);
        },
        availableLocales: async (params) => given.get(params) ?? reference.availableLocales(params),
      };
    },
  ),
  ...fromVariants('OPTION-01', 'SILENT-05/has-a-configuration-of-loaders-and-a-default-locale-alone'),
  mutant(
    'OPTION-01',
    'has the default locale available in any case',
    'A catalog can always go back to where it began.',
    (reference) => ({
      catalogFromConfig: ({ catalog, config }) =>
        reference.catalogFromConfig({
          catalog,
          config: {
            ...config,
            ...(config.available_locales && {
              available_locales: [...config.available_locales, config.default_locale ?? 'en'],
            }),
          },
        }),
    }),
  ),
  mutant(
    'OPTION-01',
    'has those locales available alone that have a loader',
    'A locale without texts is of no use.',
    (reference) => {
      const loaded = new BySubject<readonly string[]>();
      return {
        catalogFromConfig: async ({ catalog, config }) => {
          const texts = await Promise.all((config.loaders ?? []).map((loader) => reference.load({ loader })));
          loaded.set({ subject: catalog }, texts.flatMap(Object.keys));
          return reference.catalogFromConfig({ catalog, config });
        },
        inject: async (params) => {
          const locales = Object.keys(await translationsOf(reference, params));
          const known = loaded.get(params);
          if (known) loaded.set(params, [...known, ...locales]);
          return reference.inject(params);
        },
        ...activations((activate) => (params) => {
          const isLoaded = loaded.get(params)?.includes(textOf(params.locale)) ?? true;
          return activate(isLoaded ? params : { ...params, locale: '' });
        })(reference),
      };
    },
  ),
  ...fromVariants(
    'BEFORE-01',
    'SILENT-38/has-no-translations-before-init',
    'SILENT-38/refuses-lookups-before-init',
  ),
  mutant(
    'BEFORE-02',
    'is made anew while the configuration is changed',
    'A catalog that was not initialized is not kept.',
    configuring(async (_, reference) => {
      await reference.init();
    }),
  ),
  mutant(
    'BEFORE-02',
    'gets the translations of loaders that are appended',
    'A loader is read when it is appended.',
    configuring(async (config, reference) => {
      if (config.loaders?.length) await reference.init();
    }),
  ),
  ...fromVariants(
    'WITHLOCALE-01',
    'SILENT-27/returns-nil-from-with-locale',
    'SILENT-27/returns-the-locale-from-with-locale',
  ),
  ...fromVariants(
    'WITHLOCALE-02',
    'SILENT-28/keeps-the-error-of-a-block-to-itself',
    'SILENT-28/wraps-the-error-of-a-block',
  ),
];

/** Does something to the main catalog after the main configuration was changed, until init. */
function configuring(change: (config: ConfigValue, reference: Adapter) => Promise<void>): Change {
  return (reference) => {
    let isInitialized = false;
    const after = async (config: ConfigValue, done: Promise<null>): Promise<null> => {
      await done;
      if (!isInitialized) await change(config, reference);
      return null;
    };
    return {
      configure: (config) => after(config, reference.configure(config)),
      replaceConfig: (config) => after(config, reference.replaceConfig(config)),
      init: async () => {
        isInitialized = true;
        return reference.init();
      },
    };
  };
}
