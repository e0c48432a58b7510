import { CORE_SCHEMA, load } from 'js-yaml';
import type { Count, FloatValue, LocalizableValue, Name, Scope } from '../adapter/contract/values';

/** Matches a Symbol in the notation of the features: `:word`, or `:menu.open` for a path. */
export const SYMBOL = /:[a-z]+(?:\.[a-z]+)*/;

const WHOLE_SYMBOL = new RegExp(`^${SYMBOL.source}$`);
const PART_OF_SCOPE = new RegExp(`"[^"]*"|${SYMBOL.source}`, 'g');

/** Tells whether a text is a Symbol in the notation of the features. */
export function isSymbol(text: string): boolean {
  return WHOLE_SYMBOL.test(text);
}

/** Reads a String or a Symbol in the notation of the features: `"text"`, `:word` or `:menu.open`. */
export function nameOf(text: string): Name {
  return text.startsWith(':') ? { symbol: text.slice(1) } : (JSON.parse(text) as string);
}

/** Returns the text of a String or Symbol. */
export function nameText(name: Name): string {
  return typeof name === 'string' ? name : name.symbol;
}

/** Reads the Strings in an enumeration: `"en", "fr" and "de"`. */
export function partsOf(text: string): string[] {
  return [...text.matchAll(/"[^"]*"/g)].map(([quoted]) => quoted.slice(1, -1));
}

/** Reads a scope: `"error.username"`, `:error`, or `["error", :username]`. */
export function scopeOf(text: string): Scope {
  if (!text.startsWith('[')) return nameOf(text);
  return [...text.matchAll(PART_OF_SCOPE)].map((match) => nameOf(match[0]));
}

/** Returns the scope followed by the key, as one dotted path. */
export function pathOf(key: Name, scope?: Scope | null): string {
  const parts = Array.isArray(scope) ? (scope as readonly Name[]) : scope ? [scope as Name] : [];
  return [...parts, key].map(nameText).join('.');
}

/** Reads a number to localize: an Int, or a Float if it has a decimal point or an exponent. */
export function numberOf(text: string): { readonly integer: string } | FloatValue {
  return /^-?\d+$/.test(text) ? { integer: text } : { float: text };
}

/** Reads a count: an Int, or a Float if it has a decimal point. */
export function countOf(text: string): Count {
  return text.includes('.') ? { float: text } : Number(text);
}

/** Reads a time with seconds and an offset. Omitted decimal places of the seconds are zero. */
export function timeOf(text: string): LocalizableValue {
  const [, seconds = text, fraction = '', offset = ''] =
    /^(.*T\d\d:\d\d:\d\d)(?:\.(\d+))?([-+].*)$/.exec(text) ?? [];
  return { time: `${seconds}.${fraction.padEnd(9, '0')}${offset}` };
}

/** Reads a date: `2024-02-29`. */
export function dateOf(text: string): LocalizableValue {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { date: [year, month, day] };
}

/** The maximum number of cached texts: nearly twice as many as the features contain. */
const MAX_CACHED_TEXTS = 1000;

const parsed = new Map<string, unknown>();

/** Reads the YAML data in a doc string or a table cell. The data is frozen, because many scenarios share it. */
export function yamlOf(text: string): unknown {
  // js-yaml 5 takes 40 µs to parse even the shortest text.
  if (!parsed.has(text)) {
    if (parsed.size >= MAX_CACHED_TEXTS) parsed.clear();
    parsed.set(text, frozen(load(text, { schema: CORE_SCHEMA })));
  }
  return parsed.get(text);
}

function frozen(data: unknown): unknown {
  // Aliases in YAML make several places share a value, which is frozen once. Scalars are always frozen.
  if (!Object.isFrozen(data)) Object.values(Object.freeze(data as object)).forEach(frozen);
  return data;
}

/**
 * Reads the value in a table cell. A number with a decimal point or an exponent is read as a Float of the protocol.
 * Symbols, and arrays with Strings or Symbols, are read like a scope; anything else is read as YAML.
 */
export function argumentOf(text: string): unknown {
  if (/^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(text) && /[.e]/.test(text)) return { float: text };
  if (isSymbol(text) || /^\[.*[":]/.test(text)) return scopeOf(text);
  return yamlOf(text);
}

/** Reads the rows of a table, each of which has the name of an argument and its value. */
export function argumentsOf(table: readonly (readonly string[])[]): Record<string, unknown> {
  return Object.fromEntries(table.map(([name = '', value = '']) => [name, argumentOf(value)]));
}
