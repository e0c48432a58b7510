import { basename, extname } from 'node:path';
import { OperationError } from '../../../adapter/contract/errors';
import { eachFile, everyFile } from '../../changes/files';
import { firstLocale, mapLeaves } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which files are read, and in what they may hold. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('FILES-01', 'SILENT-09/reads-only-the-locale-that-a-file-is-named-after'),
  ...mutantsOf('FILES-01', {
    'reads only the first locale of a file': [
      'A file seems to contain only one locale.',
      eachFile(async (_, load) => firstLocale(await load())),
    ],
    'gives the texts of a file to the locale of its name': [
      'The name of the file seems to determine the locale.',
      eachFile(async (file, load) => {
        const [map = {}] = Object.values(await load());
        const locale = file.slice(0, -extname(file).length);
        return { [locale]: map };
      }),
    ],
  }),
  ...fromVariants('FILES-02', 'SILENT-09/reads-only-the-files-of-the-folder-itself'),
  ...mutantsOf('FILES-02', {
    'reads nested folders only for YAML': [
      'The two loaders were written separately, at different times.',
      eachFile(async (file, load) => (/[\\/].*\.json$/.test(file) ? {} : load())),
    ],
  }),
  ...fromVariants('FILES-03', 'SILENT-09/reads-no-yaml-files', 'SILENT-09/reads-hidden-files'),
  ...mutantsOf('FILES-03', {
    'reads the files of hidden folders': [
      'The loader checks the names of files, but not those of their folders.',
      everyFile(async (file, load) => (basename(file).startsWith('.') ? {} : load())),
    ],
    'reads files whose extension is in capitals': [
      'Some systems do not distinguish capitals from small letters in file names.',
      eachFile((file, load) => load(basename(file).toLowerCase())),
    ],
    'reads files that have .yml in the middle of their names': [
      'The regular expression for the extension does not check where the name ends.',
      eachFile((file, load) => load(basename(file).replace(/\.bak$/, ''))),
    ],
    'raises an error for a file of another kind': [
      'All files in the folder seem to be meant for the loader.',
      eachFile(async (file, load) => {
        if (/\.(ya?ml|json)$/.test(file)) return load();
        throw new OperationError(3, 'ArgumentError', `cannot read ${file}`);
      }),
    ],
  }),
  ...fromVariants('FILES-04', 'SILENT-10/returns-integers-and-booleans-as-text', 'SILENT-10/refuses-null'),
  ...mutantsOf('FILES-04', {
    'reads integers of 16 bits': [
      'The author expected only small counts.',
      eachFile(async (_, load) =>
        mapLeaves(await load(), (leaf) => (typeof leaf === 'number' ? (leaf << 16) >> 16 : leaf)),
      ),
    ],
  }),
  ...mutantsOf('FILES-05', {
    'treats a number as the name of a locale': [
      'The names of the locales are converted to texts.',
      eachFile((_, load) =>
        load().catch((thrown: Error) => {
          // The place is that of the key: a locale begins a line.
          if (/a key must be text.*\b1:1\b|:1:1\b.*a key must be text/.test(thrown.message)) return { 1: {} };
          throw thrown;
        }),
      ),
    ],
    'ignores a file that it cannot load': [
      'The error is only logged.',
      eachFile(async (_, load) => load().catch(() => ({}))),
    ],
  }),
  ...fromVariants(
    'FILES-06',
    'SILENT-11/skips-files-that-cannot-be-loaded',
    'SILENT-11/takes-a-file-or-a-locale-with-nothing-for-empty',
  ),
  ...fromVariants('FILES-07', 'SILENT-61/raises-an-error-for-a-byte-order-mark'),
  mutant(
    'FILES-07',
    'treats a byte order mark as a part of the first key',
    'Decoding a file as UTF-8 keeps the byte order mark.',
    eachFile(async (_, load, text) => {
      const [mark = ''] = /^\uFEFF?/.exec(await text()) ?? [];
      const [[locale, map] = ['', {}], ...others] = Object.entries(await load());
      return Object.fromEntries([[mark + locale, map], ...others]);
    }),
  ),
];
