import { refuse } from './arguments';
import { Catalog } from './catalog';
import type { CatalogState } from './catalog-state';
import { Config } from './config';
import { inspection, type Inspect } from './inspection';
import { localized } from './localization/localize';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';
import { Surface } from './surface';
import type { Localizable, Translator } from './translator';

/**
 * The module `I18n`: a main configuration, and a main catalog on which the operations act.
 *
 * A program has one such module, {@link I18n}. To leave its state unchanged, for example in tests, create another
 * instance.
 */
export class I18nModule extends Surface implements Translator {
  private mainConfig = new Config();
  private catalog: Catalog | undefined;

  // Keeps MODULE-03, MODULE-04.
  /**
   * The main configuration. Assigning another configuration does not change the existing main catalog until {@link
   * init} is called.
   */
  get config(): Config {
    return this.mainConfig;
  }
  set config(config: Config) {
    if (!(config instanceof Config)) refuse('config', config, 'a Config');
    this.mainConfig = config;
  }

  // Keeps INIT-01, INIT-02, INIT-03, INIT-04, INIT-05.
  /**
   * Creates a new main catalog from the main configuration, with the translations of its loaders. The default locale is
   * active afterwards. If `init` throws, the main catalog does not change.
   *
   * @throws InvalidTranslations when a loader cannot read its translations
   * @throws InvalidArgument when the configuration has a misspelt property, or an item in `loaders` that is not a
   *   loader
   */
  init(): void {
    I18nModule.checked(this);
    this.catalog = Catalog.fromConfig(this.config);
  }

  localize(object: Localizable, format?: Name, options?: LookupOptions): string {
    return localized(I18nModule.stateOf(this), object, format, options);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return localized(I18nModule.stateOf(this), object, format, options);
  }

  // Keeps MAIN-01, MAIN-02, BEFORE-01, BEFORE-02.
  /** The state of the main catalog. Before {@link init}, the first operation creates the main catalog. */
  protected get state(): CatalogState {
    this.catalog ??= Catalog.fromConfig(this.config);
    return I18nModule.stateOf(this.catalog);
  }

  /** Describes the main catalog for `console.log` under Node, or the configuration while there is no main catalog. */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    return `I18n ${inspect(this.catalog ?? this.config, options)}`;
  }
}

/**
 * The program's module `I18n`, with the main configuration and the main catalog. Append a loader to
 * `I18n.config.loaders`, call `I18n.init()`, and look up translations with `I18n.t`.
 */
export const I18n = new I18nModule();
