import type { Call, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { nameText } from '../../steps/notation';
import { find, listedLocales, type CatalogState } from './catalog-state';

/** Tells whether a call on a catalog shows a contradiction or an accident. */
type Shows = (catalog: CatalogState, call: Call) => boolean;

/**
 * A number loses digits when it is rounded if it is this large, or becomes so when multiplied for rounding. A 64-bit
 * Int overflows somewhat later.
 */
const LARGE = 2 ** 53;
/** The smallest 32-bit Int, which overflows. */
const SMALLEST_INT = -(2 ** 31);
/** From this fraction on, a Float that is written with six decimals becomes the next whole number. */
const ROUNDED_UP = 0.9999995;

/**
 * The contradictions and accidents of crystal-i18n 0.2.2 (`features/contradictions.yaml`, `features/accidents.yaml`),
 * each with the calls that show it, or with the reason why no random scenario can.
 *
 * A difference there tells nothing new: the lists name it, and `run` judges what the document states about it. Each can
 * be recognized by a call and the state before it, so such a call is never made. It would not be enough to ignore a
 * difference once it was found. After CONTRADICTION-1, the active locales of the port and the reference differ, and so
 * do all later steps. A test compares the ids with both lists.
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
  'ACCIDENT-10': (_, call) => Math.abs(Number(floatOf(call) ?? 0)) % 1 >= ROUNDED_UP,
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
 * Tells whether `with_locale` is called while a locale is active that cannot be activated again: the default locale, when
 * only others have translations. Whether the locale of the block is available makes no difference. Inside of a block
 * this never happens, since the locale of the block is listed.
 */
function leavesUnlistedLocale(catalog: CatalogState, { method }: Call): boolean {
  return method === 'with_locale' && !listedLocales(catalog).includes(catalog.active);
}

/** Tells whether a value has a name that means something else as a part of a regular expression. */
function givesUnusualName(_: CatalogState, call: Call): boolean {
  return Object.keys(givenValues(call)).some((name) => !/^[A-Za-z_]\w*$/.test(name));
}

function valuesOf(call: Call): string[] {
  return Object.values(givenValues(call)).filter((value) => typeof value === 'string');
}

/** Returns the values for placeholders. The calls inside of blocks are drawn without any. */
function givenValues({ params: all = {} }: Call): { readonly [name: string]: unknown } {
  const { params, kwargs } = all as Partial<TranslateParams>;
  return { ...params, ...kwargs };
}

function isLocalization({ method }: Call): boolean {
  return method === 'localize' || method === 'l';
}

/** Returns the object that a call localizes, as far as it is of a type; undefined for any other call. */
function localized(call: Call): { readonly [type: string]: unknown } {
  return isLocalization(call) ? { ...(call.params as LocalizeParams).object } : {};
}

function floatOf(call: Call): string | undefined {
  return localized(call)['float'] as string | undefined;
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

/** Tells whether a date is of a year that 0.2.2 cannot write. */
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

/** Returns the decimal places of a format in all locales, because with fallbacks any of them may be used. */
function placesOf(catalog: CatalogState, format: string): number[] {
  return Object.keys(catalog.translations)
    .map((active) => find({ ...catalog, active }, `i18n.number.formats.${format}.decimal_places`))
    .filter((places) => typeof places === 'number');
}
