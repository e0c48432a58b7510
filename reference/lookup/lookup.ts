import { refuse, type Name } from '../arguments';
import type { CatalogLocale } from '../catalog-locale';
import { MissingTranslation, TextTooLong } from '../errors';
import { categoryOf } from '../pluralization/registry';
import { expectLookupOptions, pathOf, type LookupOptions } from './options';
import { fillEntry, parseText } from './template';
import { textOf } from './values';

// Keeps MISSING-01, MISSING-02, MISSING-03, FALLBACK-08, TEXT-03.
/** Returns the translation of a key, or its default, or a text about the missing one, unless it `isRequired`. */
export function translated(
  locale: CatalogLocale,
  key: Name,
  options: LookupOptions | undefined,
  isRequired: boolean,
): string {
  // Most lookups have no options and find a plain text. This shortcut saves them a third of their time.
  const isPlain = options === undefined && typeof key === 'string';
  const entry = isPlain ? locale.find(key) : undefined;
  if (typeof entry === 'string') return entry;
  try {
    // A key that the shortcut has not found need not be looked up again.
    const text = isPlain && entry === undefined ? undefined : lookUp(locale, key, options);
    if (text !== undefined) return text;
    const path = fullPath(locale, key, options);
    if (isRequired) throw new MissingTranslation(locale.name, path);
    return locale.missingPrefix + path;
  } catch (error) {
    throw explained(error);
  }
}

/** Returns the text that a lookup finds or, if it finds none, the default; undefined if there is neither. */
export function lookUp(locale: CatalogLocale, key: Name, options: LookupOptions = {}): string | undefined {
  if (mayBeInvalid(options)) expectLookupOptions(options);
  const { count } = options;
  const path = pathOf(key, options.scope);
  const entry = count === undefined || count === null ? locale.find(path) : locale.findForm(path, count);
  return entry === undefined ? defaultText(options) : fillEntry(entry, options);
}

/** Replaces the JavaScript engine's error about an overlong string with a {@link TextTooLong}. */
export function explained(error: unknown): unknown {
  // The messages of V8, SpiderMonkey and JavaScriptCore.
  const engineMessage = /^(?:Invalid string length|allocation size overflow|Out of memory)/;
  const isTooLong = error instanceof Error && engineMessage.test(error.message);
  return isTooLong ? new TextTooLong({ cause: error }) : error;
}

// Keeps SCOPE-03, DEFAULT-01, DEFAULT-02, DEFAULT-03.
function defaultText(options: LookupOptions): string | undefined {
  const value: unknown = options.default;
  if (value === undefined || value === null) return undefined;
  // In other libraries, the items would be keys that are tried in turn.
  if (Array.isArray(value)) refuse('options.default', value, 'a text, not keys');
  return fillEntry(parseText(textOf(value, 'default')), options);
}

// Keeps TEXT-01.
/** Returns the full path of a lookup, with the plural category that the rule selects for a count. */
function fullPath(locale: CatalogLocale, key: Name, { scope, count }: LookupOptions = {}): string {
  const path = pathOf(key, scope);
  return count === undefined || count === null ? path : `${path}.${categoryOf(locale.name, count)}`;
}

/** Tells whether options must be checked. Checking those of every lookup would make lookups a fifth slower. */
function mayBeInvalid(options: LookupOptions): boolean {
  if (options?.constructor !== Object || options.params !== undefined) return true;
  return typeof options.count !== 'number' && options.count !== undefined;
}
