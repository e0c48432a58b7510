import { endOfString } from './json-nodes';

/**
 * Tells whether a valid JSON text may contain mistakes that `JSON.parse` overlooks: repeated keys in a map, or a number
 * that is not an integer or would lose digits. Because `JSON.parse` keeps only one of several equal keys, a text with
 * repeated keys has more keys than the parsed value. Counting keys is much faster than reading every node, so only
 * suspicious files are read node by node.
 *
 * @param value the result of `JSON.parse`
 */
export function mayHideFaults(text: string, value: unknown): boolean {
  const keys = keysIn(value);
  return keys === undefined || keys !== keysWrittenIn(text);
}

/**
 * Returns the total number of keys in all maps of a value; undefined if the value contains a number that is not a safe
 * integer.
 */
function keysIn(value: unknown): number | undefined {
  let keys = 0;
  // A list is used instead of recursion, because a file may be nested too deeply for the call stack.
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

/** Returns the number of keys in a text; undefined if the text contains a number with a fraction or an exponent. */
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

/**
 * Tells whether a character begins a fraction or an exponent. The character must not be inside a string. An `e` counts
 * as the beginning of an exponent only after a digit, because `true` and `false` contain an `e` too.
 */
function isOfFraction(character: number, text: string, index: number): boolean {
  if (character === SMALL_E) return /\d/.test(text.charAt(index - 1));
  return character === POINT || character === CAPITAL_E;
}
