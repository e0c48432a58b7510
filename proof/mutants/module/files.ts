import { type TranslationsHash } from '../../../reference/index';
import { initializing } from '../../changes/initializing';
import { configurationsBecome, inline } from '../../changes/loading';
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
  'lists the files of a folder once': readingAgain((first, again) =>
    Object.fromEntries(Object.keys(first).map((locale) => [locale, again[locale] ?? {}])),
  ),
});

type Hash = TranslationsHash;

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
