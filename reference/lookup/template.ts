import { argumentOf, type LookupOptions } from './options';

/** Text with placeholders, taken apart when it is first filled (section 2.4). */
export class Template {
  /** Text and names by turns: text first and last. */
  private parts: readonly string[] | undefined;

  constructor(readonly source: string) {}

  // Keeps INTERP-01, INTERP-03, ARGUMENT-03.
  /**
   * The text with each placeholder replaced by the value of its name; one without a value stays as it is. Values are
   * put in as they are: a placeholder or a backslash in one of them means nothing (section 4.4, rule 2).
   */
  fill(options: LookupOptions): string {
    const parts = (this.parts ??= partsOf(this.source));
    let text = parts[0]!;
    for (let index = 1; index < parts.length; index += 2) {
      const name = parts[index]!;
      text += (argumentOf(name, options) ?? `%{${name}}`) + parts[index + 1]!;
    }
    return text;
  }
}

// Keeps INTERP-04, INTERP-05.
/**
 * Takes a text apart at its placeholders. A placeholder is `%{<name>}`; its name has no closing brace and no other
 * placeholder's start, so that `%{%{name}` has one: the inner.
 */
function partsOf(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let end = closingBrace(source, from);
  while (end !== -1) {
    const start = source.lastIndexOf('%{', end);
    parts.push(source.slice(from, start), source.slice(start + 2, end));
    from = end + 1;
    end = closingBrace(source, from);
  }
  return [...parts, source.slice(from)];
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
