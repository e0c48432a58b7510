/** The library without `localize`, the loaders or the module `I18n`, for pages that only look up translations. */
export type { Name } from './arguments';
export * as Errors from './errors';
export * as Locale from './locale/fallbacks';
export { LookupCatalog as Catalog, type CatalogOptions } from './lookup-catalog';
export type { LookupOptions, Scope } from './lookup/options';
export type { Value } from './lookup/values';
export type { TranslationLeaf, TranslationMap, TranslationsHash } from './translations/translations-hash';
export type { Lookups } from './translator';
