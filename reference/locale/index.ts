/** `I18n::Locale`: fallbacks and tags (section 2.2). */
export { Fallbacks, type FallbackMapping, type FallbacksLike, type FallbacksOptions } from './fallbacks';
export { Tag } from './tag';
