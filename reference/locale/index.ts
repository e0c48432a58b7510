import { Fallbacks } from './fallbacks';
import { Tag } from './tag';

/** `I18n::Locale`: fallbacks and tags (section 2.2). */
export const Locale = { Fallbacks, Tag } as const;
