import type { TranslationMap } from '../../adapter/contract/values';
import { eachFile } from '../changes/files';
import {
  keepingFolders,
  loadedBecomes,
  loadedTextsBecome,
  losingFolders,
  readBecomes,
} from '../changes/reading';
import type { Change } from '../changes/reference-with';
import { firstLocale, isMap, mapLocales, mapMaps, mapTexts, shallow } from '../changes/translations';
import { CHANGED_TEXTS } from './changed-texts';
import { mutant, mutantsOf, type Mutant } from './mutant';

/** Folders that are not found, by the mistake in reading their path. */
const LOST_FOLDERS = [
  [
    'reads braces in the path as a pattern',
    'The path becomes part of a glob pattern.',
    (name) => /[{}]/.test(name),
  ],
  [
    'reads brackets in the path as a pattern',
    'The path becomes part of a glob pattern.',
    (name) => /[[\]]/.test(name),
  ],
  [
    'reads the path as a regular expression',
    'The path becomes part of a regular expression.',
    (name) => /[()+^]/.test(name),
  ],
  [
    'finds no folder whose path contains a space',
    'The path is passed through a shell.',
    (name) => name.includes(' '),
  ],
  ['decodes the path', 'The path is treated as part of a URL.', (name) => /[%#]/.test(name)],
  ['expands the path', 'The path is passed through a shell.', (name) => /^[$~!]/.test(name)],
  [
    'reads the path as Latin-1',
    'The author expected only ASCII in paths.',
    (name) => /[^\0-\x7f]/.test(name),
  ],
  [
    'treats a dot in the path as the beginning of an extension',
    'In the names of files, a dot comes before the extension.',
    (name) => name.includes('.'),
  ],
  [
    'treats a folder whose name begins with a dot as hidden',
    'Hidden files are skipped.',
    (name) => name.startsWith('.'),
  ],
] as const satisfies readonly (readonly [string, string, (name: string) => boolean])[];

/**
 * The mutants of the rules about files of one format, which are the same for each.
 *
 * @param loads the rule about what the loader gives
 * @param reads the rule about what is read from it
 */
export function filesOf(format: 'yaml' | 'json', loads: string, reads: string): readonly Mutant[] {
  return [
    ...mutantsOf(loads, {
      'reads only files that are named after a language, or a language and a country': [
        'A regular expression finds the files, and fits only the usual names.',
        eachFile(async (file, load) =>
          file.endsWith('l') !== (format === 'yaml') || /^[a-z]{2}([-_][A-Z]{2})?\./.test(file) ? load() : {},
        ),
      ],
      'loses arrays': [
        'The leaves of a translations hash are expected to be texts.',
        loadedBecomes(format, (translations) =>
          mapMaps(translations, (map) =>
            Object.fromEntries(Object.entries(map).filter(([, value]) => !Array.isArray(value))),
          ),
        ),
      ],
      'drops what follows a hash sign': [
        'Comments are removed before the file is parsed, also within quotes.',
        loadedTextsBecome(format, (text) => text.replace(/#.*/, '')),
      ],
      'drops signs that have a meaning in YAML without quotes': [
        'A parser of its own skips such signs wherever they stand.',
        loadedTextsBecome(format, (text) => text.replace(/[&*!@`|>](?=\w| )|^[-?] /g, '')),
      ],
      'drops signs at the end of a key': [
        'Keys are converted to identifiers.',
        keysOfLoadedBecome(format, (key) => key.replace(/[?!]$/, '')),
      ],
      'writes keys in small letters with underscores': [
        'Keys are converted to the way in which the language writes names.',
        keysOfLoadedBecome(format, (key) =>
          key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ),
      ],
      'returns only the translations of the first file': [
        'Reading stops after the first file.',
        loadedBecomes(format, firstLocale),
      ],
      'puts the texts of a locale under a second key with its name': [
        'The name of the file is taken as the locale, and the top level of the file as its first key.',
        loadedBecomes(format, (translations) =>
          mapLocales(translations, (map, locale) => ({ [locale]: map })),
        ),
      ],
      'returns paths instead of nested keys': [
        'The hash is flattened when it is read.',
        loadedBecomes(format, (translations) => mapLocales(translations, (map) => flattened(map))),
      ],
      'ignores changes of a file that was read before': [
        'Reading is slow, and folders do not seem to change.',
        keepingFolders(format),
      ],
      'trims texts': [
        'Texts in files have accidental spaces.',
        loadedTextsBecome(format, (text) => text.replace(/^ (\S) $/, '$1')),
      ],
    }),
    ...mutantsOf(reads, {
      'loads the locales of files, but not their texts': [
        'The files are listed first, and read when they are needed.',
        readBecomes(format, (translations) => mapLocales(translations, () => ({}))),
      ],
      'loses keys below the first level of a file': [
        'Only the texts at the first level of the hash are copied.',
        readBecomes(format, (translations) => mapLocales(translations, (map) => shallow(map))),
      ],
      'loses the localization data of files': [
        'The library reserves the key i18n, and removes it from the texts.',
        readBecomes(format, (translations) => mapLocales(translations, ({ i18n: _, ...map }) => map)),
      ],
      'loads the last plural form in place of all forms': [
        'Each form is assigned to the key itself, so that the last form remains.',
        readBecomes(format, (translations) => mapLocales(translations, lastForms)),
      ],
      'reads files as Latin-1': [
        'The default encoding of the platform is not UTF-8.',
        readBecomes(format, (translations) => mapTexts(translations, inLatin1)),
      ],
    }),
    ...LOST_FOLDERS.map(([name, why, isLost]) => mutant(loads, name, why, losingFolders(format, isLost))),
    ...CHANGED_TEXTS.map(([name, why, change]) =>
      mutant(loads, name, why, loadedTextsBecome(format, change)),
    ),
  ];
}

function flattened(map: TranslationMap, prefix = ''): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) =>
      isMap(value) ? Object.entries(flattened(value, `${prefix}${key}.`)) : [[`${prefix}${key}`, value]],
    ),
  );
}

function lastForms(map: TranslationMap): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => {
      if (!isMap(value)) return [key, value];
      return [key, value['other'] ?? lastForms(value)];
    }),
  );
}

function inLatin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Changes the keys below the locales that loaders of a format give. */
function keysOfLoadedBecome(format: 'yaml' | 'json', change: (key: string) => string): Change {
  return loadedBecomes(format, (translations) =>
    mapMaps(translations, (map) =>
      Object.fromEntries(Object.entries(map).map(([key, value]) => [change(key), value])),
    ),
  );
}
