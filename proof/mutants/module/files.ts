import { type TranslationsHash } from '../../../reference/index';
import { initializing } from '../../changes/initializing';
import { configurationsBecome, inline } from '../../changes/loading';
import { keepingFilesBySize } from '../../changes/reading';
import { type Change } from '../../changes/reference-with';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in reading the files of the configured loaders. */
export const mutants: readonly Mutant[] = mutantsOf('INIT-05', {
  'reads the files when a loader is appended': configurationsBecome(
    async ({ loaders = [], ...config }, reference) => ({
      ...config,
      loaders: await Promise.all(loaders.map(async (loader) => inline(await reference.load({ loader })))),
    }),
  ),
  'reads the files of a loader once': readingAgain((first) => first),
  'reads a file again only if its size has changed': keepingFilesBySize,
  'reads the files only in the first two calls of `init`': (reference) => {
    let calls = 0;
    return {
      init: async () => {
        calls += 1;
        return calls > 2 ? null : reference.init();
      },
    };
  },
  'reads nothing from a loader of a folder that an earlier loader has read': ofOtherLoaders(() => ({})),
  'refuses a second loader of a folder': ofOtherLoaders((path) => {
    throw new Error(`${path} has a loader`);
  }),
  'lists the files of a folder once': readingAgain((first, again) =>
    Object.fromEntries(Object.keys(first).map((locale) => [locale, again[locale] ?? {}])),
  ),
});

type Hash = TranslationsHash;

/** Changes what is read from a loader of a folder of which another loader was read before. */
function ofOtherLoaders(load: (path: string) => Hash): Change {
  // Each scenario has folders of its own.
  const first = new Map<string, object>();
  return initializing((loaders) =>
    loaders.map((loader) => {
      if (!('path' in loader) || typeof loader.path !== 'string') return loader;
      const { path } = loader;
      if (!first.has(path)) first.set(path, loader);
      return first.get(path) === loader ? loader : { load: () => load(path) };
    }),
  );
}

/** Changes what is read from a loader that was read before. */
function readingAgain(change: (first: Hash, again: Hash, loader: object) => Hash): Change {
  const read = new WeakMap<object, Hash>();
  return initializing((loaders) =>
    loaders.map((loader) => ({
      load: () => {
        const again = loader.load();
        const first = read.get(loader) ?? again;
        read.set(loader, first);
        return change(first, again, loader);
      },
    })),
  );
}
