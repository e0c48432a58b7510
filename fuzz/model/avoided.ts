import type { Call, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { nameText } from '../../steps/notation';
import { find, listedLocales, type CatalogState } from './catalog-state';

/** Tells whether a call on a catalog shows a contradiction or an accident. */
type Shows = (catalog: CatalogState, call: Call) => boolean;

/**
 * A number of at least this size may lose digits when it is rounded. This includes numbers that reach this size when
 * they are multiplied for rounding. A 64-bit Int overflows somewhat later.
 */
const LARGE = 2 ** 53;
/** The smallest 32-bit Int, which overflows. */
const SMALLEST_INT = -(2 ** 31);
/** A Float with at least this fraction becomes the next whole number when it is rounded to six decimals. */
const ROUNDED_UP = 0.9999995;

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
  'CONTRADICTION-2': (_, call) => valuesOf(call).some((value) => value.includes('\\')),
  'CONTRADICTION-3': leavesUnlistedLocale,
  'CONTRADICTION-4': { notDrawn: 'Folders have plain names.' },
  'CONTRADICTION-5': givesUnusualName,
  'CONTRADICTION-6': leavesUnlistedLocale,
  'CONTRADICTION-7': ({ translations }) =>
    Object.keys(translations).some((locale) => !/^[^.]+$/.test(locale)),
  'ACCIDENT-1': (_, call) => valuesOf(call).some((value) => value.includes('%{')),
  'ACCIDENT-2': givesUnusualName,
  'ACCIDENT-3': { notDrawn: 'Every folder exists.' },
  'ACCIDENT-4': { notDrawn: 'No two files of a folder are of the same locale.' },
  'ACCIDENT-5': { notDrawn: 'YAML 1.1 and the core schema of YAML 1.2 read the same from every file.' },
  'ACCIDENT-6': roundsTooLarge,
  'ACCIDENT-7': roundsTooLarge,
  'ACCIDENT-8': roundsTooLarge,
  'ACCIDENT-9': (catalog, call) =>
    isLocalization(call) && namesOf(catalog).some((name) => name.includes('%')),
  'ACCIDENT-10': (_, call) => Math.abs(Number(localized(call)['float'] ?? 0)) % 1 >= ROUNDED_UP,
  'ACCIDENT-11': { notDrawn: 'Every file is written from a map, without a byte order mark.' },
  'ACCIDENT-12': { notDrawn: 'No pattern has %Z or %^Z.' },
  'ACCIDENT-13': { notDrawn: 'The texts for morning and afternoon have no Greek letters.' },
  'ACCIDENT-14': (_, call) => isOutsideYears(call),
  'ACCIDENT-15': { notDrawn: 'No folder has a name that ends like that of a file.' },
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
  return method === 'with_locale' && !listedLocales(catalog).includes(catalog.active);
}

/** Tells whether a value has a name whose placeholder may have a special meaning in regular expressions. */
function givesUnusualName(_: CatalogState, call: Call): boolean {
  return Object.keys(givenValues(call)).some((name) => !/^[A-Za-z_]\w*$/.test(name));
}

function valuesOf(call: Call): string[] {
  return Object.values(givenValues(call)).filter((value) => typeof value === 'string');
}

/** Returns the values for placeholders. The calls inside blocks are drawn without values. */
function givenValues({ params: all = {} }: Call): { readonly [name: string]: unknown } {
  const { params, kwargs } = all as Partial<TranslateParams>;
  return { ...params, ...kwargs };
}

function isLocalization({ method }: Call): boolean {
  return method === 'localize' || method === 'l';
}

/** Returns the object that a call localizes, by its type; an empty object for any other call. */
function localized(call: Call): { readonly [type: string]: unknown } {
  return isLocalization(call) ? { ...(call.params as LocalizeParams).object } : {};
}

/** Tells whether a number is too large to be rounded without loss, or an Int is the smallest of its type. */
function roundsTooLarge(catalog: CatalogState, call: Call): boolean {
  const { integer, float } = localized(call);
  const number = Number(integer ?? float ?? 0);
  const { format = 'default' } = (call.params ?? {}) as Partial<LocalizeParams>;
  return placesOf(catalog, nameText(format)).some(
    (places) =>
      (integer !== undefined && number === SMALLEST_INT) ||
      Math.abs(number) * Math.max(1, 10 ** places) >= LARGE,
  );
}

/** Tells whether 0.2.2 cannot represent the year of a date. */
function isOutsideYears(call: Call): boolean {
  const [year = 1] = (localized(call)['date'] ?? []) as readonly number[];
  return year < 1 || year > 9999;
}

/** The lists of names of days and months, and the texts for morning and afternoon. */
const NAMES = 'date.abbr_day_names date.day_names date.abbr_month_names date.month_names time.am time.pm'
  .split(' ')
  .map((path) => `i18n.${path}`);

/** Returns the names that patterns write, in all locales. */
function namesOf(catalog: CatalogState): string[] {
  return Object.keys(catalog.translations)
    .flatMap((active) => NAMES.flatMap((path) => find({ ...catalog, active }, path)))
    .filter((name) => typeof name === 'string');
}

/** Returns the decimal places of a format in all locales, because fallbacks may lead to any locale. */
function placesOf(catalog: CatalogState, format: string): number[] {
  return Object.keys(catalog.translations)
    .map((active) => find({ ...catalog, active }, `i18n.number.formats.${format}.decimal_places`))
    .filter((places) => typeof places === 'number');
}
