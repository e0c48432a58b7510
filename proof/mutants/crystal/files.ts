import { basename, extname } from 'node:path';
import { OperationError } from '../../../adapter/contract/errors';
import { eachFile, everyFile } from '../../changes/files';
import { firstLocale, mapLeaves } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which files are read, and in what they may hold. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('FILES-01', {
    ...fromVariants('SILENT-09/reads-only-the-locale-that-a-file-is-named-after'),
    'reads only the first locale of a file': eachFile(async (_, load) => firstLocale(await load())),
    'gives the texts of a file to the locale of its name': eachFile(async (file, load) => {
      const [map = {}] = Object.values(await load());
      const locale = file.slice(0, -extname(file).length);
      return { [locale]: map };
    }),
  }),
  ...mutantsOf('FILES-02', {
    ...fromVariants('SILENT-09/reads-only-the-files-of-the-folder-itself'),
    'reads nested folders only for YAML': eachFile(async (file, load) =>
      /[\\/].*\.json$/.test(file) ? {} : load(),
    ),
  }),
  ...mutantsOf('FILES-03', {
    ...fromVariants('SILENT-09/reads-no-yaml-files', 'SILENT-09/reads-hidden-files'),
    'reads the files of hidden folders': everyFile(async (file, load) =>
      basename(file).startsWith('.') ? {} : load(),
    ),
    'raises an error for a file of another kind': eachFile(async (file, load) => {
      if (/\.(ya?ml|json)$/.test(file)) return load();
      throw new OperationError(3, 'ArgumentError', `cannot read ${file}`);
    }),
  }),
  ...mutantsOf('FILES-04', {
    ...fromVariants('SILENT-10/refuses-null'),
    'reads integers of 16 bits': eachFile(async (_, load) =>
      mapLeaves(await load(), (leaf) => (typeof leaf === 'number' ? (leaf << 16) >> 16 : leaf)),
    ),
  }),
  ...mutantsOf('FILES-05', {
    'treats a number as the name of a locale': eachFile((_, load) =>
      load().catch((thrown: Error) => {
        // The place is that of the key: a locale begins a line.
        if (/a key must be text.*\b1:1\b|:1:1\b.*a key must be text/.test(thrown.message)) return { 1: {} };
        throw thrown;
      }),
    ),
    'ignores a file that it cannot load': eachFile(async (_, load) => load().catch(() => ({}))),
  }),
  ...mutantsOf(
    'FILES-06',
    fromVariants(
      'SILENT-11/skips-files-that-cannot-be-loaded',
      'SILENT-11/takes-a-file-or-a-locale-with-nothing-for-empty',
    ),
  ),
  ...mutantsOf('FILES-07', {
    ...fromVariants('SILENT-61/raises-an-error-for-a-byte-order-mark'),
    'treats a byte order mark as a part of the first key': eachFile(async (_, load, text) => {
      const [mark = ''] = /^\uFEFF?/.exec(await text()) ?? [];
      const [[locale, map] = ['', {}], ...others] = Object.entries(await load());
      return Object.fromEntries([[mark + locale, map], ...others]);
    }),
  }),
];
