import { calledOn, requireInstance } from './arguments';
import { Catalog } from './catalog';
import { Config } from './config';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';
import type { Localizable, Translator } from './translator';

/**
 * The module `I18n`: a main configuration, and a main catalog that the operations act on.
 *
 * There is one, {@link I18n}; another is made where the state of a program must not be touched, as in tests.
 */
export class I18nModule implements Translator {
  private mainConfig = new Config();
  private catalog: Catalog | undefined;

  // Keeps MODULE-03, MODULE-04.
  /** The main configuration. Assigning another one leaves the main catalog as it is until {@link init}. */
  get config(): Config {
    return this.mainConfig;
  }
  set config(config: Config) {
    requireInstance(config, Config, 'config', 'a Config');
    this.mainConfig = config;
  }

  // Keeps INIT-01, INIT-02, INIT-03, INIT-04, INIT-05.
  /**
   * Makes the main catalog anew from the main configuration: the loaders are read. When it throws, the
   * main catalog is as it was.
   *
   * @throws InvalidTranslations when a loader cannot read its translations
   */
  init(): void {
    if (!(this instanceof I18nModule)) throw calledOn(this);
    this.catalog = Catalog.fromConfig(this.config);
  }

  get availableLocales(): readonly string[] {
    return I18nModule.mainOf(this).availableLocales;
  }

  get locale(): string {
    return I18nModule.mainOf(this).locale;
  }
  set locale(locale: Name) {
    this.activate(locale);
  }

  activate(locale: Name): string {
    return I18nModule.mainOf(this).activate(locale);
  }

  withLocale<Result>(locale: Name, block: () => Result): Result {
    return I18nModule.mainOf(this).withLocale(locale, block);
  }

  translate(key: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).translate(key, options);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).translate(key, options);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).translateOrThrow(key, options);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).translateOrThrow(key, options);
  }

  localize(object: Localizable, format?: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).localize(object, format, options);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return I18nModule.mainOf(this).localize(object, format, options);
  }

  // Keeps MAIN-01, MAIN-02, BEFORE-01, BEFORE-02.
  /** Returns the main catalog; before {@link init}, the first operation makes it. */
  private static mainOf(module: I18nModule): Catalog {
    if (!(module instanceof I18nModule)) throw calledOn(module);
    return (module.catalog ??= Catalog.fromConfig(module.config));
  }
}

/** The module `I18n` of the document. */
export const I18n = new I18nModule();
