import { refuse } from '../arguments';
import { InvalidArgument } from '../errors';
import type { LookupOptions } from './options';

/** The names of the options, which are not named arguments that give the value of a placeholder. */
const OPTIONS: ReadonlySet<string> = new Set(['params', 'count', 'scope', 'default']);

/** A placeholder, such as `%{name}`, and the text after it. */
interface Placeholder {
  readonly name: string;
  readonly after: string;
  // Without these two, a text with three placeholders takes 1.2 times as long.
  /** Whether the name is that of an option, so that no named argument can fill the placeholder. */
  readonly isOption: boolean;
  /** Whether every object inherits a property of that name. */
  readonly isInherited: boolean;
}

/** A text with placeholders, which is split when it is first filled. */
export class Template {
  /** The text before the first placeholder. */
  #start = '';
  /** The placeholders; undefined until the text is split. With all texts split, a catalog takes 1.4 times the memory. */
  #placeholders: readonly Placeholder[] | undefined;

  constructor(readonly source: string) {}

  // Keeps INTERP-01, INTERP-03, ARGUMENT-03.
  /** Returns the text with each placeholder replaced by its value, in which nothing has a special meaning. */
  fill(options: LookupOptions): string {
    const placeholders = (this.#placeholders ??= this.split());
    let text = this.#start;
    for (const placeholder of placeholders) text += textIn(placeholder, options) + placeholder.after;
    return text;
  }

  // Keeps INTERP-04, INTERP-05.
  /**
   * Splits the text at its placeholders, and returns them. A name contains neither a closing brace nor the start of
   * another placeholder: `%{%{name}` has one placeholder, the inner one.
   */
  private split(): readonly Placeholder[] {
    const { source } = this;
    const placeholders: Placeholder[] = [];
    let name: string | undefined;
    let from = 0;
    // A regular expression could exceed the stack with a text of many megabytes.
    for (;;) {
      const first = source.indexOf('%{', from);
      const end = first === -1 ? -1 : source.indexOf('}', first);
      const start = end === -1 ? source.length : source.lastIndexOf('%{', end);
      const text = source.slice(from, start);
      if (name === undefined) this.#start = text;
      else placeholders.push({ name, after: text, isOption: OPTIONS.has(name), isInherited: name in {} });
      // An array that items were pushed to has room for more. A copy has not, and takes a fifth less memory.
      if (end === -1) return placeholders.slice();
      name = source.slice(start + 2, end);
      from = end + 1;
    }
  }
}

// Keeps INTERP-01, INTERP-02, INTERP-06, PLURAL-02, ARGUMENT-01, ARGUMENT-02.
/** Returns the text that replaces a placeholder: the count, a value in `params`, a named argument, or itself. */
function textIn(placeholder: Placeholder, options: LookupOptions): string {
  const { name, isOption } = placeholder;
  const { count, params } = options;
  if (name === 'count' && count !== undefined && count !== null) return textOf(count, name);
  const param = params ? valueIn(params, placeholder) : undefined;
  if (param !== undefined) return textOf(param, name, 'options.params');
  const argument = isOption ? undefined : valueIn(options, placeholder);
  return argument === undefined ? `%{${name}}` : textOf(argument, name);
}

function valueIn(values: { readonly [name: string]: unknown }, { name, isInherited }: Placeholder): unknown {
  return isInherited && !Object.hasOwn(values, name) ? undefined : values[name];
}

// Keeps ARGUMENT-04, ARGUMENT-05.
/** Converts the value with this name in the argument `owner` to text, or throws InvalidArgument. */
export function textOf(value: unknown, name: string, owner = 'options'): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'symbol') return value.description ?? '';
  if (value === null) return '';
  if (typeof value === 'object' || typeof value === 'function')
    return textOfObject(value, `${owner}.${name}`);
  return String(value);
}

/**
 * Returns the text of a number. A safe integer is written like an Int of crystal-i18n 0.2.2, and a number with a
 * fraction like a Float: with an exponent below 1e-4 and from 1e15 on. Another whole number may stand for either, and
 * has an exponent where JavaScript writes one. The number before an exponent has at least one decimal, as in `1.0e-5`.
 */
function textOfNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  const text = String(value);
  const hasExponent = Number.isInteger(value) ? text.includes('e') : size < 1e-4 || size >= 1e15;
  if (!hasExponent || !Number.isFinite(value)) return text;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

/** Returns the result of an object's `toString`, unless it is that of every object, as in "[object Object]". */
function textOfObject(value: object, argument: string): string {
  const expected = 'a string, a number, a boolean, null, or an object with a toString of its class';
  const hasText = typeof value !== 'function' && value.toString !== Object.prototype.toString;
  if (!hasText) refuse(argument, value, expected);
  try {
    return String(value);
  } catch (cause) {
    throw new InvalidArgument(argument, value, expected, { cause });
  }
}

/** The value at a path. */
export type Entry = string | Template | number | boolean;

/** Converts a text to the form in which it is stored. */
export function parseText(text: string): string | Template {
  return text.includes('%{') ? new Template(text) : text;
}

// Keeps NUMBER-01, NUMBER-02.
/** Returns the value of an entry as it was injected. In fields of number formats, `%{…}` is not a placeholder. */
export function valueOfEntry(entry: Entry | undefined): string | number | boolean | undefined {
  return entry instanceof Template ? entry.source : entry;
}

// Keeps LEAF-02.
/** Returns the text of an entry, with its placeholders filled. */
export function fillEntry(entry: Entry, options: LookupOptions): string {
  return entry instanceof Template ? entry.fill(options) : String(entry);
}
