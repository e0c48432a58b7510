import type { LoaderValue, Translations } from '../../adapter/contract/values';
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
import { returnedOrRaised, STEP, type FolderOf, type Step } from '../step';
import { preparation } from './setup';
import { folderLoader, type Source } from './sources';

/** Both surfaces read a folder: the module on `init`, the catalog by `inject`. */
export function bothReadFolder(source: Source): Step {
  const { translations, format } = source;
  const when: Sentence = { keyword: 'When', text: `both surfaces read the folder by the ${format} loader` };
  const step = reading(
    () => [...source.sentences(), when],
    translations,
    (folderOf) => folderLoader(source, folderOf),
  );
  return {
    ...step,
    isPossible: (state) => step.isPossible(state) && canBeWritten(source)(state),
    after: (state) => ({ ...written(source, step.after(state)), hasRead: true }),
  };
}

/** Both surfaces read a loader of the port's own. */
export function bothReadLoader(translations: Translations): Step {
  const when = (): Sentence => ({
    keyword: 'When',
    text: 'both surfaces read a custom loader of the translations',
    docString: yamlText(translations),
  });
  return {
    ...reading(
      () => [when()],
      translations,
      () => inlineLoader(translations),
    ),
    remembered: [translations],
  };
}

/** A loader of a folder loads. */
export function load(source: Source): Step {
  const when: Sentence = { keyword: 'When', text: `the ${source.format} loader of the folder loads` };
  return {
    ...STEP,
    sentences: () => [...source.sentences(), when],
    isPossible: canBeWritten(source),
    after: (state) => written(source, state),
    calls: (_state, folderOf) => [{ method: 'load', params: { loader: folderLoader(source, folderOf) } }],
    expectation({ reference: [outcome], level }) {
      if (outcome === undefined) return [];
      if ('error' in outcome) return returnedOrRaised(outcome, level);
      return [{ keyword: 'Then', text: 'the loaded translations are', docString: yamlText(outcome.result) }];
    },
  };
}

function reading(
  sentences: () => readonly Sentence[],
  translations: Translations,
  loaderIn: (folderOf: FolderOf) => LoaderValue,
): Step {
  return {
    ...STEP,
    sentences,
    isPossible: (state) => isFree(state, 'catalog'),
    isStated: (state) => loadersAreApart(configured(state, { loaders: [translations] }).config),
    calls(_state, folderOf) {
      const loader = loaderIn(folderOf);
      return [
        preparation('configure', { loaders: [loader] }),
        preparation('Catalog.new', { catalog: 'catalog' }),
        { method: 'init', params: {} },
        { method: 'inject', params: { subject: 'catalog', loader } },
      ];
    },
    after: (state) => ({
      ...withCatalog(
        initialized(configured(state, { loaders: [translations] })),
        'catalog',
        injected(newCatalog(), translations),
      ),
      surfaces: ['I18n', 'catalog'],
    }),
  };
}

/** Whether the scenario has not written its folder yet, where the source needs one. */
function canBeWritten({ isWritten }: Source): Step['isPossible'] {
  return ({ hasWritten }) => !(isWritten && hasWritten);
}

function written({ isWritten }: Source, state: ScenarioState): ScenarioState {
  return { ...state, hasWritten: state.hasWritten || isWritten };
}
