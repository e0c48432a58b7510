import type { TranslateParams } from '../../adapter/contract/adapter';
import type { TranslationLeaf, TranslationMap } from '../../adapter/contract/values';
import { pathOf } from '../../steps/notation';
import { find, isMap, type CatalogState } from './scenario-state';

/** The locales in which the suite uses counts (READING-20). */
const COUNTING_LOCALES: readonly string[] = ['en', 'de'];

/** Returns the count of a lookup, or undefined if none is given. */
export function countOf({ count }: TranslateParams): number | undefined {
  return typeof count === 'object' && count !== null ? Number(count.float) : (count ?? undefined);
}

/** Tells whether READING-20 says which plural form a count selects: `one` for 1, and `other` for all others. */
export function isReadCount(count: number, locale: string): boolean {
  const isRead = Number.isInteger(count) ? count !== -1 : count === 1.5 || count === 2.5;
  return isRead && COUNTING_LOCALES.includes(locale);
}

/** Returns the value at the path of a lookup, or undefined if there is none. */
export function foundBy(
  { key, scope }: TranslateParams,
  catalog: CatalogState,
): TranslationLeaf | TranslationMap | undefined {
  return find(catalog, pathOf(key, scope));
}

/** Tells whether anything is at the path of a lookup. */
export function isFound(params: TranslateParams, catalog: CatalogState): boolean {
  return foundBy(params, catalog) !== undefined;
}

/** Tells whether the path of a lookup leads to plural forms that include a form. */
export function hasForm(form: string, params: TranslateParams, catalog: CatalogState): boolean {
  const found = foundBy(params, catalog);
  return isMap(found) && Object.hasOwn(found, form);
}

/** Returns the text that a lookup leads to: with a count, the text of its plural form. */
export function textOf(params: TranslateParams, catalog: CatalogState): string | undefined {
  const [found, count] = [foundBy(params, catalog), countOf(params)];
  const form = isMap(found) ? found[count === 1 ? 'one' : 'other'] : undefined;
  const text = count === undefined ? found : form;
  return typeof text === 'string' ? text : undefined;
}

/** Tells whether a placeholder of the text that a lookup leads to has no value. */
export function lacksValue(params: TranslateParams, catalog: CatalogState): boolean {
  const values = { ...params.params, ...params.kwargs };
  const names = [...(textOf(params, catalog) ?? '').matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.some(
    (name) => !Object.hasOwn(values, name) && (name !== 'count' || countOf(params) === undefined),
  );
}
