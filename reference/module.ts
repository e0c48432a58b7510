import { refuse, type Name } from './arguments';
import { Catalog } from './catalog';
import { Config } from './config';
import type { Translator } from './translator';

/**
 * The class of the module `I18n`, which has one main configuration, and one main catalog on which its operations act.
 * A program normally uses only the instance {@link I18n}. Tests may create others, to leave its state unchanged.
 */
export class I18nModule implements Translator {
  #config = new Config();
  #catalog: Catalog | undefined;

  // Keeps MODULE-03, MODULE-04.
  /** The main configuration. Assigning another one has no effect on the main catalog until {@link init} is called. */
  get config(): Config {
    return this.#config;
  }
  set config(config: Config) {
    if (!(config instanceof Config)) refuse('config', config, 'a Config');
    this.#config = config;
  }

  // Keeps INIT-01, INIT-02, INIT-03, INIT-04, INIT-05, BEFORE-03.
  /**
   * Creates a new main catalog from the main configuration, as {@link Catalog.fromConfig} does. Afterwards, the default
   * locale is active. If `init` throws an error, the main catalog does not change.
   */
  init(): void {
    this.#catalog = Catalog.fromConfig(this.config);
  }

  get availableLocales(): readonly string[] {
    return this.main.availableLocales;
  }

  get locale(): string {
    return this.main.locale;
  }
  set locale(locale: Name) {
    this.main.locale = locale;
  }

  readonly activate: Translator['activate'] = (locale) => this.main.activate(locale);
  readonly withLocale: Translator['withLocale'] = (locale, block) => this.main.withLocale(locale, block);
  readonly translate: Translator['translate'] = (key, options) => this.main.translate(key, options);
  readonly t: Translator['t'] = (key, options) => this.main.t(key, options);
  readonly translateOrThrow: Translator['translateOrThrow'] = (key, options) =>
    this.main.translateOrThrow(key, options);
  readonly tOrThrow: Translator['tOrThrow'] = (key, options) => this.main.tOrThrow(key, options);
  readonly localize: Translator['localize'] = (object, format, options) =>
    this.main.localize(object, format, options);
  readonly l: Translator['l'] = (object, format, options) => this.main.l(object, format, options);

  // Keeps MAIN-01, MAIN-02, BEFORE-01, BEFORE-02.
  /** The main catalog. If {@link init} has not been called, the first operation creates it. */
  private get main(): Catalog {
    return (this.#catalog ??= Catalog.fromConfig(this.config));
  }
}

/** The module `I18n`. To use it, add a loader to `I18n.config.loaders`, and call `I18n.init()`. */
export const I18n = new I18nModule();
