import { refuse, type Name } from './arguments';
import { Config, requireSettings } from './config';
import { Base } from './loading/loader';
import { localized } from './localization/localize';
import { LookupCatalog } from './lookup-catalog';
import type { LookupOptions } from './lookup/options';
import { checkTranslations } from './translations/check-translations';
import { mergeTranslations } from './translations/merge-translations';
import type { Localizable, Translator } from './translator';

/** A catalog of translations in any number of locales, with one active locale. */
export class Catalog extends LookupCatalog implements Translator {
  // Keeps CONFIG-01, CONFIG-02, CONFIG-03, OPTION-01, FALLBACK-09.
  /**
   * Creates a catalog from a configuration, with the translations that its loaders return. If there are several
   * loaders, their translations are merged. If the configuration sets `availableLocales`, the loaders cannot make
   * other locales available, but {@link inject} can.
   *
   * @throws InvalidTranslations when a loader cannot read its translations, or returns something other than a
   *   translations hash
   * @throws InvalidArgument when `config` is not a `Config`, has an unknown property, or lists something in `loaders`
   *   that is not a loader
   */
  static fromConfig(config: Config): Catalog {
    if (!(config instanceof Config)) refuse('config', config, 'a Config');
    requireSettings(config);
    const { defaultLocale, availableLocales, fallbacks } = config;
    const catalog = new Catalog({ defaultLocale, availableLocales, fallbacks });
    const translations = config.loaders.map((loader, index) => {
      if (!(loader instanceof Base))
        refuse(`config.loaders[${index}]`, loader, "a loader, such as new Loader.YAML('locales')");
      // `add` makes every locale in the given translations available, because `inject` relies on that. So `restricted`
      // first removes the locales that `availableLocales` does not list.
      return catalog.restricted(checkTranslations(loader.load()));
    });
    catalog.add(mergeTranslations(translations));
    return catalog;
  }

  localize(object: Localizable, format?: Name, options?: LookupOptions): string {
    return localized(Catalog.localeOf(this), object, format, options);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return localized(Catalog.localeOf(this), object, format, options);
  }
}
