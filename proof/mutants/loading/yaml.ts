import { initializing } from '../../changes/initializing';
import { eachFile } from '../../changes/files';
import { loadedBecomes, loadedTextsBecome } from '../../changes/reading';
import { renameLocales } from '../../changes/translations';
import type { Change } from '../../changes/reference-with';
import { filesOf } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** The words that YAML 1.1 reads as booleans. */
const WORDS = new Map([
  ...['y', 'yes', 'on', 'true'].map((word) => [word, true] as const),
  ...['n', 'no', 'off', 'false'].map((word) => [word, false] as const),
]);

/** Mistakes in loading YAML files. */
export const mutants: readonly Mutant[] = [
  ...filesOf('yaml', 'LOAD-01', 'LOAD-02'),
  ...mutantsOf('LOAD-01', {
    'reads quoted words of YAML 1.1 as booleans': [
      'The quotes are removed before the type of a value is decided.',
      loadedTextsBecome('yaml', (text) => WORDS.get(text) ?? text),
    ],
    'reads quoted digits as numbers': [
      'Texts that look like numbers are converted.',
      loadedTextsBecome('yaml', (text) => (/^-?\d[\d_.:e]*$/.test(text) ? Number.parseInt(text, 10) : text)),
    ],
    'reads the quoted locale "no" as false': [
      'The names of locales are converted like plain values.',
      localesBecome((locale) => String(WORDS.get(locale) ?? locale)),
    ],
    'writes the name of a locale with a hyphen': [
      'Names of locales are written as in BCP 47.',
      localesBecome((locale) => locale.replaceAll('_', '-')),
    ],
    'keeps the line breaks of folded texts': [
      'All texts of several lines are read like those after a bar.',
      loadedTextsBecome('yaml', (text) => (text.endsWith('\n') ? text.replace(' ', '\n') : text)),
    ],
    'finds nothing in a file that begins with three hyphens': [
      'A parser of its own expects a key in the first line.',
      eachFile(async (_, load, text) => ((await text()).startsWith('---') ? {} : load())),
    ],
  }),
  ...mutantsOf('LOAD-02', {
    'ignores loaders of folders in `init`': [
      '`init` recognizes only loaders that hold their translations in memory.',
      initializing((loaders) => loaders.filter((loader) => !('path' in loader))),
    ],
  }),
];

/** Changes the names of the locales that YAML loaders give. */
function localesBecome(change: (locale: string) => string): Change {
  return loadedBecomes('yaml', (translations) => renameLocales(translations, change));
}
