import { initializing } from '../../changes/initializing';
import type { TranslationLeaf, TranslationMap, Translations } from '../../../adapter/contract/values';
import { eachFile } from '../../changes/files';
import { keepingFolders, loadedBecomes } from '../../changes/reading';
import { mapLeaves } from '../../changes/translations';
import { filesOf } from '../files-of-format';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** The words that YAML 1.1 reads as booleans. */
const WORDS: ReadonlyMap<TranslationLeaf, TranslationLeaf> = new Map<TranslationLeaf, TranslationLeaf>([
  ...['y', 'yes', 'on', 'true'].map((word) => [word, true] as const),
  ...['n', 'no', 'off', 'false'].map((word) => [word, false] as const),
]);

/** Mistakes in loading YAML files. */
export const mutants: readonly Mutant[] = [
  ...filesOf('yaml', 'LOAD-01', 'LOAD-02'),
  ...mutantsOf('LOAD-01', {
    'ignores changes of a file that was read before': [
      'Reading is slow, and folders do not seem to change.',
      keepingFolders('yaml'),
    ],
    'reads quoted words of YAML 1.1 as booleans': [
      'The quotes are removed before the type of a value is decided.',
      loadedBecomes('yaml', (translations) => mapLeaves(translations, (leaf) => WORDS.get(leaf) ?? leaf)),
    ],
    'reads quoted digits as numbers': [
      'Texts that look like numbers are converted.',
      loadedBecomes('yaml', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' && /^-?\d[\d_.:e]*$/.test(leaf) ? Number.parseInt(leaf, 10) : leaf,
        ),
      ),
    ],
    'reads the quoted locale "no" as false': [
      'The names of locales are converted like plain values.',
      loadedBecomes('yaml', (translations) => withBooleanKeys(translations) as Translations),
    ],
    'writes the name of a locale with a hyphen': [
      'Names of locales are written as in BCP 47.',
      loadedBecomes('yaml', (translations) =>
        Object.fromEntries(
          Object.entries(translations).map(([locale, map]) => [locale.replaceAll('_', '-'), map]),
        ),
      ),
    ],
    'keeps the line breaks of folded texts': [
      'All texts of several lines are read like those after a bar.',
      loadedBecomes('yaml', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' && leaf.endsWith('\n') ? leaf.replace(/ /, '\n') : leaf,
        ),
      ),
    ],
    'finds nothing in a file that begins with three hyphens': [
      'A parser of its own expects a key in the first line.',
      eachFile(async (_, load, text) => ((await text()).startsWith('---') ? {} : load())),
    ],
  }),
  mutant(
    'LOAD-02',
    'ignores loaders of folders in `init`',
    '`init` recognizes only loaders that hold their translations in memory.',
    initializing((loaders) => loaders.filter((loader) => !('path' in loader))),
  ),
];

function withBooleanKeys(map: TranslationMap): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [String(WORDS.get(key) ?? key), value]),
  );
}
