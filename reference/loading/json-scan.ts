import { endOfString } from './json-nodes';

/**
 * Tells whether a text that is JSON may have mistakes that `JSON.parse` accepts: a key that occurs twice in a map, or a
 * number that is not an integer or loses digits. `JSON.parse` keeps one of two equal keys, so the text then has more keys
 * than the value. Counting takes a fraction of the time of reading each node, which is done only for such files.
 *
 * @param value the result of `JSON.parse`
 */
export function mayHideFaults(text: string, value: unknown): boolean {
  const keys = keysIn(value);
  return keys === undefined || keys !== keysWrittenIn(text);
}

/** Returns the number of keys in all maps of a value; undefined if it has a number that is not a safe integer. */
function keysIn(value: unknown): number | undefined {
  let keys = 0;
  // A list instead of recursion: a file may be nested deeper than the stack goes.
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'number' && !Number.isSafeInteger(next)) return undefined;
    if (typeof next !== 'object' || next === null) continue;
    const values: unknown[] = Object.values(next);
    if (!Array.isArray(next)) keys += values.length;
    for (const one of values) if (typeof one !== 'string') rest.push(one);
  }
  return keys;
}

/** Returns the number of keys in a text; undefined if it has a number with a fraction or an exponent. */
function keysWrittenIn(text: string): number | undefined {
  let keys = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index) - 1;
    else if (character === COLON) keys++;
    else if (isOfFraction(character, text, index)) return undefined;
  }
  return keys;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const POINT = 0x2e;
const CAPITAL_E = 0x45;
const SMALL_E = 0x65;

/** Tells whether a character outside of strings is of a fraction or an exponent. The words `true` and `false` have an `e` too. */
function isOfFraction(character: number, text: string, index: number): boolean {
  if (character === SMALL_E) return /\d/.test(text.charAt(index - 1));
  return character === POINT || character === CAPITAL_E;
}
