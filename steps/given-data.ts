import type { Translations } from '../adapter/contract/values';
import type { WrittenConfig } from './configuration';
import { CATALOG, MODULE, OTHER_CATALOG, type SurfaceInWords, type TestedSurface } from './surfaces';
import { patternsOfTexts } from './texts';

/** The data that a scenario has been given so far: its surface, catalogs, translations and files. */
export class GivenData {
  /** The surface on which the scenario is played. */
  surface: TestedSurface = 'catalog';
  /** The folder with the locale files that the scenario uses. */
  folder = '';
  /** The folder that the scenario created, if any. It is removed when the scenario ends. */
  writtenFolder: string | undefined;
  /** The locales of the translations, and the initial default locale. */
  readonly locales = new Set(['en']);
  private readonly translations: Translations[] = [];
  private catalogs = 0;

  /**
   * Names a new catalog, which becomes the catalog that the scenario is about. Each catalog gets a new name: the
   * document has no names for catalogs, so a port need not define what happens when a name is reused.
   */
  nameCatalog(): string {
    this.catalogs += 1;
    return this.catalog;
  }

  /**
   * The protocol's name for the subject of the scenario: the module, or the catalog that {@link nameCatalog} named
   * last.
   */
  get subject(): string {
    return this.surface === 'module' ? MODULE : this.catalog;
  }

  /** Returns the protocol's name for a surface that a step mentions. */
  subjectOf(surface: SurfaceInWords): string {
    return { 'the module': MODULE, 'the catalog': this.catalog, 'the other catalog': OTHER_CATALOG }[surface];
  }

  /** Records translations that the scenario gives the port, and returns them. */
  remember(data: unknown): Translations {
    const translations = data as Translations;
    this.translations.push(translations);
    for (const locale of Object.keys(translations)) this.locales.add(locale);
    return translations;
  }

  /** Records the translations that a configuration's loaders return. */
  rememberIn(config: WrittenConfig): WrittenConfig {
    for (const { translations } of config.loaders) this.remember(translations);
    return config;
  }

  /**
   * Patterns for all texts in the translations. A lookup that returns one of these texts does not state that a
   * translation is missing.
   */
  get textPatterns(): ReadonlySet<string> {
    return new Set(this.translations.flatMap(patternsOfTexts));
  }

  /** Returns the time patterns with the given name from all locales in the translations. */
  timePatterns(name: string): string[] {
    const locales = this.translations.flatMap((one) => Object.values(one));
    return locales.flatMap((locale) => {
      const { i18n } = locale as { readonly i18n?: { readonly time?: { readonly formats?: object } } };
      const pattern: unknown = Object.entries(i18n?.time?.formats ?? {}).find(([key]) => key === name)?.[1];
      return typeof pattern === 'string' ? [pattern] : [];
    });
  }

  /** Returns a copy that does not change when this object changes. */
  copy(): GivenData {
    const changing = { locales: new Set(this.locales), translations: [...this.translations] };
    return Object.assign(new GivenData(), this, changing);
  }

  private get catalog(): string {
    return this.catalogs <= 1 ? CATALOG : `${CATALOG} ${this.catalogs}`;
  }
}
