import type { Scalar } from '../../adapter/contract/values';
import { find, isMap, type CatalogState } from '../state/catalog-state';

/** A lookup as far as the document speaks of it. */
export interface StatedLookup {
  /** The scope followed by the key, as one dotted path. */
  readonly path: string;
  readonly count?: number | undefined;
  /** The values that were given, by name. */
  readonly values: { readonly [name: string]: Scalar };
}

/** The locales of which the suite says that they have one for 1 and other for more (SILENT-41). */
const COUNTING_LOCALES: readonly string[] = ['en', 'de'];

/** Whether the document states what a lookup comes to in a catalog. */
export function isStatedLookup(catalog: CatalogState, { path, count, values }: StatedLookup): boolean {
  // SILENT-42: what given locales mean for the translations of others.
  if (!isReadable(catalog)) return false;
  const found = find(catalog, path);
  if (found === undefined) return count === undefined || isCountable(catalog, count);
  if (count === undefined)
    return typeof found === 'string' && !isForm(catalog, path) && areGiven(found, values);
  if (!isCountable(catalog, count) || !isMap(found)) return false;
  // SILENT-15: a count, and no form for it.
  const form = found[count === 1 ? 'one' : 'other'];
  return typeof form === 'string' && areGiven(form, { ...values, count });
}

/** Whether the document says what is found in the active locale. */
export function isReadable({ active, given }: CatalogState): boolean {
  return given.length === 0 || given.includes(active);
}

/** SILENT-14: no count of 0; SILENT-41: of decimals, those above 2 alone. */
function isCountable({ active }: CatalogState, count: number): boolean {
  return COUNTING_LOCALES.includes(active) && (Number.isInteger(count) ? count >= 1 : count > 2);
}

/** SILENT-35: a plural form that is looked up by its own path, and not by a count. */
function isForm(catalog: CatalogState, path: string): boolean {
  return /\.(?:one|other)$/.test(path) && isMap(find(catalog, path.slice(0, path.lastIndexOf('.'))));
}

/** SILENT-32: a placeholder for which no value is given. */
function areGiven(text: string, values: { readonly [name: string]: Scalar }): boolean {
  return [...text.matchAll(/%\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name));
}
