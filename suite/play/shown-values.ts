import { boundedValue } from '../../adapter/client/bounded-value';

/** Two texts are shown around their first difference if one of them has more characters than this. */
const LONG_TEXT = 300;

/** How many characters are shown on each side of the first difference of two long texts. */
const AROUND = 40;

/** Returns the expected and the actual value as reports show them. */
export function shownValues(
  expected: unknown,
  actual: unknown,
): { readonly expected: unknown; readonly actual: unknown } {
  const areLong =
    typeof expected === 'string' &&
    typeof actual === 'string' &&
    Math.max(expected.length, actual.length) > LONG_TEXT;
  if (!areLong) return { expected: boundedValue(expected), actual: boundedValue(actual) };
  let difference = 0;
  while (difference < expected.length && expected[difference] === actual[difference]) difference += 1;
  return { expected: textAround(expected, difference), actual: textAround(actual, difference) };
}

function textAround(text: string, difference: number): string {
  const start = Math.max(0, difference - AROUND);
  const end = Math.min(text.length, difference + AROUND);
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return `${shown} (${text.length} characters, the first difference is at ${difference + 1})`;
}
