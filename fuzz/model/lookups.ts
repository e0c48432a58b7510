import type { TranslateParams } from '../../adapter/contract/adapter';
import { pathOf } from '../../steps/notation';
import { find, type CatalogState } from './catalog-state';
import { isMap } from './translation-maps';

/** The locales for which the suite uses `one` for 1 and `other` for larger counts (SILENT-41). */
const COUNTING_LOCALES: readonly string[] = ['en', 'de'];

/** Tells whether the document states the outcome of a lookup in a catalog. */
export function isStatedLookup(catalog: CatalogState, params: TranslateParams): boolean {
  // SILENT-42: the effect of given available locales on the translations of other locales.
  if (!isReadable(catalog)) return false;
  // SILENT-30: a default; SILENT-31: both kinds of values.
  if ((params.default ?? null) !== null || (params.params && params.kwargs)) return false;
  const path = pathOf(params.key, params.scope);
  const values = { ...params.params, ...params.kwargs };
  const found = find(catalog, path);
  if (typeof params.count !== 'number' && !params.count) {
    if (found === undefined) return true;
    return typeof found === 'string' && !isForm(catalog, path) && areGiven(found, values);
  }
  const count = typeof params.count === 'number' ? params.count : Number(params.count.float);
  if (!isCountable(catalog, count)) return false;
  if (found === undefined) return true;
  if (!isMap(found)) return false;
  // SILENT-15: a count whose form is absent.
  const form = found[count === 1 ? 'one' : 'other'];
  return typeof form === 'string' && areGiven(form, { ...values, count });
}

/** Tells whether the document states what lookups find in the active locale. */
export function isReadable({ active, given }: CatalogState): boolean {
  return given.length === 0 || given.includes(active);
}

/**
 * Tells whether the document states the form for a count. The count 0 is left open (SILENT-14), and so are decimal
 * numbers up to 2 (SILENT-41).
 */
function isCountable({ active }: CatalogState, count: number): boolean {
  return COUNTING_LOCALES.includes(active) && (Number.isInteger(count) ? count >= 1 : count > 2);
}

/** Tells whether a path leads to an individual plural form, without a count (SILENT-35). */
function isForm(catalog: CatalogState, path: string): boolean {
  return /\.(?:one|other)$/.test(path) && isMap(find(catalog, path.slice(0, path.lastIndexOf('.'))));
}

/** Tells whether each placeholder has a value (SILENT-32). */
function areGiven(text: string, values: object): boolean {
  return [...text.matchAll(/%\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name));
}
