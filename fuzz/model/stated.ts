import { isDeepStrictEqual } from 'node:util';
import type {
  Call,
  LocaleParams,
  LocalizeParams,
  TranslateParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import { nameText, pathOf } from '../../steps/notation';
import { isReadable, isStatedLocalization } from './localizations';
import { activated, find, isMap, type CatalogState } from './scenario-state';

const LOOKUPS: readonly string[] = ['translate', 't', 'translate!', 't!'];

/** The locales for which the suite uses `one` for 1 and `other` for larger counts (SILENT-41). */
const COUNTING_LOCALES: readonly string[] = ['en', 'de'];

/**
 * Tells whether the document states the outcome of a call on a catalog. Each exception has the id of its silent point.
 */
export function isStatedIn(catalog: CatalogState, { method, params = {} }: Call): boolean {
  if (LOOKUPS.includes(method)) return isStatedLookup(catalog, params as TranslateParams);
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
    case 'localize':
    case 'l':
      return isStatedLocalization(catalog, params as LocalizeParams);
    default:
      return false;
  }
}

/** Returns the locale among the params of a call. */
export function localeOf(params: object): string {
  return nameText((params as LocaleParams).locale);
}

/**
 * Tells whether the document states the available locales. The list is left open if the injected locales differ from
 * the given locales (SILENT-01).
 */
function isStatedList({ given, translations }: CatalogState): boolean {
  return given.length === 0 || isDeepStrictEqual(given.toSorted(), Object.keys(translations).sort());
}

/**
 * Tells whether a locale can be activated. Returns undefined if the document leaves this open: for the default locale
 * without translations (SILENT-03), and for a locale without translations that was given to the constructor
 * (SILENT-02).
 */
function isAvailable(catalog: CatalogState, locale: string): boolean | undefined {
  if (Object.hasOwn(catalog.translations, locale)) return true;
  return locale === catalog.defaultLocale || catalog.given.includes(locale) ? undefined : false;
}

function isStatedLookup(catalog: CatalogState, params: TranslateParams): boolean {
  // SILENT-42: the effect of given available locales on the translations of other locales.
  if (!isReadable(catalog)) return false;
  // SILENT-30: a default; SILENT-31: both kinds of values.
  if ((params.default ?? null) !== null || (params.params && params.kwargs)) return false;
  const values = { ...params.params, ...params.kwargs };
  const found = find(catalog, pathOf(params.key, params.scope));
  const { count: given = null } = params;
  // SILENT-35: a path that leads to plural forms, without a count. No path leads to an individual form.
  if (given === null) return found === undefined || (typeof found === 'string' && areGiven(found, values));
  const count = typeof given === 'number' ? given : Number(given.float);
  // SILENT-14: the count 0; SILENT-41: decimal numbers up to 2.
  const isCountable = Number.isInteger(count) ? count >= 1 : count > 2;
  if (!isCountable || !COUNTING_LOCALES.includes(catalog.active)) return false;
  if (found === undefined) return true;
  // SILENT-15: a count whose form is absent.
  const form = isMap(found) ? found[count === 1 ? 'one' : 'other'] : undefined;
  return typeof form === 'string' && areGiven(form, { ...values, count });
}

/** Tells whether each placeholder has a value (SILENT-32). */
function areGiven(text: string, values: object): boolean {
  return [...text.matchAll(/%\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name));
}

function isStatedBlock(catalog: CatalogState, params: WithLocaleParams, isOuter: boolean): boolean {
  const isRun = isAvailable(catalog, localeOf(params));
  if (isRun !== true) return isRun === false;
  let inside = activated(catalog, localeOf(params));
  for (const call of params.block) {
    // SILENT-28: the responses of the calls before a block's error, and its effect on an outer block.
    if (call.method === 'raise') return isOuter && params.block.length === 1;
    if (!isStatedInside(inside, call)) return false;
    const { method, params: given = {} } = call;
    if (method === 'activate' || method === 'locale=') inside = activated(inside, localeOf(given));
  }
  return true;
}

function isStatedInside(catalog: CatalogState, call: Call): boolean {
  const { method, params = {} } = call;
  if (method === 'with_locale') return isStatedBlock(catalog, params as WithLocaleParams, false);
  if (!isStatedIn(catalog, call)) return false;
  if (!LOOKUPS.includes(method)) return true;
  const found = find(catalog, pathOf((params as TranslateParams).key));
  // SILENT-29: the text of a missing translation. Table cells have no leading or trailing spaces.
  return found === undefined ? method.endsWith('!') : found !== '' && found === String(found).trim();
}
