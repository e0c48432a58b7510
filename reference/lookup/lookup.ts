import type { CatalogLocale } from '../catalog-locale';
import type { CatalogState } from '../catalog-state';
import { explained, MissingTranslation } from '../errors';
import { nameOf, type Name } from '../name';
import { categoryOf } from '../pluralization/registry';
import { missingText } from './missing-text';
import { expectLookupOptions, pathOf, type LookupOptions } from './options';
import { fillEntry, parseText, textOfEntry } from './template';
import { textOf } from './values';

// Keeps MISSING-01, MISSING-02, MISSING-03, FALLBACK-08, TEXT-03.
/**
 * Returns the translation of a key in the active locale (section 4.2).
 *
 * @param isRequired whether a missing translation is an error; if not, the function returns a text that states that the
 *   translation is missing
 * @throws MissingTranslation when no translation is found and `isRequired` is true
 */
export function translated(
  state: CatalogState,
  key: Name,
  options: LookupOptions | undefined,
  isRequired: boolean,
): string {
  const locale = state.current();
  // Most lookups have no options and find a plain text. This shortcut saves a third of the time of such lookups.
  const isPlain = options === undefined && typeof key === 'string';
  const entry = isPlain ? locale.find(key) : undefined;
  if (typeof entry === 'string') return entry;
  try {
    // A key that the shortcut did not find is not looked up again.
    const text = isPlain && entry === undefined ? undefined : lookUp(locale, key, options);
    if (text !== undefined) return text;
    const path = fullPath(locale, key, options);
    if (isRequired) throw new MissingTranslation(locale.name, path);
    return missingText(locale.name, path);
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Returns the text that a lookup finds, or the default of the lookup; undefined when there is neither. Options fill the
 * placeholders.
 */
export function lookUp(
  locale: CatalogLocale,
  key: Name,
  options: LookupOptions | undefined,
): string | undefined {
  if (options === undefined) {
    const entry = locale.find(nameOf(key, 'key'));
    return entry === undefined ? undefined : textOfEntry(entry);
  }
  if (mayBeInvalid(options)) expectLookupOptions(options);
  const { count } = options;
  const path = pathOf(key, options.scope);
  const entry = count === undefined || count === null ? locale.find(path) : locale.findForm(path, count);
  return entry === undefined ? defaultText(options) : fillEntry(entry, options);
}

// Keeps SCOPE-03, DEFAULT-01, DEFAULT-02, DEFAULT-03.
/** Returns the default of a lookup as text, with its placeholders filled; undefined when there is no default. */
function defaultText(options: LookupOptions): string | undefined {
  const { default: value } = options;
  if (value === undefined || value === null) return undefined;
  return fillEntry(parseText(textOf(value, 'default')), options);
}

// Keeps TEXT-01.
/**
 * Returns the path of a lookup, with the plural category but without the locale. For the count 0, this is the category
 * that the rule selects, although a form `zero` is tried first.
 */
function fullPath(locale: CatalogLocale, key: Name, { scope, count }: LookupOptions = {}): string {
  const path = pathOf(key, scope);
  return count === undefined || count === null ? path : `${path}.${categoryOf(locale.name, count)}`;
}

/**
 * Tells whether options must be checked: if they might not be a plain object, have `params`, or have a count that is
 * not a number. Checking all options would make a lookup a fifth slower.
 */
function mayBeInvalid(options: LookupOptions): boolean {
  if (options?.constructor !== Object || options.params !== undefined) return true;
  return typeof options.count !== 'number' && options.count !== undefined;
}
