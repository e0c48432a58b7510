/** Locale tags, and the fallbacks of locales. */
export { Fallbacks, type FallbackMapping, type FallbacksLike, type FallbacksOptions } from './fallbacks';
export { Tag } from './tag';
