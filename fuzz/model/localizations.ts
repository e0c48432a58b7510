import type { LocalizeParams } from '../../adapter/contract/adapter';
import type { LocalizableValue, TranslationMap } from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import { find, isMap, type CatalogState } from './scenario-state';

/** The directives that the document shows for times and for dates. */
const DIRECTIVES = { time: 'abBdHmMSYz', date: 'abBdmY' } as const;

/** The data that is needed to localize dates and times. */
const CALENDAR: readonly string[] = [
  ...['date.abbr_day_names', 'date.day_names', 'date.abbr_month_names', 'date.month_names', 'date.formats'],
  ...['time.am', 'time.pm', 'time.formats'],
];

/** Tells whether the active locale has the data of dates and times. */
export function hasCalendar(catalog: CatalogState): boolean {
  return CALENDAR.every((field) => find(catalog, `i18n.${field}`) !== undefined);
}

/** Tells whether a value is a date or a time, and not a number. */
export function isOfCalendar(object: LocalizableValue): boolean {
  return 'time' in object || 'date' in object;
}

function kindOf(object: LocalizableValue): 'time' | 'date' {
  return 'time' in object ? 'time' : 'date';
}

/** Returns the pattern of a date or a time: the pattern that is given, or that of a format. */
export function patternOf({ object, format }: LocalizeParams, catalog: CatalogState): string | undefined {
  if (!isOfCalendar(object)) return undefined;
  if (typeof format === 'string') return format;
  const pattern = find(catalog, `i18n.${kindOf(object)}.formats.${format?.symbol ?? 'default'}`);
  return typeof pattern === 'string' ? pattern : undefined;
}

/** Tells whether a pattern has only directives that the document shows for a date or a time. */
export function isShownPattern(pattern: string, object: LocalizableValue): boolean {
  const shown = DIRECTIVES[kindOf(object)];
  const letters = [...pattern.matchAll(/%(.?)/gu)].map(([, letter = '']) => letter);
  return letters.every((letter) => letter !== '' && shown.includes(letter));
}

/** Returns the fields of a number's format, or undefined if the value is no number or the format does not exist. */
export function numberFormatOf(
  { object, format = 'default' }: LocalizeParams,
  catalog: CatalogState,
): TranslationMap | undefined {
  if (isOfCalendar(object)) return undefined;
  const fields = find(catalog, `i18n.number.formats.${nameText(format)}`);
  return isMap(fields) ? fields : undefined;
}

/** A number to round, with the digits after its decimal point. */
interface Rounding {
  readonly number: string;
  readonly decimals: string;
  readonly places: number;
}

/** Returns what is rounded in a localization: the Int 0 with 0 decimal places if nothing is. */
export function roundingOf(params: LocalizeParams, catalog: CatalogState): Rounding {
  const { object } = params;
  const places = numberFormatOf(params, catalog)?.['decimal_places'];
  if (typeof places !== 'number') return { number: '0', decimals: '', places: 0 };
  const number = 'integer' in object ? object.integer : 'float' in object ? object.float : '';
  return { number, decimals: number.split('.')[1] ?? '', places };
}
