import { isUtf8 } from 'node:buffer';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** At most this many bytes of an invalid text are shown: some before the first invalid one, and those that follow. */
const SHOWN = { before: 8, all: 24 };

/** A line with more invalid texts than this is not read: each of them takes more memory than its bytes. */
const MAX_INVALID = 1000;

/**
 * Reads a line of JSON in which texts are not UTF-8. Each of these becomes `{"unexpected": "invalid UTF-8: 48 69 ff"}`,
 * an object with some of its bytes, so that it is the port that fails. Returns undefined if other bytes of the line are
 * not UTF-8, if a text does not end, or if there are too many such texts.
 */
export function withInvalidTexts(line: Buffer): string | undefined {
  let read = '';
  let end = 0;
  let invalid = 0;
  for (let start = line.indexOf(QUOTE); start !== -1; start = line.indexOf(QUOTE, end)) {
    const between = line.subarray(end, start);
    end = endOfText(line, start);
    if (end === -1) return undefined;
    const text = line.subarray(start, end);
    const isValid = isUtf8(text);
    if (!isValid) invalid += 1;
    if (!isUtf8(between) || invalid > MAX_INVALID) return undefined;
    read += between.toString() + (isValid ? text.toString() : bytesOf(text.subarray(1, -1)));
  }
  const last = line.subarray(end);
  return isUtf8(last) ? read + last.toString() : undefined;
}

/** Returns the index after the closing quotation mark of a text; -1 if it has none. */
function endOfText(line: Buffer, start: number): number {
  for (let quote = line.indexOf(QUOTE, start + 1); quote !== -1; quote = line.indexOf(QUOTE, quote + 1)) {
    let first = quote;
    while (line[first - 1] === BACKSLASH) first--;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
  return -1;
}

function bytesOf(text: Buffer): string {
  // Where the text is read with replacement characters, the bytes differ from the first invalid one on.
  const replaced = Buffer.from(text.toString());
  const invalid = text.findIndex((byte, index) => byte !== replaced[index]);
  const from = Math.max(0, invalid - SHOWN.before);
  const shown = text.subarray(from, from + SHOWN.all);
  const bytes = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const [before, after] = [from > 0 ? '… ' : '', from + SHOWN.all < text.length ? ' …' : ''];
  return JSON.stringify({ unexpected: `invalid UTF-8: ${before}${bytes}${after}` });
}
