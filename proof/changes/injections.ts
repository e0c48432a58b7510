import type { NewCatalogParams } from '../../adapter/contract/adapter';
import type { Translations } from '../../adapter/contract/values';
import { mergeTranslations } from '../../reference/translations/translations-hash';
import type { Change } from './reference-with';
import { translationsOf } from './loading';
import { knowingCatalogs, unlessRefused } from './locales';
import { BySubject } from './surfaces';
import { isMap, mapLocales } from './translations';

/**
 * Changes how injected translations are combined with those that a catalog has: it is built anew from what
 * `combine` makes of both.
 */
export function injectionsBecome(
  combine: (earlier: Translations, later: Translations) => Translations,
): Change {
  return (reference) => {
    const options = new BySubject<NewCatalogParams>();
    const injected = new BySubject<Translations>();
    return {
      newCatalog: async (params) => {
        options.set({ subject: params.catalog }, params);
        return reference.newCatalog(params);
      },
      catalogFromConfig: async (params) => {
        const { catalog, config } = params;
        const { loaders = [], ...fields } = config;
        let translations: Translations = {};
        for (const loader of loaders) {
          translations = combine(translations, await translationsOf(reference, { loader }));
        }
        options.set({ subject: catalog }, { catalog, ...fields });
        injected.set({ subject: catalog }, translations);
        return reference.catalogFromConfig(params);
      },
      inject: async (params) => {
        const { subject = '' } = params;
        const translations = combine(injected.get(params) ?? {}, await translationsOf(reference, params));
        injected.set(params, translations);
        const locale = await reference.locale(params);
        await reference.newCatalog(options.get(params) ?? { catalog: subject });
        const result = await reference.inject({ subject, translations });
        await unlessRefused(reference.activate({ subject, locale }));
        return result;
      },
      withLocale: async (params) => {
        if (options.get(params) === undefined) return reference.withLocale(params);
        const { subject = '' } = params;
        const locale = await reference.locale({ subject });
        try {
          return await reference.withLocale(params);
        } finally {
          // An injection in the block made a new catalog, for which the end of the block does nothing.
          await unlessRefused(reference.activate({ subject, locale }));
        }
      },
    };
  };
}

/** Injects into all catalogs what is injected into one. */
export const injectingIntoAll: Change = knowingCatalogs((catalogs, reference) => ({
  inject: async (params) => {
    for (const subject of catalogs) await reference.inject({ ...params, subject });
    return null;
  },
}));

/** Combines translations, but replaces the localization data of a kind as a whole. */
export function replacingData(kind: 'number' | 'date' | 'time') {
  return (earlier: Translations, later: Translations): Translations =>
    mergeTranslations([
      mapLocales(earlier, ({ i18n = {}, ...map }, locale) => {
        const injected = later[locale]?.i18n;
        const isReplaced = injected !== undefined && isMap(injected) && kind in injected;
        return { ...map, i18n: isReplaced && isMap(i18n) ? { ...i18n, [kind]: {} } : i18n };
      }),
      later,
    ]);
}
