/** `I18n::Locale`: fallbacks and tags. */
export { Fallbacks, type FallbackMapping, type FallbacksLike, type FallbacksOptions } from './fallbacks';
export { Tag } from './tag';
