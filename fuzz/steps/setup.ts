import type { Translations } from '../../adapter/contract/values';
import { inlineLoader } from '../../steps/configuration';
import { yamlText } from '../notation';
import type { Sentence } from '../sentence';
import { injected, newCatalog } from '../state/catalog-state';
import {
  configured,
  initialized,
  isFree,
  loadersAreApart,
  withCatalog,
  type ScenarioState,
} from '../state/scenario-state';
import { STEP, type ProtocolCall, type Step } from '../step';

/** Both surfaces hold translations: the module by a loader and `init`, the catalog by injection. */
export function bothHold(translations: Translations, defaultLocale?: string): Step {
  const options = defaultLocale === undefined ? '' : `the default locale "${defaultLocale}" and `;
  const sentence = `${options}the translations`;
  return holding(
    () => ({ keyword: 'Given', text: sentence, docString: yamlText(translations) }),
    translations,
    defaultLocale,
  );
}

/** Both surfaces hold the translations of a folder of this package. */
export function bothHoldFolder(folder: string, translations: Translations): Step {
  return holding(
    () => ({ keyword: 'Given', text: `the translations in "${folder}"` }),
    translations,
    undefined,
  );
}

/** The scenario is about the module alone. */
export function moduleAlone(): Step {
  return {
    ...STEP,
    sentences: () => [{ keyword: 'Given', text: 'the module alone' }],
    calls: () => [],
    after: (state) => ({ ...state, surfaces: ['I18n'] }),
  };
}

/** A call that only prepares what a sentence is about. */
export function preparation(method: ProtocolCall['method'], params: object = {}): ProtocolCall {
  return { method, params, isPreparation: true };
}

function holding(
  sentence: () => Sentence,
  translations: Translations,
  defaultLocale: string | undefined,
): Step {
  const loaders = [inlineLoader(translations)];
  const options = defaultLocale === undefined ? {} : { default_locale: defaultLocale };
  const changes = { loaders: [translations], ...(defaultLocale !== undefined && { defaultLocale }) };
  const configuredBy = (state: ScenarioState): ScenarioState => configured(state, changes);
  return {
    ...STEP,
    sentences: () => [sentence()],
    isPossible: (state) => isFree(state, 'catalog'),
    remembered: [translations],
    isStated: (state) => loadersAreApart(configuredBy(state).config),
    calls: () => [
      preparation('configure', { ...options, loaders }),
      preparation('init'),
      preparation('Catalog.new', { catalog: 'catalog', ...options }),
      preparation('inject', { subject: 'catalog', translations }),
    ],
    after: (state) => ({
      ...withCatalog(
        initialized(configuredBy(state)),
        'catalog',
        injected(newCatalog(changes), translations),
      ),
      surfaces: ['I18n', 'catalog'],
    }),
  };
}
