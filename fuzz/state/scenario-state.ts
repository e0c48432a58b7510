import { isDeepStrictEqual } from 'node:util';
import type { FallbacksValue, Translations } from '../../adapter/contract/values';
import { areApart, injected, joinedTranslations, newCatalog, type CatalogState } from './catalog-state';

/** What a scenario speaks of: the module, the catalog, and the other catalog, as the steps name them. */
export type SurfaceName = 'I18n' | 'catalog' | 'other';

/** The main configuration. */
export interface ConfigState {
  readonly defaultLocale: string;
  readonly given: readonly string[];
  readonly loaders: readonly Translations[];
  readonly fallbacks?: FallbacksValue;
}

/** What a scenario did so far. */
export interface ScenarioState {
  /** The surfaces that its sentences are about when they name none. */
  readonly surfaces: readonly SurfaceName[];
  readonly config: ConfigState;
  readonly catalogs: { readonly [Name in SurfaceName]?: CatalogState };
  /** Whether it wrote a folder: it has one alone, and what it writes later is added to it. */
  readonly hasWritten: boolean;
  /** Whether folders were read: the order of their files is the file system's (SILENT-04). */
  readonly hasRead: boolean;
  /**
   * Whether the document says what the main catalog holds: as long as nothing is configured, and from an
   * initialization on until the configuration is changed in place (SILENT-38).
   */
  readonly main: 'untouched' | 'initialized' | 'not stated';
}

const NEW_CONFIG: ConfigState = { defaultLocale: 'en', given: [], loaders: [] };

/** A fresh state. */
export const NEW_SCENARIO: ScenarioState = {
  surfaces: [],
  config: NEW_CONFIG,
  catalogs: {},
  hasWritten: false,
  hasRead: false,
  main: 'untouched',
};

/** The catalog of a surface. The module's is there from the first use on. */
export function catalogOf(state: ScenarioState, surface: SurfaceName): CatalogState | undefined {
  const catalog = state.catalogs[surface];
  return catalog === undefined && surface === 'I18n' ? fromConfig(state.config) : catalog;
}

/** The state with another catalog for a surface. */
export function withCatalog(
  state: ScenarioState,
  surface: SurfaceName,
  catalog: CatalogState,
): ScenarioState {
  return { ...state, catalogs: { ...state.catalogs, [surface]: catalog } };
}

/** The state after a change of the catalog of each of some surfaces. */
export function changed(
  state: ScenarioState,
  surfaces: readonly SurfaceName[],
  change: (catalog: CatalogState) => CatalogState,
): ScenarioState {
  return surfaces.reduce((current, surface) => {
    const catalog = catalogOf(current, surface);
    return catalog === undefined ? current : withCatalog(current, surface, change(catalog));
  }, state);
}

/** The state after fields of the main configuration were set in place; loaders are appended. */
export function configured(state: ScenarioState, fields: Partial<ConfigState>): ScenarioState {
  const loaders = [...state.config.loaders, ...(fields.loaders ?? [])];
  return { ...state, config: { ...state.config, ...fields, loaders }, main: 'not stated' };
}

/** The state after the main configuration was replaced, which leaves the main catalog as it is (section 3). */
export function replaced(state: ScenarioState, fields: Partial<ConfigState>): ScenarioState {
  // Before the first initialization there is no main catalog of which the document says that it stays.
  const main = state.main === 'initialized' ? state.main : 'not stated';
  return { ...state, config: { ...NEW_CONFIG, ...fields }, main };
}

/** The state after `init`. */
export function initialized(state: ScenarioState): ScenarioState {
  return { ...withCatalog(state, 'I18n', fromConfig(state.config)), main: 'initialized' };
}

/** Whether a catalog can be made: a name is given to one catalog alone. */
export function isFree(state: ScenarioState, name: 'catalog' | 'other'): boolean {
  return state.catalogs[name] === undefined;
}

/** The catalog that a configuration makes. */
export function fromConfig({ loaders, ...options }: ConfigState): CatalogState {
  return injected(newCatalog(options), joinedTranslations(loaders));
}

/** A configuration with these fields. */
export function configOf(fields: Partial<ConfigState>): ConfigState {
  return { ...NEW_CONFIG, ...fields };
}

/** Whether the document says what the loaders of a configuration give together. */
export function loadersAreApart({ loaders }: ConfigState): boolean {
  return areApart(loaders);
}

/** The one state that all these surfaces are in; undefined when one is not there, or they differ. */
export function commonCatalog(
  state: ScenarioState,
  surfaces: readonly SurfaceName[],
): CatalogState | undefined {
  const [first, ...others] = surfaces.map((surface) => catalogOf(state, surface));
  return others.every((other) => isDeepStrictEqual(other, first)) ? first : undefined;
}

/** Whether the document says what surfaces hold, and lookups are possible there. */
export function isInitialized(state: ScenarioState, surfaces: readonly SurfaceName[]): boolean {
  return state.main === 'initialized' || !surfaces.includes('I18n');
}

/** Whether the document says what surfaces hold. */
export function isStatedOf(state: ScenarioState, surfaces: readonly SurfaceName[]): boolean {
  return state.main !== 'not stated' || !surfaces.includes('I18n');
}
