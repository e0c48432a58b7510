import type { LookupOptions } from './options';
import { textOf } from './values';

/** Text with placeholders, taken apart when it is first filled (section 2.4). */
export class Template {
  private parts: Parts | undefined;

  constructor(readonly source: string) {}

  // Keeps INTERP-01, INTERP-03, ARGUMENT-03.
  /**
   * Returns the text with each placeholder replaced by the value of its name; one without a value stays as it is. Values
   * are put in as they are: a placeholder or a backslash in one of them means nothing (section 4.4, rule 2).
   */
  fill(options: LookupOptions): string {
    const { start, placeholders } = (this.parts ??= partsOf(this.source));
    let text = start;
    for (const placeholder of placeholders) text += placeholder.textIn(options) + placeholder.after;
    return text;
  }
}

interface Parts {
  /** The text before the first placeholder. */
  readonly start: string;
  readonly placeholders: readonly Placeholder[];
}

/** Properties of the options that are no named arguments. */
const PARAMETERS: ReadonlySet<string> = new Set(['params', 'count', 'scope', 'default']);

class Placeholder {
  private readonly isCount: boolean;
  private readonly isParameter: boolean;
  /** Whether every object inherits a property of the name, so that a value has to be told from it. */
  private readonly isInherited: boolean;

  /** @param after the text between this placeholder and the next */
  constructor(
    private readonly name: string,
    readonly after: string,
  ) {
    this.isCount = name === 'count';
    this.isParameter = PARAMETERS.has(name);
    this.isInherited = name in Object.prototype;
  }

  // Keeps INTERP-01, INTERP-02, INTERP-06, PLURAL-02, ARGUMENT-01, ARGUMENT-02.
  /**
   * Returns the text that fills the placeholder: the count, a value of `params`, or a named argument, in this order
   * (section 4.4, rules 2 and 3); the placeholder itself when there is none.
   */
  textIn(options: LookupOptions): string {
    const { params, count } = options;
    if (this.isCount && count !== undefined && count !== null) return textOf(count, 'count');
    const given = params ? this.valueIn(params) : undefined;
    if (given !== undefined) return textOf(given, this.name, 'options.params');
    const value = this.isParameter ? undefined : this.valueIn(options);
    return value === undefined ? `%{${this.name}}` : textOf(value, this.name);
  }

  private valueIn(values: { readonly [name: string]: unknown }): unknown {
    return this.isInherited && !Object.hasOwn(values, this.name) ? undefined : values[this.name];
  }
}

// Keeps INTERP-04, INTERP-05.
/**
 * Takes a text apart at its placeholders. A placeholder is `%{<name>}`; its name has no closing brace and no other
 * placeholder's start, so that `%{%{name}` has one: the inner.
 */
function partsOf(source: string): Parts {
  const texts: string[] = [];
  const names: string[] = [];
  let from = 0;
  for (let end = closingBrace(source, from); end !== -1; end = closingBrace(source, from)) {
    const start = source.lastIndexOf('%{', end);
    texts.push(source.slice(from, start));
    names.push(source.slice(start + 2, end));
    from = end + 1;
  }
  texts.push(source.slice(from));
  const [start, ...after] = texts as [string, ...string[]];
  return { start, placeholders: names.map((name, index) => new Placeholder(name, after[index]!)) };
}

/** The end of the first placeholder from an index on; -1 when there is none. */
function closingBrace(source: string, from: number): number {
  const start = source.indexOf('%{', from);
  return start === -1 ? -1 : source.indexOf('}', start);
}

/** The value at a path: text, perhaps with placeholders, or an integer or boolean of a format. */
export type Entry = string | Template | number | boolean;

/** The stored form of a text: itself, unless it may have placeholders. */
export function parseText(text: string): string | Template {
  return text.includes('%{') ? new Template(text) : text;
}

// Keeps LEAF-02.
/** The text of an entry as it is, its placeholders not filled. */
export function textOfEntry(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  return entry instanceof Template ? entry.source : String(entry);
}

// Keeps NUMBER-01, NUMBER-02.
/**
 * The value of an entry as it was injected: what looks like a placeholder in a field of a format is a part of its text.
 */
export function valueOfEntry(entry: Entry | undefined): string | number | boolean | undefined {
  return entry instanceof Template ? entry.source : entry;
}

// Keeps LEAF-02.
/** The text of an entry, its placeholders filled. */
export function fillEntry(entry: Entry, options: LookupOptions): string {
  return entry instanceof Template ? entry.fill(options) : String(entry);
}
