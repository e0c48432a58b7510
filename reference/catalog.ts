import { calledOn, requireInstance } from './arguments';
import { Config } from './config';
import { explained } from './errors';
import { Base } from './loading/loader';
import { civilTimeOf } from './localization/localized';
import { formatPath, LocaleFormats } from './localization/locale-formats';
import { formatNumber } from './localization/number-format';
import { compilePattern } from './localization/pattern';
import { LookupCatalog } from './lookup-catalog';
import { requireLookupOptions, type LookupOptions } from './lookup/options';
import { nameOf, type Name } from './name';
import { checkTranslations } from './translations/check-translations';
import { mergeTranslations } from './translations/merge-translations';
import type { Localizable, Translator } from './translator';

/** `I18n::Catalog`: the translations of several locales, one of which is active. */
export class Catalog extends LookupCatalog implements Translator {
  // Keeps CONFIG-01, CONFIG-02, CONFIG-03, OPTION-01, FALLBACK-09.
  /**
   * Makes a catalog of everything set on a configuration, with the translations of its loaders. Where these nest under the
   * same key, they are merged.
   *
   * @throws InvalidTranslations when a loader cannot read its translations, or returns what is no translations hash
   */
  static fromConfig(config: Config): Catalog {
    requireInstance(config, Config, 'config', 'a Config');
    const { defaultLocale, availableLocales, fallbacks } = config;
    const catalog = new Catalog({ defaultLocale, availableLocales, fallbacks });
    const translations = config.loaders.map((loader, index) => {
      requireInstance(
        loader,
        Base,
        `config.loaders[${index}]`,
        "a loader, such as new Loader.YAML('locales')",
      );
      return catalog.locales.restricted(checkTranslations(loader.load()));
    });
    catalog.locales.add(mergeTranslations(translations));
    return catalog;
  }

  localize(object: Localizable, format?: Name, options?: LookupOptions): string {
    return Catalog.localized(this, object, format, options);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return Catalog.localized(this, object, format, options);
  }

  // Keeps DATE-01, TIME-01, DATA-03.
  private static localized(
    catalog: Catalog,
    object: Localizable,
    format: Name = 'default',
    options: LookupOptions | undefined,
  ): string {
    try {
      const name = nameOf(format, 'format');
      if (options !== undefined) requireLookupOptions(options);
      const view = catalog.currentView();
      const formats = (view.formats ??= new LocaleFormats(view));
      if (typeof object === 'number' || typeof object === 'bigint')
        return formatNumber(object, formats.numberFormat(name));
      const { kind, time } = civilTimeOf(object);
      const pattern =
        options === undefined
          ? formats.pattern(kind, name)
          : compilePattern(catalog.lookup(formatPath(kind, name), options) ?? name);
      return pattern.write(time, formats.names);
    } catch (error) {
      throw catalog instanceof Catalog ? explained(error) : calledOn(catalog);
    }
  }
}
