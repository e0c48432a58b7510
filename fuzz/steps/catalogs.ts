import type { Translations } from '../../adapter/contract/values';
import { inlineLoader } from '../../steps/configuration';
import { namesText, yamlText } from '../notation';
import { areApart, injected, newCatalog, type CatalogState } from '../state/catalog-state';
import { isFree, withCatalog } from '../state/scenario-state';
import { STEP, type Step } from '../step';
import { preparation } from './setup';

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

function optionsText({
  defaultLocale,
  given,
  isNil = false,
}: Parameters<typeof catalogIsNew>[0] & object): string {
  if (defaultLocale !== undefined) return ` with the default locale "${defaultLocale}"`;
  if (given !== undefined) return ` with the available locales ${namesText(given)}`;
  return isNil ? ' with nil for its available locales and fallbacks' : '';
}
