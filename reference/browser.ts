/** The library for browsers and workers. It imports no Node modules, and its folder loaders throw an error. */
export { Catalog } from './catalog';
export { Config, type CatalogOptions } from './config';
export * as Errors from './errors';
export * as Loader from './loading/browser';
export * as Locale from './fallbacks';
export type { Name } from './arguments';
export type {
  DateLike,
  DateTuple,
  PlainDateLike,
  TimeLike,
  ZonedDateTimeLike,
} from './localization/civil-time';
export type { LookupOptions, Scope, Value } from './lookup/options';
export { I18n, I18nModule } from './module';
export * as Pluralization from './pluralization';
export type { TranslationLeaf, TranslationMap, TranslationsHash } from './translations/translations-hash';
export type { Localizable, Translator } from './translator';

// Keeps CONSTANT-01.
/** The version of the crystal-i18n interface that this package implements. */
export const VERSION = '0.2.2';
