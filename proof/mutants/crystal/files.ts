import { basename, extname } from 'node:path';
import { OperationError } from '../../../adapter/contract/errors';
import { eachFile, everyFile } from '../../changes/files';
import { firstLocale, mapLeaves } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in which files are read, and in what they may hold. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('FILES-01', 'SILENT-09/takes-from-a-file-the-locale-of-its-name-alone'),
  mutant(
    'FILES-01',
    'takes the first locale of a file',
    'A file holds one locale.',
    eachFile(async (_, load) => firstLocale(await load())),
  ),
  mutant(
    'FILES-01',
    'gives the texts of a file to the locale of its name',
    'The name of the file tells the locale.',
    eachFile(async (file, load) => {
      const [map = {}] = Object.values(await load());
      const locale = file.slice(0, -extname(file).length);
      return { [locale]: map };
    }),
  ),
  ...fromVariants('FILES-02', 'SILENT-09/reads-the-files-of-the-folder-itself-alone'),
  mutant(
    'FILES-02',
    'reads folders in the folder, and none in these',
    'One level of folders is one for each part of an application.',
    eachFile(async (file, load) => (file.split(/[\\/]/).length > 2 ? {} : load())),
  ),
  mutant(
    'FILES-02',
    'reads nested folders for YAML alone',
    'The two loaders are written apart, and the second one later.',
    eachFile(async (file, load) => (/[\\/].*\.json$/.test(file) ? {} : load())),
  ),
  ...fromVariants(
    'FILES-03',
    'SILENT-09/reads-yml-and-json-alone',
    'SILENT-09/takes-a-hidden-file-for-one-of-a-locale',
  ),
  mutant(
    'FILES-03',
    'reads the files of hidden folders',
    'The name of a file is checked, and not that of its folder.',
    everyFile(async (file, load) => (basename(file).startsWith('.') ? {} : load())),
  ),
  mutant(
    'FILES-03',
    'takes an end in capitals for that of YAML',
    'Some systems do not tell the two apart.',
    eachFile((file, load) => load(basename(file).toLowerCase())),
  ),
  mutant(
    'FILES-03',
    'takes a file for YAML that has the end in the middle of its name',
    'The pattern for names has no end.',
    eachFile((file, load) => load(basename(file).replace(/\.bak$/, ''))),
  ),
  mutant(
    'FILES-03',
    'raises for a file of another kind',
    'What is in the folder is meant to be read.',
    eachFile(async (file, load) => {
      if (/\.(ya?ml|json)$/.test(file)) return load();
      throw new OperationError(3, 'ArgumentError', `cannot read ${file}`);
    }),
  ),
  ...fromVariants('FILES-04', 'SILENT-10/gives-integers-and-booleans-as-text', 'SILENT-10/refuses-null'),
  mutant(
    'FILES-04',
    'gives arrays as text',
    'A leaf is a text, or what to_s makes of it.',
    eachFile(async (_, load) =>
      mapLeaves(await load(), (leaf) => (Array.isArray(leaf) ? JSON.stringify(leaf) : leaf)),
    ),
  ),
  mutant(
    'FILES-04',
    'takes an integer of several digits for a text',
    'The pattern for integers is that of a digit.',
    eachFile(async (_, load) =>
      mapLeaves(await load(), (leaf) => (typeof leaf === 'number' && leaf > 9 ? String(leaf) : leaf)),
    ),
  ),
  mutant(
    'FILES-04',
    'reads integers of 16 bits',
    'Counts are small.',
    eachFile(async (_, load) =>
      mapLeaves(await load(), (leaf) => (typeof leaf === 'number' ? (leaf << 16) >> 16 : leaf)),
    ),
  ),
  mutant(
    'FILES-05',
    'takes a number for the name of a locale',
    'The names of the locales are turned into texts.',
    eachFile((_, load) =>
      load().catch((thrown: Error) => {
        // The place is that of the key: a locale begins a line.
        if (/a key must be text.*\b1:1\b|:1:1\b.*a key must be text/.test(thrown.message)) return { 1: {} };
        throw thrown;
      }),
    ),
  ),
  mutant(
    'FILES-05',
    'leaves a file out that has such a leaf',
    'The error is logged, and forgotten.',
    eachFile(async (_, load) => load().catch(() => ({}))),
  ),
  mutant(
    'FILES-05',
    'takes YAML as it comes',
    'The parser knows what a value is, and nobody asks further.',
    eachFile(async (file, load) => (extname(file) === '.json' ? load() : load().catch(() => ({ en: {} })))),
  ),
  ...fromVariants('FILES-06', 'SILENT-11/passes-over-files-that-cannot-be-loaded'),
  mutant(
    'FILES-06',
    'takes a locale with nothing for one without texts',
    'The parser gives nil, and nil is empty.',
    eachFile(async (_, load) =>
      load().catch((thrown: Error) => {
        if (/found null/.test(thrown.message)) return { en: {} };
        throw thrown;
      }),
    ),
  ),
  ...fromVariants('FILES-07', 'SILENT-61/raises-an-error-for-a-byte-order-mark'),
  mutant(
    'FILES-07',
    'takes a byte order mark for a part of the first key',
    'A file is decoded as UTF-8, which keeps the mark.',
    eachFile(async (_, load, text) => {
      const [mark = ''] = /^\uFEFF?/.exec(await text()) ?? [];
      const [[locale, map] = ['', {}], ...others] = Object.entries(await load());
      return Object.fromEntries([[mark + locale, map], ...others]);
    }),
  ),
];
