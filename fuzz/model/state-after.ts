import type { Call, InjectParams, NewCatalogParams, SubjectParams } from '../../adapter/contract/adapter';
import type { ConfigValue, Subject, Translations } from '../../adapter/contract/values';
import type { ScriptCall } from '../../steps/script';
import { CATALOG, MODULE, OTHER_CATALOG } from '../../steps/surfaces';
import type { Level } from '../../suite';
import { activated, catalogOf, injected, isListed, newCatalog, translationsOf } from './scenario-state';
import type { CatalogState, ScenarioState } from './scenario-state';
import { isStatedIn, localeOf } from './stated';

/** A call, and the files that are written before it. */
export type ModelCall = Required<Call> & Pick<ScriptCall, 'files'>;

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
    current = { ...current, files: { ...current.files, ...call.files } };
    const catalog = catalogOfCall(current, call);
    if (!isPossible(current, call) || (catalog && leavesUnlistedLocale(catalog, call))) return undefined;
    if (level === 'spec' && !isStated(current, call)) return undefined;
    current = after(current, call);
  }
  return current;
}

/**
 * Tells whether `with_locale` is called while a locale is active that cannot be activated again: the default locale,
 * when only other locales have translations (CONTRADICTION-1, -3 and -6). Whether the locale of the block is available
 * makes no difference. This never happens inside a block, because the locale of the block is listed.
 *
 * Afterwards, 0.2.2 and the reference have different active locales, which affects all later steps. So the call is not
 * made. No step that is drawn shows another contradiction or accident.
 */
function leavesUnlistedLocale(catalog: CatalogState, { method }: ModelCall): boolean {
  return method === 'with_locale' && !isListed(catalog, catalog.active);
}

/** Tells whether the catalog of a call exists or, if the call creates it, does not exist. */
function isPossible(state: ScenarioState, { params }: ModelCall): boolean {
  const { subject, catalog } = params as Partial<SubjectParams & NewCatalogParams>;
  // A catalog with another name would replace one that the scenario already uses.
  if (catalog !== undefined)
    return [CATALOG, OTHER_CATALOG].includes(catalog) && catalogOf(state, catalog) === undefined;
  return subject === undefined || catalogOf(state, subject) !== undefined;
}

/** Returns the catalog of a call; undefined if the call is not made on a catalog, or the catalog does not exist. */
function catalogOfCall(state: ScenarioState, { params }: ModelCall): CatalogState | undefined {
  const { subject } = params as Partial<SubjectParams>;
  return subject === undefined ? undefined : catalogOf(state, subject);
}

/** The operations whose outcomes on the module are stated only after `init`. */
const INITIALIZED: readonly string[] = 'translate t translate! t! localize l with_locale'.split(' ');

/** Tells whether the document states the outcome of a call, as far as the state before it decides. */
export function isStated(state: ScenarioState, call: ModelCall): boolean {
  const { method, params } = call;
  const catalog = catalogOfCall(state, call);
  switch (method) {
    case 'config':
    case 'config=':
    case 'configure':
    case 'constants':
    case 'load':
      return true;
    case 'init':
      return areLoadersApart(state, state.config);
    case 'Catalog.new':
      // SILENT-07: fallbacks of a catalog.
      return ((params as NewCatalogParams).fallbacks ?? null) === null;
    case 'Catalog.from_config':
      return areLoadersApart(state, (params as FromConfigParams).config);
    case 'inject':
      return areApart([catalog?.translations ?? {}, injectedBy(state, params as InjectParams)]);
  }
  if (catalog === undefined || !isStatedIn(catalog, call)) return false;
  if ((params as SubjectParams).subject !== MODULE || state.main === 'initialized') return true;
  return state.main === 'untouched' && !INITIALIZED.includes(method);
}

/** Tells whether the document states the combined translations of a configuration's loaders. */
function areLoadersApart({ files }: ScenarioState, { loaders = [] }: ConfigValue): boolean {
  return areApart(loaders.map((loader) => translationsOf(loader, files)));
}

/**
 * Tells whether no two of the translations have a key of a locale in common (SILENT-37). Only top-level keys of a
 * locale are compared, because the document does not say how deeply translations are merged.
 */
function areApart(translations: readonly Translations[]): boolean {
  const keys = translations.flatMap((one) =>
    Object.entries(one).flatMap(([locale, map]) => Object.keys(map).map((key) => `${locale}.${key}`)),
  );
  return new Set(keys).size === keys.length;
}

/** Returns the state after a call, whether or not the document states its outcome. */
export function after(state: ScenarioState, call: ModelCall): ScenarioState {
  const { method, params } = call;
  const { config, files } = state;
  const withCatalog = (subject: Subject, catalog: CatalogState): ScenarioState => ({
    ...state,
    catalogs: { ...state.catalogs, [subject]: catalog },
  });
  switch (method) {
    case 'configure': {
      // The fields are set in place, and loaders are appended.
      const { loaders = [], ...fields } = params as ConfigValue;
      const combined = { ...config, ...fields, loaders: [...(config.loaders ?? []), ...loaders] };
      return { ...state, config: combined, main: 'not stated' };
    }
    case 'config=':
      // This does not change the main catalog (section 3). But before the first initialization, the document does not
      // say whether there is a main catalog to keep.
      return { ...state, config: params, main: state.main === 'initialized' ? state.main : 'not stated' };
    case 'init':
      return { ...withCatalog(MODULE, newCatalog(config, files)), main: 'initialized' };
    case 'Catalog.new':
      return withCatalog((params as NewCatalogParams).catalog, newCatalog(params));
    case 'Catalog.from_config': {
      const { catalog: name, config: given } = params as FromConfigParams;
      return withCatalog(name, newCatalog(given, files));
    }
  }
  const { subject } = params as SubjectParams;
  const catalog = subject === undefined ? undefined : catalogOf(state, subject);
  // The first call creates the module's catalog.
  return catalog ? withCatalog(subject!, changed(state, catalog, call)) : state;
}

function changed(state: ScenarioState, catalog: CatalogState, { method, params }: ModelCall): CatalogState {
  if (method === 'inject') return injected(catalog, injectedBy(state, params as InjectParams));
  return method === 'activate' || method === 'locale=' ? activated(catalog, localeOf(params)) : catalog;
}

function injectedBy({ files }: ScenarioState, params: InjectParams): Translations {
  return 'loader' in params ? translationsOf(params.loader, files) : params.translations;
}
