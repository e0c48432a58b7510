import type { Call, LocaleParams, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { nameText } from '../../steps/notation';
import { find, listedLocales, type CatalogState } from './catalog-state';

/** Tells whether a call on a catalog shows a contradiction or an accident. */
type Shows = (catalog: CatalogState, call: Call) => boolean;

/** From this product on, Floats lose digits when they are multiplied for rounding. An Int overflows somewhat later. */
const LARGEST_PRODUCT = 2 ** 53;

/**
 * The contradictions and accidents of crystal-i18n 0.2.2 (`features/contradictions.yaml`, `features/accidents.yaml`),
 * each with the calls that show it, or with the reason why no random scenario can.
 *
 * A difference there tells nothing new: the lists name it, and `run` judges what the document states about it. Each can
 * be recognized by a call and the state before it, so such a call is never made. It would not be enough to ignore a
 * difference once it was found: after CONTRADICTION-1, the active locales of the port and the reference differ, and so
 * do all later steps. A test compares the ids with both lists.
 */
export const AVOIDED: { readonly [id: string]: Shows | { readonly notDrawn: string } } = {
  'CONTRADICTION-1': leavesUnlistedLocale,
  'CONTRADICTION-2': (_, call) => valuesOf(call).some((value) => value.includes('\\')),
  'CONTRADICTION-3': leavesUnlistedLocale,
  'ACCIDENT-1': (_, call) => valuesOf(call).some((value) => value.includes('%{')),
  'ACCIDENT-2': (_, call) => Object.keys(givenValues(call)).some((name) => !/^\w+$/.test(name)),
  'ACCIDENT-3': { notDrawn: 'Every folder exists.' },
  'ACCIDENT-4': { notDrawn: 'No two files of a folder are of the same locale.' },
  'ACCIDENT-5': { notDrawn: 'YAML 1.1 and the core schema of YAML 1.2 read the same from every file.' },
  'ACCIDENT-6': (catalog, call) => roundsTooLarge(catalog, call, 'integer'),
  'ACCIDENT-7': (catalog, call) => roundsTooLarge(catalog, call, 'float'),
  'ACCIDENT-8': (catalog, call) => roundsTooLarge(catalog, call, 'float'),
};

const SHOWING: readonly Shows[] = Object.values(AVOIDED).filter((one) => typeof one === 'function');

/** Tells whether a call on a catalog shows a contradiction or an accident, and must not be made. */
export function isAvoided(catalog: CatalogState, call: Call): boolean {
  return SHOWING.some((shows) => shows(catalog, call));
}

/**
 * Tells whether a block runs while a locale is active that cannot be activated again: the default locale, when only
 * others have translations. Inside of a block this never happens, since the locale of the block is listed.
 */
function leavesUnlistedLocale(catalog: CatalogState, { method, params = {} }: Call): boolean {
  if (method !== 'with_locale') return false;
  const listed = listedLocales(catalog);
  return !listed.includes(catalog.active) && listed.includes(nameText((params as LocaleParams).locale));
}

function valuesOf(call: Call): string[] {
  return Object.values(givenValues(call)).filter((value) => typeof value === 'string');
}

/** Returns the values for placeholders. The calls inside of blocks are drawn without any. */
function givenValues({ params: all = {} }: Call): { readonly [name: string]: unknown } {
  const { params, kwargs } = all as Partial<TranslateParams>;
  return { ...params, ...kwargs };
}

function roundsTooLarge(catalog: CatalogState, { method, params }: Call, type: 'integer' | 'float'): boolean {
  if (method !== 'localize' && method !== 'l') return false;
  const { object, format = 'default' } = params as LocalizeParams;
  const text = type in object ? (object as Readonly<Record<typeof type, string>>)[type] : '0';
  return placesOf(catalog, nameText(format)).some((places) => {
    // An Int without decimal places is not multiplied.
    const isMultiplied = type === 'float' || places !== 0;
    return isMultiplied && Math.abs(Number(text)) * 10 ** places >= LARGEST_PRODUCT;
  });
}

/** Returns the decimal places of a format in all locales, because with fallbacks any of them may be used. */
function placesOf(catalog: CatalogState, format: string): number[] {
  return Object.keys(catalog.translations)
    .map((active) => find({ ...catalog, active }, `i18n.number.formats.${format}.decimal_places`))
    .filter((places) => typeof places === 'number');
}
