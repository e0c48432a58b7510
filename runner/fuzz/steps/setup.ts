import type { Translations } from '../../../adapter/values';
import { inlineLoader } from '../../../steps/configuration';
import { namesText, yamlText } from '../notation';
import type { Sentence } from '../sentence';
import { areApart, injected, newCatalog, type CatalogState } from '../state/catalog-state';
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

/** A catalog as it was built: with a default locale, with available locales, or with nil for what is optional. */
export function catalogIsNew(
  options: {
    readonly defaultLocale?: string;
    readonly given?: readonly string[];
    readonly isNil?: boolean;
  } = {},
): Step {
  const { defaultLocale, given, isNil = false } = options;
  return {
    ...STEP,
    sentences: () => [{ keyword: 'Given', text: `a new catalog${optionsText(options)}` }],
    isPossible: (state) => isFree(state, 'catalog'),
    calls: () => [
      preparation('Catalog.new', {
        catalog: 'catalog',
        ...(defaultLocale !== undefined && { default_locale: defaultLocale }),
        ...(given && { available_locales: given }),
        ...(isNil && { available_locales: null, fallbacks: null }),
      }),
    ],
    after: (state) => ({
      ...withCatalog(state, 'catalog', newCatalog(options)),
      surfaces: ['catalog'],
    }),
  };
}

/** Another catalog, beside the surfaces that the scenario is about. */
export function otherCatalogHolds(translations: Translations): Step {
  return {
    ...STEP,
    sentences: () => [
      {
        keyword: 'Given',
        text: 'another catalog with the translations',
        docString: yamlText(translations),
      },
    ],
    remembered: [translations],
    isPossible: (state) => isFree(state, 'other'),
    calls: () => [
      preparation('Catalog.new', { catalog: 'other' }),
      preparation('inject', { subject: 'other', translations }),
    ],
    after: (state) => withCatalog(state, 'other', injected(newCatalog(), translations)),
  };
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

/** Translations are injected into the catalog, as a hash or by a loader. */
export function injection(translations: Translations, by: 'hash' | 'loader'): Step {
  const what = by === 'hash' ? 'the translations are' : 'a loader of the translations is';
  const params = by === 'hash' ? { translations } : { loader: inlineLoader(translations) };
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text: `${what} injected`, docString: yamlText(translations) }],
    remembered: [translations],
    isPossible: ({ surfaces, catalogs }) => String(surfaces) === 'catalog' && catalogs.catalog !== undefined,
    isStated: ({ catalogs }) => areApart([catalogs.catalog?.translations ?? {}, translations]),
    calls: () => [{ method: 'inject', params: { subject: 'catalog', ...params } }],
    after: (state) =>
      withCatalog(state, 'catalog', injected(state.catalogs.catalog as CatalogState, translations)),
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

function optionsText({
  defaultLocale,
  given,
  isNil = false,
}: Parameters<typeof catalogIsNew>[0] & object): string {
  if (defaultLocale !== undefined) return ` with the default locale "${defaultLocale}"`;
  if (given !== undefined) return ` with the available locales ${namesText(given)}`;
  return isNil ? ' with nil for its available locales and fallbacks' : '';
}
