import type {
  Call,
  LocaleParams,
  LocalizeParams,
  TranslateParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import type { Name } from '../../adapter/contract/values';
import { activated, find, isAvailable, type CatalogState } from '../state/catalog-state';
import { isStatedLocalization } from './localizations';
import { isStatedLookup } from './lookups';

/** Whether the document states what a block with a locale comes to, call by call. */
export function isStatedBlock(catalog: CatalogState, locale: string, calls: readonly Call[]): boolean {
  const isRun = isAvailable(catalog, locale);
  if (isRun === undefined) return false;
  return !isRun || areStatedCalls(activated(catalog, locale), calls, true);
}

function areStatedCalls(catalog: CatalogState, calls: readonly Call[], isOuter: boolean): boolean {
  let inside = catalog;
  for (const { method, params = {} } of calls) {
    // SILENT-28: what a block's error leaves of the responses of its calls, and what an outer block sees of it.
    if (method === 'raise') return isOuter && calls.length === 1;
    if (!isStatedCall(inside, method, params)) return false;
    if (method === 'activate' || method === 'locale=') {
      inside = activated(inside, nameText((params as LocaleParams).locale));
    }
  }
  return true;
}

function isStatedCall(catalog: CatalogState, method: string, params: object): boolean {
  switch (method) {
    case 'locale':
      return true;
    case 'activate':
    case 'locale=':
      return isAvailable(catalog, nameText((params as LocaleParams).locale)) !== undefined;
    case 'with_locale': {
      const { locale, block } = params as WithLocaleParams;
      const isRun = isAvailable(catalog, nameText(locale));
      return (
        isRun !== undefined && (!isRun || areStatedCalls(activated(catalog, nameText(locale)), block, false))
      );
    }
    case 't!':
      return isStatedText(catalog, params as TranslateParams);
    case 'translate':
      // SILENT-29: the text of a missing translation.
      return isStatedText(catalog, params as TranslateParams) && isFound(catalog, params as TranslateParams);
    case 'localize':
      return isStatedLocalization(catalog, (params as LocalizeParams).object, { kind: 'default' });
    default:
      // SILENT-04: a block's table shows the available locales in their order.
      return false;
  }
}

function isStatedText(catalog: CatalogState, { key }: TranslateParams): boolean {
  return isStatedLookup(catalog, { path: nameText(key), values: {} }) && isCellOf(catalog, nameText(key));
}

/** Whether a table's cell can hold the text: a cell has no spaces at its ends. */
function isCellOf(catalog: CatalogState, path: string): boolean {
  const found = find(catalog, path);
  return typeof found !== 'string' || (found.trim() === found && found !== '');
}

function isFound(catalog: CatalogState, { key }: TranslateParams): boolean {
  return find(catalog, nameText(key)) !== undefined;
}

function nameText(name: Name): string {
  return typeof name === 'string' ? name : name.symbol;
}
