import { inspect } from 'node:util';

/** The maximum size of a text or value that is kept unchanged, and how much is kept of a larger one. */
export interface ValueLimits {
  /** The maximum size of a text, or of any other value as JSON, in characters. */
  readonly characters: number;
  /** The number of characters that are kept of a larger text, or of the description of a larger value. */
  readonly shown: number;
}

/**
 * The limits for the values in the response to a call, except for a text that is its result. A step that replays
 * recordings holds the responses to thousands of calls at the same time.
 */
const RESPONSE_LIMITS: ValueLimits = { characters: 2000, shown: 1000 };
/** The maximum depth of a value that is kept unchanged. */
const MAX_DEPTH = 100;
/** Matches the note at the end of a text that has already been truncated. */
const NOTE = /… \(cut: \d{1,9} characters, checksum [0-9a-f]{1,8}\)$/;

/** The size of a value as JSON, measured only until it exceeds a limit. */
interface Size {
  readonly characters: number;
  readonly depth: number;
}

/**
 * Returns a short text unchanged, or the beginning of a long text with its length and a checksum. A text that was
 * truncated before keeps its first length and checksum.
 */
export function boundedText(text: string, { characters, shown } = RESPONSE_LIMITS): string {
  if (text.length <= characters) return text;
  const checksum = hexadecimal(hashOf(text));
  const [note = `… (cut: ${text.length} characters, checksum ${checksum})`] = NOTE.exec(text) ?? [];
  return copyOf(text.slice(0, shown)) + note;
}

/** Returns a copy of a part of a text. Without the copy, V8 keeps the whole text in memory as long as the part. */
function copyOf(part: string): string {
  // The playground has no `Buffer`.
  return JSON.parse(JSON.stringify(part)) as string;
}

/** The hash of an empty text. */
const EMPTY_HASH = 0x811c9dc5;

/**
 * Returns the hash of a text or, with the hash of the texts before it, of all of them together. It is computed like the
 * 32-bit FNV-1a hash, but from UTF-16 code units instead of bytes.
 *
 * @param before the hash of the texts before this one
 */
function hashOf(text: string, before = EMPTY_HASH): number {
  let hash = before;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

function hexadecimal(hash: number): string {
  return (hash >>> 0).toString(16);
}

/**
 * Returns a checksum of a value, without recursion. Maps whose keys are in different order have the same checksum,
 * because their order has no meaning in JSON.
 */
function checksumOf(value: unknown): string {
  const left = [{ part: value, key: '', depth: 0 }];
  let hash = EMPTY_HASH;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { part, key, depth } = next;
    const place = `${depth} ${JSON.stringify(key)} `;
    if (typeof part !== 'object' || part === null) {
      // A long text is not copied.
      hash = hashOf(
        typeof part === 'string' ? part : JSON.stringify(part),
        hashOf(place + typeof part, hash),
      );
      continue;
    }
    const isArray = Array.isArray(part);
    hash = hashOf(place + (isArray ? '[]' : '{}'), hash);
    const entries: [string, unknown][] = Object.entries(part);
    if (!isArray) entries.sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [name, inner] of entries) left.push({ part: inner, key: name, depth: depth + 1 });
  }
  return hexadecimal(hash);
}

/**
 * Returns a value in a form that needs little memory. A long text is truncated, and its length and a checksum are
 * added. Any other value that is too large or too deeply nested is replaced by a placeholder that no scenario expects.
 * The placeholders of equal values are equal, and its checksum distinguishes values that begin alike.
 */
export function boundedValue(value: unknown, limits = RESPONSE_LIMITS): unknown {
  if (typeof value === 'string') return boundedText(value, limits);
  if (typeof value !== 'object' || value === null) return value;
  const { characters, depth } = sizeOf(value, limits);
  if (characters <= limits.characters && depth <= MAX_DEPTH) return value;
  const reason =
    depth > MAX_DEPTH ? `more than ${MAX_DEPTH} levels` : `more than ${limits.characters} characters`;
  const beginning = inspect(beginningOf(value, 1), {
    depth: 1,
    maxArrayLength: MAX_SHOWN,
    maxStringLength: 100,
    breakLength: Infinity,
  });
  return {
    unexpected: `a value of ${reason}, checksum ${checksumOf(value)}: ${beginning.slice(0, limits.shown)}`,
  };
}

/** The number of items of an array, and ten times as many entries of a map, that are shown of a large value. */
const MAX_SHOWN = 3;

/** Returns a copy of the part of a value that is shown, because formatting all of a large map takes seconds. */
function beginningOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth < 0) return value;
  const inner = (part: unknown): unknown => beginningOf(part, depth - 1);
  if (Array.isArray(value)) return value.map((item, index) => (index < MAX_SHOWN ? inner(item) : item));
  const names = Object.keys(value).sort();
  const shown = names.slice(0, 10 * MAX_SHOWN);
  const entries = shown.map((name) => [name, inner(Reflect.get(value, name))] as const);
  const more = names.length - shown.length;
  return Object.fromEntries([...entries, ...(more > 0 ? [['…', `${more} more entries`]] : [])]);
}

/** Measures a value without recursion, and stops when the value exceeds a limit. */
function sizeOf(value: unknown, limits: ValueLimits): Size {
  const left: { readonly part: unknown; readonly depth: number }[] = [{ part: value, depth: 1 }];
  let characters = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { part, depth } = next;
    if (typeof part !== 'object' || part === null) {
      characters += String(part).length + 1;
    } else {
      if (depth > MAX_DEPTH) return { characters, depth };
      for (const [key, inner] of Object.entries(part)) {
        characters += Array.isArray(part) ? 1 : key.length + 3;
        if (characters > limits.characters) return { characters, depth };
        left.push({ part: inner, depth: depth + 1 });
      }
    }
    if (characters > limits.characters) return { characters, depth };
  }
  return { characters, depth: 1 };
}
