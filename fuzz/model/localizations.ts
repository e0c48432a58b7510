import type { LocalizeParams } from '../../adapter/contract/adapter';
import type { Name, TranslationLeaf, TranslationMap } from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import { find, isMap, type CatalogState } from './scenario-state';

/** The directives that the document shows for times and for dates (SILENT-22). */
const DIRECTIVES = { time: 'abBdHmMSYz', date: 'abBdmY' } as const;

/** The data that is needed to localize dates and times. */
const REQUIRED: readonly string[] = [
  ...['date.abbr_day_names', 'date.day_names', 'date.abbr_month_names', 'date.month_names', 'date.formats'],
  ...['time.am', 'time.pm', 'time.formats'],
];

/** Tells whether the document states the outcome of a localization in a catalog. */
export function isStatedLocalization(
  catalog: CatalogState,
  { object, format, kwargs }: LocalizeParams,
): boolean {
  // SILENT-26: named arguments.
  if (!isReadable(catalog) || kwargs !== undefined) return false;
  if ('integer' in object) return isStatedNumber(catalog, object.integer, format);
  if ('float' in object) return isStatedNumber(catalog, object.float, format);
  return isStatedTime(catalog, 'time' in object ? 'time' : 'date', format);
}

/** Tells whether the document states what is found in the active locale. */
export function isReadable({ active, given }: CatalogState): boolean {
  return given.length === 0 || given.includes(active);
}

function isStatedNumber(catalog: CatalogState, text: string, format: Name = 'default'): boolean {
  const fields = find(catalog, `i18n.number.formats.${nameText(format)}`);
  // A format has every field, and the usual values of group and only_significant (SILENT-16, SILENT-17, SILENT-18),
  // because no other format is drawn at level spec.
  return isMap(fields) && isStatedRounding(text, fields['decimal_places']);
}

/**
 * Tells whether the document states the rounding. Three cases are left open: integers with decimal places, decimal
 * numbers without decimal places (SILENT-19), and exact halves (SILENT-20).
 */
function isStatedRounding(text: string, places: TranslationLeaf | TranslationMap | undefined): boolean {
  const [, decimals = ''] = text.split('.');
  if (typeof places !== 'number' || (decimals === '') !== (places === 0)) return false;
  // The document does not say whether a negative number that is rounded to zero keeps its sign.
  const isNegativeZero = text.startsWith('-') && Number(Number(text).toFixed(places)) === 0;
  return decimals.slice(places) !== '5' && !isNegativeZero;
}

function isStatedTime(
  catalog: CatalogState,
  kind: 'time' | 'date',
  format: Name = { symbol: 'default' },
): boolean {
  // SILENT-25: localization data that is absent.
  if (!REQUIRED.every((field) => find(catalog, `i18n.${field}`) !== undefined)) return false;
  // SILENT-24: a String that names a format.
  if (typeof format === 'string') return format.includes('%') && isStatedPattern(format, kind);
  const pattern = find(catalog, `i18n.${kind}.formats.${format.symbol}`);
  return typeof pattern === 'string' && isStatedPattern(pattern, kind);
}

/** Tells whether a pattern has only directives that the document shows (SILENT-22, SILENT-23). */
function isStatedPattern(pattern: string, kind: 'time' | 'date'): boolean {
  const directives = [...pattern.matchAll(/%(.?)/gu)].map(([, letter = '']) => letter);
  return directives.every((letter) => letter !== '' && DIRECTIVES[kind].includes(letter));
}
