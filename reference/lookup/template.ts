import type { LookupOptions } from './options';
import { textOf } from './values';

/** The names of the options, which are not named arguments that give the value of a placeholder. */
const OPTIONS: ReadonlySet<string> = new Set(['params', 'count', 'scope', 'default']);

/** A placeholder, such as `%{name}`, and the text after it. */
class Placeholder {
  private readonly isCount: boolean;
  /** Whether the name is that of an option, so that no named argument can fill the placeholder. */
  private readonly isOption: boolean;
  /** Whether every object inherits a property of that name. */
  private readonly isInherited: boolean;

  constructor(
    private readonly name: string,
    readonly after: string,
    readonly next: Placeholder | undefined,
  ) {
    this.isCount = name === 'count';
    this.isOption = OPTIONS.has(name);
    this.isInherited = name in Object.prototype;
  }

  // Keeps INTERP-01, INTERP-02, INTERP-06, PLURAL-02, ARGUMENT-01, ARGUMENT-02.
  /** Returns the text that replaces the placeholder: the count, a value in `params`, a named argument, or itself. */
  textIn(options: LookupOptions, params: LookupOptions['params']): string {
    const count = this.isCount ? options.count : undefined;
    if (count !== undefined && count !== null) return textOf(count, 'count');
    const param = params ? this.valueIn(params) : undefined;
    if (param !== undefined) return textOf(param, this.name, 'options.params');
    const argument = this.isOption ? undefined : this.valueIn(options);
    return argument === undefined ? `%{${this.name}}` : textOf(argument, this.name);
  }

  private valueIn(values: { readonly [name: string]: unknown }): unknown {
    return this.isInherited && !Object.hasOwn(values, this.name) ? undefined : values[this.name];
  }
}

/**
 * A text with placeholders, which is parsed when it is first filled. The placeholders form a linked list, which takes a
 * quarter less memory than an array: most texts have only one or two.
 */
export class Template {
  /** The text before the first placeholder; undefined until `source` is parsed. */
  #start: string | undefined = undefined;
  #first: Placeholder | undefined = undefined;

  constructor(readonly source: string) {}

  // Keeps INTERP-01, INTERP-03, ARGUMENT-03.
  /** Returns the text with each placeholder replaced by its value, in which nothing has a special meaning. */
  fill(options: LookupOptions): string {
    let text = this.#start ?? this.parse();
    const { params } = options;
    for (let placeholder = this.#first; placeholder !== undefined; placeholder = placeholder.next)
      text += placeholder.textIn(options, params) + placeholder.after;
    return text;
  }

  // Keeps INTERP-04, INTERP-05.
  /**
   * Splits the text at its placeholders, and returns the text before the first one. A name contains neither a closing
   * brace nor the start of another placeholder: `%{%{name}` has one placeholder, the inner one.
   */
  private parse(): string {
    const { source } = this;
    const texts: string[] = [];
    const names: string[] = [];
    let from = 0;
    for (;;) {
      const first = source.indexOf('%{', from);
      const end = first === -1 ? -1 : source.indexOf('}', first);
      if (end === -1) break;
      const start = source.lastIndexOf('%{', end);
      texts.push(source.slice(from, start));
      names.push(source.slice(start + 2, end));
      from = end + 1;
    }
    texts.push(source.slice(from));
    for (let index = names.length - 1; index >= 0; index--)
      this.#first = new Placeholder(names[index]!, texts[index + 1]!, this.#first);
    return (this.#start = texts[0]!);
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
/** Returns the text of an entry, without filling its placeholders. */
export function textOfEntry(entry: Entry): string {
  return String(valueOfEntry(entry));
}

// Keeps LEAF-02.
/** Returns the text of an entry, with its placeholders filled. */
export function fillEntry(entry: Entry, options: LookupOptions): string {
  return entry instanceof Template ? entry.fill(options) : String(entry);
}
