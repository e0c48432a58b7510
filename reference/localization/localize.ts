import { nameOf, type Name } from '../arguments';
import type { CatalogLocale } from '../catalog-locale';
import { explained, lookUp } from '../lookup/lookup';
import { expectLookupOptions, type LookupOptions } from '../lookup/options';
import type { Localizable } from '../translator';
import { civilTimeOf } from './civil-time';
import { formatPath, LocaleFormats } from './locale-formats';
import { formatNumber } from './number-format';
import { compilePattern } from './pattern';

// Keeps DATE-01, TIME-01, DATA-03.
/**
 * Formats a number, a time or a date according to a locale. If options are given, the format of a time or a
 * date is looked up like any other translation. So the options `scope`, `count` and `default` apply, and placeholders
 * in the pattern that is found are filled before it is compiled. For a number, options are checked, but have no effect.
 */
export function localized(
  locale: CatalogLocale,
  object: Localizable,
  format: Name = 'default',
  options: LookupOptions | undefined,
): string {
  try {
    const name = nameOf(format, 'format');
    if (options !== undefined) expectLookupOptions(options);
    const formats = (locale.formats ??= new LocaleFormats(locale));
    if (typeof object === 'number' || typeof object === 'bigint')
      return formatNumber(object, formats.numberFormat(name));
    const time = civilTimeOf(object);
    const pattern =
      options === undefined
        ? formats.patterns[time.kind](name)
        : compilePattern(lookUp(locale, formatPath(time.kind, name), options) ?? name);
    return pattern(time, formats);
  } catch (error) {
    throw explained(error);
  }
}
