import type { Call, InjectParams, NewCatalogParams, SubjectParams } from '../../adapter/contract/adapter';
import type { ConfigValue, LoaderValue, Translations } from '../../adapter/contract/values';
import { CATALOG, MODULE, OTHER_CATALOG } from '../../steps/surfaces';
import type { Level } from '../../suite';
import { isAvoided } from './avoided';
import { activated, areApart, injected, newCatalog, type CatalogState } from './catalog-state';
import { translationsOf } from './loaders';
import {
  catalogOf,
  configured,
  initialized,
  replaced,
  withCatalog,
  type ScenarioState,
} from './scenario-state';
import { isStatedIn, localeOf } from './stated';

type ModelCall = Required<Call>;

interface FromConfigParams {
  readonly catalog: string;
  readonly config: ConfigValue;
}

/**
 * Returns the state after the calls of a step. Returns undefined if the calls cannot be made in this state, or if they
 * show a known contradiction or accident of crystal-i18n 0.2.2. At level spec, also returns undefined if the document
 * does not state the outcomes of the calls.
 */
export function stateAfter(
  state: ScenarioState,
  calls: readonly ModelCall[],
  level: Level,
): ScenarioState | undefined {
  let current = state;
  for (const call of calls) {
    const catalog = catalogOfCall(current, call);
    if (!isPossible(current, call) || (catalog && isAvoided(catalog, call))) return undefined;
    if (level === 'spec' && !isStated(current, call)) return undefined;
    current = after(current, call);
  }
  return current;
}

/** Tells whether the catalog of a call exists or, if the call creates it, does not exist. */
function isPossible(state: ScenarioState, { method, params }: ModelCall): boolean {
  const { subject } = params as SubjectParams;
  switch (method) {
    case 'Catalog.new':
    case 'Catalog.from_config': {
      // A catalog with another name would replace one that the scenario already uses.
      const { catalog } = params as NewCatalogParams;
      return [CATALOG, OTHER_CATALOG].includes(catalog) && catalogOf(state, catalog) === undefined;
    }
    case 'inject':
    case 'default_locale':
      // The module does not have this operation.
      if (subject === MODULE) return false;
  }
  return subject === undefined || catalogOf(state, subject) !== undefined;
}

/** Returns the catalog of a call; undefined if the call is not made on a catalog, or the catalog does not exist. */
function catalogOfCall(state: ScenarioState, { params }: ModelCall): CatalogState | undefined {
  const { subject } = params as SubjectParams;
  return subject === undefined ? undefined : catalogOf(state, subject);
}

/** The operations whose outcomes on the module are stated only after `init`. */
const INITIALIZED: readonly string[] = 'translate t translate! t! localize l with_locale'.split(' ');

function isStated(state: ScenarioState, call: ModelCall): boolean {
  const { method, params } = call;
  const { subject } = params as SubjectParams;
  const catalog = catalogOfCall(state, call);
  switch (method) {
    case 'config':
    case 'config=':
    case 'configure':
    case 'constants':
    case 'load':
      return true;
    case 'init':
      return areLoadersApart(state.config);
    case 'Catalog.new':
      // SILENT-07: fallbacks of a catalog.
      return ((params as NewCatalogParams).fallbacks ?? null) === null;
    case 'Catalog.from_config':
      return areLoadersApart((params as FromConfigParams).config);
    case 'inject':
      return areApart([catalog?.translations ?? {}, injectedBy(params as InjectParams)]);
  }
  if (catalog === undefined || !isStatedIn(catalog, call)) return false;
  if (subject !== MODULE || state.main === 'initialized') return true;
  return state.main === 'untouched' && !INITIALIZED.includes(method);
}

/** Tells whether the document states the combined translations of a configuration's loaders. */
function areLoadersApart({ loaders = [] }: ConfigValue): boolean {
  return areApart(loaders.map(translationsOf));
}

function after(state: ScenarioState, call: ModelCall): ScenarioState {
  const { method, params } = call;
  const changed = (change: (catalog: CatalogState) => CatalogState): ScenarioState => {
    const catalog = catalogOfCall(state, call);
    const { subject } = params as SubjectParams;
    return catalog === undefined ? state : withCatalog(state, subject!, change(catalog));
  };
  switch (method) {
    case 'configure':
      return configured(state, params);
    case 'config=':
      return replaced(state, params);
    case 'init':
      return initialized(state);
    case 'Catalog.new':
      return withCatalog(state, (params as NewCatalogParams).catalog, newCatalog(params));
    case 'Catalog.from_config': {
      const { catalog, config } = params as FromConfigParams;
      return withCatalog(state, catalog, newCatalog(config));
    }
    case 'inject': {
      const { loader } = params as { readonly loader?: LoaderValue };
      const hasReadFiles = state.hasReadFiles || (loader !== undefined && loader.format !== 'inline');
      return {
        ...changed((catalog) => injected(catalog, injectedBy(params as InjectParams))),
        hasReadFiles,
      };
    }
    case 'activate':
    case 'locale=':
      return changed((catalog) => activated(catalog, localeOf(params)));
    default:
      // The first call creates the module's catalog.
      return changed((catalog) => catalog);
  }
}

function injectedBy(params: InjectParams): Translations {
  return 'loader' in params ? translationsOf(params.loader) : params.translations;
}
