import type { OtherTexts } from '../../steps/script';

/** Tells whether a result can state that a translation is missing (section 7 of the document). */
export function isStatement(result: unknown, { path, text }: OtherTexts): boolean {
  return typeof result === 'string' && !isWhole(result, path, 'iu') && !isWhole(result, text, 'u');
}

/** Tells whether a lookup that finds nothing may return this result. */
export function isNothing(result: unknown, not: OtherTexts): boolean {
  if (isStatement(result, not) || result === '') return true;
  return typeof result === 'string' && isWhole(result, not.path, 'iu');
}

/** Tells whether the whole text matches a pattern. */
function isWhole(text: string, pattern: string, flags: string): boolean {
  return new RegExp(`^(?:${pattern})$`, flags).test(text);
}
