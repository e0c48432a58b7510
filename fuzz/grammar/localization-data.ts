import * as fc from 'fast-check';
import type { TranslationLeaf, TranslationMap, Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite/read';
import { isMap } from '../model/scenario-state';
import { pattern } from './localizables';

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
      { number: numberData(level), calendar: calendarData(level, fixtures[locale]?.['i18n']) },
      { requiredKeys: [] },
    )
    .map(({ number, calendar }) => ({ ...(number && { number }), ...calendar }) as TranslationMap)
    .filter((made) => Object.keys(made).length > 0);
}

function numberData(level: Level): fc.Arbitrary<TranslationMap> {
  const isCrystal = level === 'crystal';
  const fields = {
    delimiter: fc.constantFrom(...DELIMITERS, ...(isCrystal ? [''] : [])),
    separator: fc.constantFrom(...SEPARATORS),
    // With more places, 0.2.2 loses digits of large numbers (ACCIDENT-7).
    decimal_places: isCrystal ? fc.integer({ min: -4, max: 6 }) : fc.constantFrom(2, 1, 3, 0, 6),
    // The suite uses only these values of `group` and `only_significant`.
    group: isCrystal ? fc.integer({ min: 1, max: 5 }) : fc.constant(3),
    only_significant: isCrystal ? fc.boolean() : fc.constant(false),
  };
  const format = isCrystal ? fc.record(fields, { requiredKeys: [] }) : fc.record(fields);
  return fc
    .record(
      { default: format, custom: format, compact: format },
      { requiredKeys: isCrystal ? [] : ['default'] },
    )
    .map((formats) => ({ formats }) as TranslationMap);
}

/** Date and time data with the names of the package's own locales and with random patterns. */
function calendarData(
  level: Level,
  fixture: TranslationLeaf | TranslationMap | undefined,
): fc.Arbitrary<TranslationMap> {
  const namesOf = (kind: 'time' | 'date'): TranslationMap => {
    const names = isMap(fixture) ? fixture[kind] : undefined;
    return isMap(names) ? names : {};
  };
  const patterns = (kind: 'time' | 'date'): fc.Arbitrary<TranslationMap> => {
    const formats = {
      default: pattern(level, kind),
      short: pattern(level, kind),
      long: pattern(level, kind),
    };
    const made = level === 'spec' ? fc.record(formats) : fc.record(formats, { requiredKeys: [] });
    return made as fc.Arbitrary<TranslationMap>;
  };
  return fc.record({ date: patterns('date'), time: patterns('time') }).map(({ date, time }) => ({
    date: { ...namesOf('date'), formats: date },
    time: { ...namesOf('time'), formats: time },
  }));
}
