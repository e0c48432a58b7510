import type { LocalizeParams } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import { NotApplicable } from './deviations';

/** A directive of a pattern whose text depends on the offset. */
const OFFSET_DIRECTIVE = /%[-_0^#:\d]*[zZs+]/;

/**
 * Holds the params of a call against what the port's language cannot say.
 *
 * @throws NotApplicable when the call needs it
 */
export function requireExpressible(params: object, inexpressible: readonly Inexpressible[]): void {
  if (inexpressible.length === 0) return;
  for (const need of needsOf(params)) {
    if (inexpressible.includes(need)) throw new NotApplicable(`the port's language cannot say ${need}`);
  }
}

/** Returns what a language must be able to say for these params. */
export function needsOf(value: unknown): Inexpressible[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]): Inexpressible[] => {
    if (key === 'kwargs') return ['named-arguments', ...needsOf(part)];
    if (key === 'symbol') return ['symbols'];
    if (key === 'float') return Number.isInteger(Number(part)) ? ['whole-floats'] : [];
    // Translations are data, in which a key may be called anything.
    return key === 'translations' ? [] : needsOf(part);
  });
  return needsOffset(value) ? ['offsets', ...inner] : inner;
}

/**
 * Tells whether the params of a localization need the offset of a time: it is not +00:00, or the text may show it. A
 * named format may, since its pattern is not known here.
 */
function needsOffset({ object, format }: Partial<LocalizeParams>): boolean {
  if (typeof object !== 'object' || object === null || !('time' in object)) return false;
  if (typeof format !== 'string' || !/\+00:00(?::00)?$/.test(object.time)) return true;
  return OFFSET_DIRECTIVE.test(format.replaceAll('%%', ''));
}
