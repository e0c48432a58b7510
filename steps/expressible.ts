import type { LocalizeParams } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import { NotApplicable } from './deviations';
import { nameText } from './notation';

/** Matches a directive whose output depends on the time's offset. */
const OFFSET_DIRECTIVE = /%[-_0^#:\d]*[zZs+]/;

/** The time patterns that a scenario gives the port. */
export interface KnownPatterns {
  /**
   * Returns the time patterns with the given name from all locales, or an empty array if the scenario gives no such
   * pattern.
   */
  timePatterns(name: string): readonly string[];
}

/**
 * Requires that the port's language can express the params of a call.
 *
 * @throws NotApplicable when the language cannot express them
 */
export function requireExpressible(
  params: object,
  inexpressible: readonly Inexpressible[],
  given: KnownPatterns = NO_PATTERNS,
): void {
  if (inexpressible.length === 0) return;
  for (const need of needsOf(params, given)) {
    if (inexpressible.includes(need)) throw new NotApplicable(`the port's language cannot express ${need}`);
  }
}

/** Returns the kinds of values in the given params that some languages cannot express. */
export function needsOf(value: unknown, given: KnownPatterns = NO_PATTERNS): Inexpressible[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]): Inexpressible[] => {
    // A placeholder may also be named kwargs, but its value is a scalar.
    if (key === 'kwargs' && typeof part === 'object') return ['named-arguments', ...needsOf(part, given)];
    if (key === 'symbol') return ['symbols'];
    if (key === 'float') return Number.isInteger(Number(part)) ? ['whole-floats'] : [];
    // Translations are data: a key in them that is named `symbol`, for example, has no special meaning.
    return key === 'translations' ? [] : needsOf(part, given);
  });
  return needsOffset(value, given) ? ['offsets', ...inner] : inner;
}

/**
 * Tells whether the params of a localization need a language that can express the offset of a time. They do if the
 * offset is not +00:00, or if the formatted text may show the offset. With a named format, the text may show the offset
 * if a pattern of that name contains an offset directive, or if the scenario gives no pattern of that name.
 */
function needsOffset({ object, format }: Partial<LocalizeParams>, given: KnownPatterns): boolean {
  if (typeof object !== 'object' || object === null || !('time' in object)) return false;
  if (!/\+00:00(?::00)?$/.test(object.time)) return true;
  const named = given.timePatterns(nameText(format ?? 'default'));
  const patterns = named.length === 0 && typeof format === 'string' ? [format] : named;
  return (
    patterns.length === 0 || patterns.some((pattern) => OFFSET_DIRECTIVE.test(pattern.replaceAll('%%', '')))
  );
}

const NO_PATTERNS: KnownPatterns = { timePatterns: () => [] };
