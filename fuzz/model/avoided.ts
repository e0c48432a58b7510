import type { Call, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { nameText } from '../../steps/notation';
import { find, isListed, type CatalogState } from './scenario-state';

/** Tells whether a call on a catalog shows a contradiction or an accident. */
type Shows = (catalog: CatalogState, call: Call) => boolean;

/**
 * A number of at least this size may lose digits when it is rounded. This includes numbers that reach this size when
 * they are multiplied for rounding. A 64-bit Int overflows somewhat later.
 */
const LARGE = 2 ** 53;
/** The smallest Ints of 32 and of 64 bits, which overflow. */
const SMALLEST_INTS: readonly number[] = [-(2 ** 31), -(2 ** 63)];
/** The largest Int of 32 bits. */
const LARGEST_INT = 2 ** 31 - 1;
/** A Float with at least this fraction becomes the next whole number when it is rounded to six decimals. */
const ROUNDED_UP = 0.9999995;

/** The lists of names of days and months, and the texts for morning and afternoon. */
const NAMES =
  'date.abbr_day_names date.day_names date.abbr_month_names date.month_names time.am time.pm'.split(' ');

/**
 * The contradictions and accidents of crystal-i18n 0.2.2 (`features/contradictions.yaml`, `features/accidents.yaml`),
 * each with a test for the calls that show it, or with the reason why no random scenario can show it.
 *
 * A difference in such a call reveals nothing new, so these calls are not made. They can be recognized by the call and
 * the state before it. To ignore the difference afterwards would not be enough. For example, the port and the reference
 * have different active locales after CONTRADICTION-1, which affects all later steps. A test compares the ids with both
 * lists.
 */
export const AVOIDED: { readonly [id: string]: Shows | { readonly notDrawn: string } } = {
  'CONTRADICTION-1': leavesUnlistedLocale,
  'CONTRADICTION-2': (_, call) => givesText(call, '\\'),
  'CONTRADICTION-3': leavesUnlistedLocale,
  'CONTRADICTION-4': { notDrawn: 'Folders have plain names.' },
  'CONTRADICTION-5': givesUnusualName,
  'CONTRADICTION-6': leavesUnlistedLocale,
  'CONTRADICTION-7': ({ translations }) =>
    Object.keys(translations).some((locale) => !/^[^.]+$/.test(locale)),
  'CONTRADICTION-8': { notDrawn: 'The machine that runs the fuzzer is not in a zone that skips midnight.' },
  'CONTRADICTION-9': { notDrawn: 'Each request for a catalog carries its own configuration.' },
  'ACCIDENT-1': (_, call) => givesText(call, '%{'),
  'ACCIDENT-2': givesUnusualName,
  'ACCIDENT-3': { notDrawn: 'Every folder exists.' },
  'ACCIDENT-4': { notDrawn: 'No two files of a folder are of the same locale.' },
  'ACCIDENT-5': { notDrawn: 'YAML 1.1 and the core schema of YAML 1.2 read the same from every file.' },
  'ACCIDENT-6': overflows,
  'ACCIDENT-7': roundsTooLarge,
  'ACCIDENT-8': roundsTooLarge,
  'ACCIDENT-9': (catalog, call) => localized(call) !== undefined && hasDirectiveInName(catalog),
  'ACCIDENT-10': (_, call) => Math.abs(Number(localized(call)?.['float'] ?? 0)) % 1 >= ROUNDED_UP,
  'ACCIDENT-11': { notDrawn: 'Every file is written from a map, without a byte order mark.' },
  'ACCIDENT-12': { notDrawn: 'No pattern has %Z or %^Z.' },
  'ACCIDENT-13': { notDrawn: 'The texts for morning and afternoon have no Greek letters.' },
  'ACCIDENT-14': (_, call) => isOutsideYears(call),
  'ACCIDENT-15': { notDrawn: 'No folder has a name that ends like that of a file.' },
  'ACCIDENT-16': { notDrawn: 'No loader of a configuration is used anywhere else.' },
  'ACCIDENT-17': { notDrawn: 'An adapter makes all calls in one fiber.' },
  'ACCIDENT-18': { notDrawn: 'No list has more than seven names of days, or twelve names of months.' },
};

const SHOWING: readonly Shows[] = Object.values(AVOIDED).filter((one) => typeof one === 'function');

/** Tells whether a call on a catalog shows a contradiction or an accident, and must not be made. */
export function isAvoided(catalog: CatalogState, call: Call): boolean {
  return SHOWING.some((shows) => shows(catalog, call));
}

/**
 * Tells whether `with_locale` is called while a locale is active that cannot be activated again: the default locale,
 * when only other locales have translations. Whether the locale of the block is available makes no difference. This
 * never happens inside a block, because the locale of the block is listed.
 */
function leavesUnlistedLocale(catalog: CatalogState, { method }: Call): boolean {
  return method === 'with_locale' && !isListed(catalog, catalog.active);
}

/** Tells whether a value has a name whose placeholder may have a special meaning in regular expressions. */
function givesUnusualName(_: CatalogState, call: Call): boolean {
  return Object.keys(givenValues(call)).some((name) => !/^[A-Za-z_]\w*$/.test(name));
}

function givesText(call: Call, part: string): boolean {
  return Object.values(givenValues(call)).some((value) => typeof value === 'string' && value.includes(part));
}

/** Returns the values for placeholders. The calls inside blocks are drawn without values. */
function givenValues({ params: all = {} }: Call): { readonly [name: string]: unknown } {
  const { params, kwargs } = all as Partial<TranslateParams>;
  return { ...params, ...kwargs };
}

/** Returns the object that a call localizes, by its type; undefined for any other call. */
function localized({ method, params }: Call): { readonly [type: string]: unknown } | undefined {
  return method === 'localize' || method === 'l' ? { ...(params as LocalizeParams).object } : undefined;
}

/** Tells whether a number is too large to be rounded without loss. */
function roundsTooLarge(catalog: CatalogState, call: Call): boolean {
  const { integer, float } = localized(call) ?? {};
  const size = Math.abs(Number(integer ?? float ?? 0));
  return placesOf(catalog, call).some((places) => size * Math.max(1, 10 ** places) >= LARGE);
}

/** Tells whether an Int may overflow: the smallest of its type, and one that rounding makes too large for its type. */
function overflows(catalog: CatalogState, call: Call): boolean {
  const { integer } = localized(call) ?? {};
  if (integer === undefined) return false;
  const number = Number(integer);
  const size = Math.abs(number);
  if (SMALLEST_INTS.includes(number)) return true;
  const places = placesOf(catalog, call);
  // As a Float, an Int of 64 bits near the largest becomes 2^63, even with 0 places.
  if (size > LARGEST_INT) return places.length > 0 && size >= 2 ** 63;
  return places.some((one) => one < 0 && size + 10 ** -one / 2 > LARGEST_INT);
}

/** Returns the decimal places that the format of a call has in any locale, because fallbacks may lead to each. */
function placesOf(catalog: CatalogState, { params }: Call): number[] {
  const { format = 'default' } = (params ?? {}) as Partial<LocalizeParams>;
  const places = findAll(catalog, `number.formats.${nameText(format)}.decimal_places`);
  return places.filter((one) => typeof one === 'number');
}

/** Tells whether 0.2.2 cannot represent the year of a date. */
function isOutsideYears(call: Call): boolean {
  const [year = 1] = (localized(call)?.['date'] ?? []) as readonly number[];
  return year < 1 || year > 9999;
}

/** Tells whether a name of a day or a month, or a text for morning or afternoon, looks like a directive. */
function hasDirectiveInName(catalog: CatalogState): boolean {
  return NAMES.flatMap((path) => findAll(catalog, path)).some(
    (name) => typeof name === 'string' && name.includes('%'),
  );
}

/** Returns localization data of all locales, because fallbacks may lead to any locale. */
function findAll(catalog: CatalogState, path: string): unknown[] {
  return Object.keys(catalog.translations).flatMap((active) => find({ ...catalog, active }, `i18n.${path}`));
}
