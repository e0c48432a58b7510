import type { ConfigValue, Subject } from '../../adapter/contract/values';
import { MODULE } from '../../steps/surfaces';
import { newCatalog, type CatalogState } from './catalog-state';

/**
 * The state of an implementation after the calls of a scenario, as far as it determines which outcomes the document
 * states.
 */
export interface ScenarioState {
  /** The main configuration. */
  readonly config: ConfigValue;
  readonly catalogs: { readonly [subject: Subject]: CatalogState };
  /** Whether a loader has read files. The file system determines the order of the files (SILENT-04). */
  readonly hasReadFiles: boolean;
  /**
   * The state of the main catalog. The document states its contents before anything is configured, and from an
   * initialization until the configuration is changed in place (SILENT-38).
   */
  readonly main: 'untouched' | 'initialized' | 'not stated';
}

/** The state at the beginning of a scenario. */
export const NEW_SCENARIO: ScenarioState = {
  config: {},
  catalogs: {},
  hasReadFiles: false,
  main: 'untouched',
};

/**
 * Returns the catalog of a surface; undefined if it does not exist. The module's catalog exists from its first use on.
 */
export function catalogOf({ catalogs, config }: ScenarioState, subject: Subject): CatalogState | undefined {
  const catalog = Object.hasOwn(catalogs, subject) ? catalogs[subject] : undefined;
  return catalog === undefined && subject === MODULE ? newCatalog(config) : catalog;
}

/** Returns the state with the given catalog for a surface. */
export function withCatalog(state: ScenarioState, subject: Subject, catalog: CatalogState): ScenarioState {
  return { ...state, catalogs: { ...state.catalogs, [subject]: catalog } };
}

/** Returns the state after fields of the main configuration were set in place; loaders are appended. */
export function configured(state: ScenarioState, { loaders = [], ...fields }: ConfigValue): ScenarioState {
  return {
    ...state,
    config: { ...state.config, ...fields, loaders: [...(state.config.loaders ?? []), ...loaders] },
    hasReadFiles: state.hasReadFiles || loaders.some(({ format }) => format !== 'inline'),
    main: 'not stated',
  };
}

/** Returns the state after the main configuration was replaced, which does not change the main catalog (section 3). */
export function replaced(state: ScenarioState, config: ConfigValue): ScenarioState {
  // Before the first initialization, the document does not say whether there is a main catalog to keep.
  return { ...state, config, main: state.main === 'initialized' ? state.main : 'not stated' };
}

/** Returns the state after `init`. */
export function initialized(state: ScenarioState): ScenarioState {
  return { ...withCatalog(state, MODULE, newCatalog(state.config)), main: 'initialized' };
}
