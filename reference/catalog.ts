import { expectOptions, nameOf, refuse, type Name } from './arguments';
import type { CatalogLocale } from './catalog-locale';
import { Config } from './config';
import { Base } from './loading/loader';
import { civilTimeOf } from './localization/civil-time';
import { formatPath, LocaleFormats } from './localization/locale-formats';
import { formatNumber } from './localization/number-format';
import { compilePattern } from './localization/pattern';
import { LookupCatalog } from './lookup-catalog';
import { explained, lookUp } from './lookup/lookup';
import { expectLookupOptions, type LookupOptions } from './lookup/options';
import { checkTranslations } from './translations/check-translations';
import { mergeTranslations } from './translations/translations-hash';
import type { Localizable, Translator } from './translator';

/** A catalog of translations in any number of locales, with one active locale. */
export class Catalog extends LookupCatalog implements Translator {
  // Keeps CONFIG-01, CONFIG-02, CONFIG-03, OPTION-01, FALLBACK-09.
  /**
   * Creates a catalog from a configuration, with the merged translations of its loaders. If the configuration sets
   * `availableLocales`, the loaders cannot make other locales available, but {@link inject} can.
   *
   * @throws InvalidTranslations when a loader cannot read its translations, or returns none
   * @throws InvalidArgument when `config` is not a `Config`, or has an unknown property or loader
   */
  static fromConfig(config: Config): Catalog {
    if (!(config instanceof Config)) refuse('config', config, 'a Config');
    // An own property is a misspelt setting, because a setting is a property of the class.
    expectOptions({ ...config }, 'config', ['loaders', 'defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale, availableLocales, fallbacks } = config;
    const catalog = new Catalog({ defaultLocale, availableLocales, fallbacks });
    const hashes = config.loaders.map((loader, index) => {
      if (!(loader instanceof Base))
        refuse(`config.loaders[${index}]`, loader, "a loader, such as new Loader.YAML('locales')");
      return checkTranslations(loader.load());
    });
    const used = Object.entries(mergeTranslations(hashes)).filter(([name]) => catalog.isUsed(name));
    catalog.add(Object.fromEntries(used));
    return catalog;
  }

  localize(object: Localizable, format?: Name, options?: LookupOptions): string {
    return localized(this.activeLocale, object, format, options);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return this.localize(object, format, options);
  }
}

// Keeps DATE-01, TIME-01, DATA-03.
/** Formats an object according to a locale. If options are given, its format is looked up like a translation. */
function localized(
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
