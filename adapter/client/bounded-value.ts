import { inspect } from 'node:util';

/** The maximum size and depth of a value that is kept unchanged. The results that scenarios expect are far smaller. */
const MAX_CHARACTERS = 10_000;
const MAX_DEPTH = 100;
/** The number of characters that are kept when a value is too large. */
const SHOWN_CHARACTERS = 1000;

/** The size of a value as JSON, measured only until it exceeds a limit. */
interface Size {
  readonly characters: number;
  readonly depth: number;
}

/** Returns a short text unchanged, or the beginning of a long text with its length and a checksum. */
function boundedText(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const beginning = text.slice(0, SHOWN_CHARACTERS);
  return `${beginning}… (cut: ${text.length} characters, checksum ${checksumOf(text)})`;
}

/**
 * Returns a checksum of a text, which distinguishes long texts that begin alike. It is computed like the 32-bit FNV-1a
 * hash, but from UTF-16 code units instead of bytes.
 */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/**
 * Returns a value in a form that needs little memory. A long text is truncated, and its length and a checksum are
 * added. Any other value that is too large or too deeply nested is replaced by a placeholder that no scenario expects.
 */
export function boundedValue(value: unknown): unknown {
  if (typeof value === 'string') return boundedText(value);
  if (typeof value !== 'object' || value === null) return value;
  const { characters, depth } = sizeOf(value);
  if (characters <= MAX_CHARACTERS && depth <= MAX_DEPTH) return value;
  const reason =
    depth > MAX_DEPTH ? `more than ${MAX_DEPTH} levels` : `more than ${MAX_CHARACTERS} characters`;
  const beginning = inspect(value, {
    depth: 1,
    maxArrayLength: 3,
    maxStringLength: 100,
    breakLength: Infinity,
  });
  return { unexpected: `a value of ${reason}: ${beginning.slice(0, SHOWN_CHARACTERS)}` };
}

/** Measures a value without recursion, and stops when the value exceeds a limit. */
function sizeOf(value: unknown): Size {
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
        if (characters > MAX_CHARACTERS) return { characters, depth };
        left.push({ part: inner, depth: depth + 1 });
      }
    }
    if (characters > MAX_CHARACTERS) return { characters, depth };
  }
  return { characters, depth: 1 };
}
