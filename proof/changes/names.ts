import type { TranslationMap } from '../../adapter/contract/values';
import { injectedBecome } from './loading';
import type { Change } from './reference-with';
import { isMap, mapLocales } from './translations';

/** The lists of names in the localization data of a locale (section 2.5): Monday and January come first. */
type NameLists = {
  readonly [List in 'day_names' | 'abbr_day_names' | 'month_names' | 'abbr_month_names']?: readonly string[];
};

/**
 * Changes the lists of names of days, or of months, in all translations that are injected or read by init.
 *
 * @param change returns the names that replace a list; undefined leaves the list unchanged
 */
export function namesBecome(
  what: 'day' | 'month',
  change: (names: readonly string[], lists: NameLists) => readonly string[] | undefined,
): Change {
  const changed = (date: TranslationMap): TranslationMap => {
    const names = Object.entries(date as NameLists).filter(([list]) => list.endsWith(`${what}_names`));
    return { ...date, ...Object.fromEntries(names.map(([list, its]) => [list, change(its, date) ?? its])) };
  };
  return injectedBecome((translations) =>
    mapLocales(translations, (map) => {
      const { i18n = null } = map;
      if (!isMap(i18n)) return map;
      const { date = null } = i18n;
      return isMap(date) ? { ...map, i18n: { ...i18n, date: changed(date) } } : map;
    }),
  );
}
