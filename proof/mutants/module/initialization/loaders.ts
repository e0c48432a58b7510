import type { ConfigValue } from '../../../../adapter/contract/values';
import { Loader, type TranslationMap } from '../../../../reference/index';
import { initializing } from '../../../changes/initializing';
import type { Change } from '../../../changes/reference-with';
import { raisingAfterwards, type PastCall } from '../../../changes/situations';
import { isMap, mapLocales } from '../../../changes/translations';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in reading the loaders of the main configuration. */
export const mutants: readonly Mutant[] = mutantsOf('INIT-01', {
  'reads only the first loader': [
    'The example has only one loader.',
    initializing((loaders) => loaders.slice(0, 1)),
  ],
  'reads only the last loader': [
    "Each loader's hash replaces the previous one instead of being added.",
    initializing((loaders) => loaders.slice(-1)),
  ],
  'replaces the texts of a locale with those of a later loader': [
    'The hashes of the loaders are merged only at their first level.',
    initializing((loaders) => [{ load: () => Object.assign({}, ...loaders.map((loader) => loader.load())) }]),
  ],
  'raises an error from `init` with two loaders, but initializes the module': [
    'The last step of `init` works with only one loader.',
    raisingAfterwards('init', (_, earlier) => loadersIn(earlier) > 1),
  ],
  'replaces nested keys with those of a later loader under the same key': [
    'The hashes of the loaders are merged only at their first two levels.',
    mergingLoaders((earlier, later) => ({ ...earlier, ...later })),
  ],
  'replaces plural forms with those of a later loader under the same key': [
    'The hashes of the loaders are merged down to their texts, and the plural forms of a key count as one text.',
    mergingLoaders(mergedExceptForms),
  ],
  'reads only the folders of the first format': [
    'Each format has a list of its own, and `init` reads only one list.',
    ofFolders((folders) => folders.filter((one) => extensionOf(one) === extensionOf(folders[0]))),
  ],
});

/** Changes how the map of a locale in a later hash is merged with that in an earlier one. */
function mergingLoaders(merge: (earlier: TranslationMap, later: TranslationMap) => TranslationMap): Change {
  return initializing((loaders) => [
    {
      load: () =>
        loaders
          .map((loader) => loader.load())
          .reduce(
            (earlier, later) => ({
              ...earlier,
              ...mapLocales(later, (map, locale) => merge(earlier[locale] ?? {}, map)),
            }),
            {},
          ),
    },
  ]);
}

/** Merges two maps of a locale. Plural forms in the later one replace those in the earlier one. */
function mergedExceptForms(earlier: TranslationMap, later: TranslationMap): TranslationMap {
  const merged = Object.entries(later).map(([key, value]) => {
    const before = earlier[key] ?? null;
    const isMerged = isMap(before) && isMap(value) && !('one' in value || 'other' in value);
    return [key, isMerged ? mergedExceptForms(before, value) : value];
  });
  return { ...earlier, ...Object.fromEntries(merged) };
}

/** Changes which of the loaders of folders `init` reads. */
function ofFolders(change: (folders: readonly FolderLoader[]) => readonly FolderLoader[]): Change {
  return initializing((loaders) => {
    const isFolder = (loader: unknown): loader is FolderLoader =>
      loader instanceof Loader.YAML || loader instanceof Loader.JSON;
    const read = new Set<unknown>(change(loaders.filter(isFolder)));
    return loaders.filter((loader) => !isFolder(loader) || read.has(loader));
  });
}

function extensionOf(loader: FolderLoader | undefined): string {
  return loader instanceof Loader.YAML ? 'yml' : 'json';
}

type FolderLoader = Loader.YAML | Loader.JSON;

function loadersIn(calls: readonly PastCall[]): number {
  return calls.flatMap(({ params }) => (params as ConfigValue).loaders ?? []).length;
}
