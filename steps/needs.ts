import type { LocalizeParams } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import { nameText } from './notation';

/** Matches a directive whose output depends on the time's offset. */
const OFFSET_DIRECTIVE = /%[-_0^#:\d]*[zZs+]/;

/**
 * Returns the time patterns with the given name from all locales, or an empty array if the scenario gives no such
 * pattern.
 */
type TimePatterns = (name: string) => readonly string[];

/** Returns the kinds of values in the given params that some languages cannot express. */
export function needsOf(value: unknown, patterns: TimePatterns = () => []): Inexpressible[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]): Inexpressible[] => {
    // A placeholder may also be named kwargs, but its value is a scalar.
    if (key === 'kwargs' && typeof part === 'object') return ['named-arguments', ...needsOf(part, patterns)];
    if (key === 'symbol') return ['symbols'];
    if (key === 'float') return Number.isInteger(Number(part)) ? ['whole-floats'] : [];
    if (key === 'time') return needsNanoseconds(part) ? ['nanoseconds'] : [];
    // Translations are data: a key in them that is named `symbol`, for example, has no special meaning.
    return key === 'translations' ? [] : needsOf(part, patterns);
  });
  return needsOffset(value, patterns) ? ['offsets', ...inner] : inner;
}

/** Tells whether a time has a fraction of a second that microseconds cannot express. */
function needsNanoseconds(time: unknown): boolean {
  return typeof time === 'string' && /T.*\.\d{6}(?!000)\d{3}[+-]/.test(time);
}

/**
 * Tells whether the params of a localization need a language that can express the offset of a time. They do if the
 * offset is not +00:00, or if the formatted text may show the offset. With a named format, the text may show the offset
 * if a pattern of that name contains an offset directive, or if the scenario gives no pattern of that name.
 */
function needsOffset({ object, format }: Partial<LocalizeParams>, patternsOf: TimePatterns): boolean {
  if (typeof object !== 'object' || object === null || !('time' in object)) return false;
  if (!/\+00:00(?::00)?$/.test(object.time)) return true;
  const named = patternsOf(nameText(format ?? 'default'));
  const patterns = named.length === 0 && typeof format === 'string' ? [format] : named;
  return (
    patterns.length === 0 || patterns.some((pattern) => OFFSET_DIRECTIVE.test(pattern.replaceAll('%%', '')))
  );
}
