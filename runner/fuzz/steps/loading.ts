import type { LoaderValue, Translations } from '../../../adapter/values';
import { inlineLoader } from '../../../steps/configuration';
import { fixtureFolder } from '../../../steps/folders';
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
import { STEP, type FolderOf, type Step } from '../step';
import { preparation } from './setup';

/** Where a loader gets translations from, and how the features write it. */
export interface Source {
  readonly translations: Translations;
  sentences(): readonly Sentence[];
  readonly format: 'YAML' | 'JSON';
  readonly isWritten: boolean;
  folder(folderOf: FolderOf): string;
}

/** A folder of this package. */
export function packageFolder(folder: string, format: Source['format'], translations: Translations): Source {
  return {
    translations,
    sentences: () => [{ keyword: 'Given', text: `the folder "${folder}"` }],
    format,
    isWritten: false,
    folder: () => fixtureFolder(folder),
  };
}

/** A folder that is written for the scenario: one file for each locale. */
export function writtenFolder(format: Source['format'], translations: Translations): Source {
  const files = () =>
    Object.entries(translations).map(([locale, map]): [string, string] =>
      format === 'YAML'
        ? [`${locale}.yml`, yamlText({ [locale]: map }, 2)]
        : [`${locale}.json`, escaped(JSON.stringify({ [locale]: map }))],
    );
  return {
    translations,
    sentences: () =>
      files().map(([file, docString]) => ({
        keyword: 'Given',
        text: `a folder with the file "${file}"`,
        docString,
      })),
    format,
    isWritten: true,
    folder: (folderOf) => folderOf(Object.fromEntries(files())),
  };
}

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
    expectation: ({ reference: [outcome] }) =>
      outcome === undefined || 'error' in outcome
        ? []
        : [{ keyword: 'Then', text: 'the loaded translations are', docString: yamlText(outcome.result) }],
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

/** JSON may have escapes for what is not ASCII; the folders of this package have the characters themselves. */
function escaped(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function folderLoader(source: Source, folderOf: FolderOf): LoaderValue {
  return { format: source.format === 'YAML' ? 'yaml' : 'json', path: source.folder(folderOf) };
}
