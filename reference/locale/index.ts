/** Fallbacks and tags of locales. */
export { Fallbacks, type FallbackMapping, type FallbacksLike, type FallbacksOptions } from './fallbacks';
export { Tag } from './tag';
