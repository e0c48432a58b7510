import type {
  ConfigValue,
  LoaderValue,
  Subject,
  TranslationLeaf,
  TranslationMap,
  Translations,
} from '../../adapter/contract/values';
import { yamlOf } from '../../steps/notation';
import type { Files } from '../../steps/script';
import { MODULE } from '../../steps/surfaces';

/** The state of a catalog, as far as it determines which outcomes the document states. */
export interface CatalogState {
  readonly defaultLocale: string;
  /** The available locales that were given to the constructor. */
  readonly given: readonly string[];
  /** All injected translations, merged. */
  readonly translations: Translations;
  readonly active: string;
}

/** The state of an implementation after the calls of a scenario, as far as it determines which outcomes are stated. */
export interface ScenarioState {
  /** The main configuration. */
  readonly config: ConfigValue;
  readonly catalogs: { readonly [subject: Subject]: CatalogState };
  /** The files that the scenario has written. Every loader of files reads all of them. */
  readonly files: Files;
  /**
   * The state of the main catalog. The document states its contents before anything is configured, and from an
   * initialization until the configuration is changed in place (SILENT-38).
   */
  readonly main: 'untouched' | 'initialized' | 'not stated';
}

/** The state at the beginning of a scenario. */
export const NEW_SCENARIO: ScenarioState = { config: {}, catalogs: {}, files: {}, main: 'untouched' };

/** The arguments of a catalog's constructor, or the fields of its configuration. */
type GivenOptions = { readonly [Field in keyof ConfigValue]: ConfigValue[Field] | null };

/**
 * Returns a new catalog. If available locales are given, 0.2.2 loads only the translations of these locales
 * (SILENT-42).
 */
export function newCatalog(options: GivenOptions, files: Files = {}): CatalogState {
  const defaultLocale = options.default_locale ?? 'en';
  const given = options.available_locales ?? [];
  const loaded = joinedTranslations((options.loaders ?? []).map((loader) => translationsOf(loader, files)));
  const taken = Object.entries(loaded).filter(([locale]) => given.length === 0 || given.includes(locale));
  return { defaultLocale, given, translations: Object.fromEntries(taken), active: defaultLocale };
}

/** Returns the translations that a loader provides. JSON files are also valid YAML. */
export function translationsOf(loader: LoaderValue, files: Files): Translations {
  if (loader.format === 'inline') return loader.translations;
  return joinedTranslations(Object.values(files).map((text) => yamlOf(text) as Translations));
}

/** Returns the catalog after an injection. */
export function injected(catalog: CatalogState, translations: Translations): CatalogState {
  return { ...catalog, translations: joinedTranslations([catalog.translations, translations]) };
}

/** Tells whether a locale is listed as available. Where the document leaves the list open, 0.2.2 decides. */
export function isListed({ defaultLocale, given, translations }: CatalogState, locale: string): boolean {
  const locales = [...given, ...Object.keys(translations)];
  return (locales.length === 0 ? [defaultLocale] : locales).includes(locale);
}

/** Returns the value at a path in the active locale, or undefined if there is none. */
export function find(
  { translations, active }: CatalogState,
  path: string,
): TranslationLeaf | TranslationMap | undefined {
  let found: TranslationLeaf | TranslationMap | undefined = translations[active];
  for (const part of path.split('.')) {
    found = isMap(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return found;
}

/**
 * Returns the catalog of a surface; undefined if it does not exist. The module's catalog exists from its first use on.
 */
export function catalogOf(
  { catalogs, config, files }: ScenarioState,
  subject: Subject,
): CatalogState | undefined {
  return catalogs[subject] ?? (subject === MODULE ? newCatalog(config, files) : undefined);
}

/** Tells whether a value is a map of nested keys. */
export function isMap(value: TranslationLeaf | TranslationMap | undefined): value is TranslationMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges translations. Later translations replace earlier ones. */
export function joinedTranslations(translations: readonly Translations[]): Translations {
  return translations.reduce((earlier, later) => joined(earlier, later) as Translations, {});
}

function joined(
  earlier: TranslationMap | Translations,
  later: TranslationMap | Translations,
): TranslationMap {
  const result: Record<string, TranslationLeaf | TranslationMap> = { ...earlier };
  for (const [key, value] of Object.entries(later)) {
    const before = result[key];
    result[key] = isMap(before) && isMap(value) ? joined(before, value) : value;
  }
  return result;
}
