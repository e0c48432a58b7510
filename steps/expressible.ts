import type { Inexpressible } from '../adapter/contract/values';
import { NotApplicable } from './deviations';

const WHOLE_FLOAT = /^-?\d+(?:\.0+)?(?:e\+?\d+)?$/;

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
  const needs = Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'kwargs') return ['named-arguments' as const, ...needsOf(inner)];
    if (key === 'symbol') return ['symbols' as const];
    if (key === 'float') return WHOLE_FLOAT.test(String(inner)) ? ['whole-floats' as const] : [];
    // Translations are data, in which a key may be called anything.
    return key === 'translations' ? [] : needsOf(inner);
  });
  return needs;
}
