import { isDeepStrictEqual } from 'node:util';
import type {
  Call,
  LocaleParams,
  LocalizeParams,
  TranslateParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import { nameText } from '../../steps/notation';
import { activated, find, isAvailable, type CatalogState } from './catalog-state';
import { isStatedLocalization } from './localizations';
import { isStatedLookup } from './lookups';

/**
 * Tells whether the document states the outcome of a call on a catalog. Each exception has the id of its silent point.
 */
export function isStatedIn(catalog: CatalogState, { method, params = {} }: Call): boolean {
  switch (method) {
    case 'locale':
    case 'default_locale':
      return true;
    case 'available_locales':
      return isStatedList(catalog);
    case 'activate':
    case 'locale=':
      return isAvailable(catalog, localeOf(params)) !== undefined;
    case 'with_locale':
      return isStatedBlock(catalog, params as WithLocaleParams, true);
    case 'translate':
    case 't':
    case 'translate!':
    case 't!':
      return isStatedLookup(catalog, params as TranslateParams);
    case 'localize':
    case 'l':
      return isStatedLocalization(catalog, params as LocalizeParams);
    default:
      return false;
  }
}

/**
 * Tells whether the document states the available locales. The list is left open if the injected locales differ from
 * the given locales (SILENT-01).
 */
function isStatedList({ given, translations }: CatalogState): boolean {
  return given.length === 0 || isDeepStrictEqual(given.toSorted(), Object.keys(translations).sort());
}

/** Returns the locale among the params of a call. */
export function localeOf(params: object): string {
  return nameText((params as LocaleParams).locale);
}

function isStatedBlock(catalog: CatalogState, params: WithLocaleParams, isOuter: boolean): boolean {
  const isRun = isAvailable(catalog, localeOf(params));
  if (isRun === undefined) return false;
  return !isRun || areStatedInside(activated(catalog, localeOf(params)), params.block, isOuter);
}

function areStatedInside(catalog: CatalogState, calls: readonly Call[], isOuter: boolean): boolean {
  let inside = catalog;
  for (const call of calls) {
    const { method, params = {} } = call;
    // SILENT-28: the responses of the calls before a block's error, and its effect on an outer block.
    if (method === 'raise') return isOuter && calls.length === 1;
    if (!isStatedInside(inside, call)) return false;
    if (method === 'activate' || method === 'locale=') inside = activated(inside, localeOf(params));
  }
  return true;
}

function isStatedInside(catalog: CatalogState, call: Call): boolean {
  const { method, params = {} } = call;
  switch (method) {
    case 'with_locale':
      return isStatedBlock(catalog, params as WithLocaleParams, false);
    case 'available_locales':
      // SILENT-04: a block's table states the locales in a certain order.
      return false;
    case 'translate':
    case 't':
    case 'translate!':
    case 't!': {
      const found = find(catalog, nameText((params as TranslateParams).key));
      // SILENT-29: the text of a missing translation. Table cells have no leading or trailing spaces.
      if (typeof found !== 'string') return method.endsWith('!') && isStatedIn(catalog, call);
      return found !== '' && found.trim() === found && isStatedIn(catalog, call);
    }
    default:
      return isStatedIn(catalog, call);
  }
}
