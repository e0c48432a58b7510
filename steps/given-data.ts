import type { Translations } from '../adapter/contract/values';
import type { WrittenConfig } from './configuration';
import { CATALOG, MODULE, OTHER_CATALOG, type SurfaceInWords } from './surfaces';
import { textsOf } from './texts';

/** The data that a scenario was given so far: surfaces, catalogs, translations and files. */
export class GivenData {
  /** The surfaces on which the rule is checked: both, unless it holds for one alone. */
  surfaces: readonly string[] = [];
  /** The folder of locale files that the scenario is about. */
  folder = '';
  /** The folder that the scenario wrote, to be removed after it. */
  writtenFolder: string | undefined;
  /** The locales of the translations, and the initial default locale. */
  readonly locales = new Set(['en']);
  private readonly translations: unknown[] = [];
  private catalogs = 0;

  /**
   * Names a new catalog, which becomes the one that the scenario is about. A name is given once: the document knows no
   * names, so a port need not know what a second catalog of one name would be.
   *
   * @param beside the surfaces on which the rule is checked as well
   */
  nameCatalog(...beside: readonly string[]): string {
    this.catalogs += 1;
    this.surfaces = [...beside, this.catalog];
    return this.catalog;
  }

  /** Returns the protocol's name of a surface. */
  subjectOf(surface: SurfaceInWords): string {
    return { 'the module': MODULE, 'the catalog': this.catalog, 'the other catalog': OTHER_CATALOG }[surface];
  }

  /** Remembers translations that the scenario gives the port. */
  remember(translations: unknown): Translations {
    this.translations.push(translations);
    for (const locale of Object.keys(translations as Translations)) this.locales.add(locale);
    return translations as Translations;
  }

  /** Remembers the translations that the loaders of a configuration give. */
  rememberIn(config: WrittenConfig): WrittenConfig {
    for (const { translations } of config.loaders) this.remember(translations);
    return config;
  }

  /** The texts of the translations, none of which can state that a translation is missing. */
  get texts(): ReadonlySet<string> {
    return new Set(this.translations.flatMap(textsOf));
  }

  /** Returns a copy that does not change with this. */
  copy(): GivenData {
    const changing = { locales: new Set(this.locales), translations: [...this.translations] };
    return Object.assign(new GivenData(), this, changing);
  }

  private get catalog(): string {
    return this.catalogs <= 1 ? CATALOG : `${CATALOG} ${this.catalogs}`;
  }
}
