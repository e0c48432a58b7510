import * as fc from 'fast-check';
import type { TranslationMap, Translations } from '../../adapter/contract/values';
import { isMap } from '../model/translation-maps';
import type { Level } from '../../suite';
import { pattern } from './patterns';

const DELIMITERS = [',', '.', ' ', '_', "'", '--', '$&', '\\1', '%{n}', '%d'];
const SEPARATORS = ['.', ',', ';', '·', '::', '$&', '\\0', '%{n}', ''];

/** Localization data of a locale: number formats, or data of dates and times, or both (section 2.5). */
export function localizationData(
  level: Level,
  fixtures: Translations,
  locale: string,
): fc.Arbitrary<TranslationMap> {
  return fc
    .record(
      { number: numberData(level), calendar: calendarData(level, fixtures, locale) },
      { requiredKeys: [] },
    )
    .map(({ number, calendar }) => ({ ...(number && { number }), ...calendar }) as TranslationMap)
    .filter((made) => Object.keys(made).length > 0);
}

function numberData(level: Level): fc.Arbitrary<TranslationMap> {
  const format = level === 'crystal' ? anyNumberFormat() : numberFormat();
  return fc
    .record(
      { default: format, custom: format, compact: format },
      { requiredKeys: level === 'spec' ? ['default'] : [] },
    )
    .map((formats) => ({ formats }) as TranslationMap);
}

/** A number format with every field, and the values of `group` and `only_significant` that the suite uses. */
function numberFormat(): fc.Arbitrary<TranslationMap> {
  return fc.record({
    delimiter: fc.constantFrom(...DELIMITERS),
    separator: fc.constantFrom(...SEPARATORS),
    decimal_places: fc.constantFrom(2, 1, 3, 0, 6),
    group: fc.constant(3),
    only_significant: fc.constant(false),
  });
}

function anyNumberFormat(): fc.Arbitrary<TranslationMap> {
  return fc.record(
    {
      delimiter: fc.constantFrom(...DELIMITERS, ''),
      separator: fc.constantFrom(...SEPARATORS),
      decimal_places: fc.integer({ min: -4, max: 12 }),
      group: fc.integer({ min: 1, max: 5 }),
      only_significant: fc.boolean(),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<TranslationMap>;
}

/** Date and time data with the names of the package's own locales and with random patterns. */
function calendarData(level: Level, fixtures: Translations, locale: string): fc.Arbitrary<TranslationMap> {
  const i18n = fixtures[locale]?.['i18n'];
  const names = isMap(i18n) ? i18n : {};
  const patterns = (kind: 'time' | 'date'): fc.Arbitrary<TranslationMap> =>
    fc.record(
      { default: pattern(level, kind), short: pattern(level, kind), long: pattern(level, kind) },
      { requiredKeys: level === 'spec' ? ['default', 'short', 'long'] : [] },
    ) as fc.Arbitrary<TranslationMap>;
  return fc.record({ date: patterns('date'), time: patterns('time') }).map(({ date, time }) => ({
    date: { ...mapIn(names, 'date'), formats: date },
    time: { ...mapIn(names, 'time'), formats: time },
  }));
}

function mapIn(map: TranslationMap, key: string): TranslationMap {
  const value = map[key];
  return isMap(value) ? value : {};
}
