import type { Adapter, InjectParams } from '../../adapter/contract/adapter';
import type { ConfigValue, LoaderValue, Translations } from '../../adapter/contract/values';
import type { Change } from './reference-with';
import { givenBecomes } from './results';
import { mapLeaves, type LeafChange } from './translations';

/** Changes all translations that reach an implementation: those of loaders, and those that are injected. */
export function translationsBecome(change: (translations: Translations) => Translations): Change {
  return (reference) => ({
    ...loadersBecome(async (loader, { load }) => inline(change(await load({ loader }))))(reference),
    load: async ({ loader }) => change(await reference.load({ loader })),
    inject: async (params) =>
      reference.inject({
        ...withoutSource(params),
        translations: change(await translationsOf(reference, params)),
      }),
  });
}

/** Changes all translations that are injected or read by init, and leaves the `load` of loaders as it is. */
export function injectedBecome(change: (translations: Translations) => Translations): Change {
  return (reference) => ({ ...translationsBecome(change)(reference), load: reference.load });
}

/** Changes the leaves of all translations that reach an implementation. */
export function leavesBecome(change: LeafChange): Change {
  return translationsBecome((translations) => mapLeaves(translations, change));
}

/**
 * Changes the loaders of configurations. Those of the main configuration are changed again before each `init`, because
 * their files may be others by then.
 */
export function loadersBecome(
  change: (loader: LoaderValue, reference: Adapter) => Promise<LoaderValue>,
): Change {
  return (reference) => {
    let given: ConfigValue = {};
    const changed = async (config: ConfigValue): Promise<ConfigValue> =>
      config.loaders === undefined
        ? config
        : {
            ...config,
            loaders: await Promise.all(config.loaders.map((loader) => change(loader, reference))),
          };
    const { configure, replaceConfig, catalogFromConfig } = configurationsBecome(changed)(reference);
    return {
      catalogFromConfig: catalogFromConfig!,
      configure: async (config) => {
        const loaders = [...(given.loaders ?? []), ...(config.loaders ?? [])];
        given = { ...given, ...config, loaders };
        return configure!(config);
      },
      replaceConfig: async (config) => {
        given = config;
        return replaceConfig!(config);
      },
      init: async () => {
        if (given.loaders?.some((loader) => 'path' in loader)) await replaceConfig!(given);
        return reference.init();
      },
    };
  };
}

/** Changes the configurations that are given or assigned to the module, or that a catalog is built from. */
export function configurationsBecome(
  change: (config: ConfigValue, reference: Adapter) => Promise<ConfigValue>,
): Change {
  return (reference) => ({
    configure: async (config) => reference.configure(await change(config, reference)),
    replaceConfig: async (config) => reference.replaceConfig(await change(config, reference)),
    catalogFromConfig: async ({ catalog, config }) =>
      reference.catalogFromConfig({ catalog, config: await change(config, reference) }),
  });
}

/** Changes the configurations that catalogs are built from. */
export function catalogConfigurationsBecome(
  change: (config: ConfigValue, reference: Adapter) => ConfigValue | Promise<ConfigValue>,
): Change {
  return givenBecomes('catalogFromConfig', async ({ catalog, config }, reference) => ({
    catalog,
    config: await change(config, reference),
  }));
}

/** Returns the translations that are injected. */
export async function translationsOf(reference: Adapter, params: InjectParams): Promise<Translations> {
  return 'loader' in params ? reference.load({ loader: params.loader }) : params.translations;
}

/** Returns a loader of translations that are part of the call. */
export function inline(translations: Translations): LoaderValue {
  return { format: 'inline', translations };
}

function withoutSource({ subject = '' }: InjectParams): { readonly subject: string } {
  return { subject };
}
