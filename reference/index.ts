/**
 * The reference implementation: the interface of crystal-i18n 0.2.2, whole, in TypeScript.
 *
 * The names are those of the document in camel case; `translate!` and `t!` are `translateOrThrow` and `tOrThrow`.
 */
export { Catalog, type CatalogOptions } from './catalog';
export { Config } from './config';
export * as Errors from './errors';
export * as Loader from './loading';
export * as Locale from './locale';
export type {
  DateLike,
  DateTuple,
  PlainDateLike,
  TimeLike,
  ZonedDateTimeLike,
} from './localization/civil-time';
export type { LookupOptions, Scope, Value } from './lookup/options';
export { I18n, I18nModule } from './module';
export type { Name } from './name';
export * as Pluralization from './pluralization';
export type { TranslationLeaf, TranslationMap, TranslationsHash } from './translations/translations-hash';
export type { Localizable, Translator } from './translator';
export { VERSION } from './version';
