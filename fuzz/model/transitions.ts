import type {
  Call,
  InjectParams,
  LocaleParams,
  NewCatalogParams,
  SubjectParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import type { ConfigValue, Subject, Translations } from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import type { ScriptCall } from '../../steps/script';
import { MODULE } from '../../steps/surfaces';
import { catalogOf, injected, isListed, newCatalog, translationsOf } from './scenario-state';
import type { CatalogState, ScenarioState } from './scenario-state';

/** A call, and the files that are written before it. */
export type ModelCall = Required<Call> & Pick<ScriptCall, 'files'>;

interface FromConfigParams {
  readonly catalog: string;
  readonly config: ConfigValue;
}

/** Returns the state after a call, whether or not the document states its outcome. */
export function after(state: ScenarioState, call: ModelCall): ScenarioState {
  const { method, params } = call;
  const { config, files } = state;
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
      return { ...withCatalog(state, MODULE, newCatalog(config, files)), main: 'initialized' };
    case 'Catalog.new':
      return withCatalog(state, (params as NewCatalogParams).catalog, newCatalog(params));
    case 'Catalog.from_config': {
      const { catalog: name, config: given } = params as FromConfigParams;
      return withCatalog(state, name, newCatalog(given, files));
    }
  }
  const { subject } = params as SubjectParams;
  const catalog = subject === undefined ? undefined : catalogOf(state, subject);
  if (catalog === undefined) return state;
  // The first call creates the module's catalog.
  const created = withCatalog(state, subject!, catalog);
  switch (method) {
    case 'inject':
      return withCatalog(state, subject!, injected(catalog, injectedBy(state, params as InjectParams)));
    case 'activate':
    case 'locale=':
      return switched(created, params as LocaleParams);
    case 'with_locale':
      return afterBlock(created, params as WithLocaleParams);
    default:
      return created;
  }
}

/** Returns the state after a call activated a locale: the same state if the locale is not available. */
export function switched(state: ScenarioState, params: LocaleParams): ScenarioState {
  const catalog = catalogOf(state, params.subject!)!;
  const locale = nameText(params.locale);
  return isListed(catalog, locale)
    ? withCatalog(state, params.subject!, { ...catalog, active: locale })
    : state;
}

/** Returns the state after a block, which leaves everything but the active locale as its calls made it. */
function afterBlock(state: ScenarioState, params: WithLocaleParams): ScenarioState {
  const { subject, block } = params;
  const inside = switched(state, params);
  if (inside === state) return state;
  const ended = (block as readonly ModelCall[]).reduce(after, inside);
  return withCatalog(ended, subject!, {
    ...catalogOf(ended, subject!)!,
    active: catalogOf(state, subject!)!.active,
  });
}

function withCatalog(state: ScenarioState, subject: Subject, catalog: CatalogState): ScenarioState {
  return { ...state, catalogs: { ...state.catalogs, [subject]: catalog } };
}

function injectedBy({ files }: ScenarioState, params: InjectParams): Translations {
  return 'loader' in params ? translationsOf(params.loader, files) : params.translations;
}
