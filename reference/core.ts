export { Catalog } from './catalog';
export { Config } from './config';
export * as Errors from './errors';
export * as Locale from './locale';
export type {
  DateLike,
  DateTuple,
  PlainDateLike,
  TimeLike,
  ZonedDateTimeLike,
} from './localization/civil-time';
export type { CatalogOptions } from './lookup-catalog';
export type { LookupOptions, Scope } from './lookup/options';
export type { Value } from './lookup/values';
export { I18n, I18nModule } from './module';
export type { Name } from './name';
export * as Pluralization from './pluralization';
export type { TranslationLeaf, TranslationMap, TranslationsHash } from './translations/translations-hash';
export type { Localizable, Lookups, Translator } from './translator';
export { VERSION } from './version';
