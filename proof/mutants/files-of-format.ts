import type { TranslationMap } from '../../adapter/contract/values';
import { eachFile } from '../changes/files';
import { keepingFolders, loadedBecomes, loadedTextsBecome, readBecomes } from '../changes/reading';
import { firstLocale, isMap, mapLocales, mapMaps, shallow } from '../changes/translations';
import type { Mistakes } from './mutant';

/** Mistakes in what a loader of a format gives. */
export function inLoadedFiles(format: 'yaml' | 'json'): Mistakes {
  return {
    'reads only files that are named after a language, or a language and a country': eachFile(
      async (file, load) =>
        file.endsWith('l') !== (format === 'yaml') || /^[a-z]{2}([-_][A-Z]{2})?\./.test(file) ? load() : {},
    ),
    'drops what follows a hash sign': loadedTextsBecome(format, (text) => text.replace(/#.*/, '')),
    'returns only the translations of the first file': loadedBecomes(format, firstLocale),
    'puts the texts of a locale under a second key with its name': loadedBecomes(format, (translations) =>
      mapLocales(translations, (map, locale) => ({ [locale]: map })),
    ),
    'returns paths instead of nested keys': loadedBecomes(format, (translations) =>
      mapLocales(translations, (map) => flattened(map)),
    ),
    'ignores changes of a file that was read before': keepingFolders(format),
    'decomposes letters and accents': loadedTextsBecome(format, (text) => text.normalize('NFD')),
  };
}

/** Mistakes in what an injection or `init` reads from a loader of a format. */
export function inReadFiles(format: 'yaml' | 'json'): Mistakes {
  return {
    'loads the locales of files, but not their texts': readBecomes(format, (translations) =>
      mapLocales(translations, () => ({})),
    ),
    'loses keys below the first level of a file': readBecomes(format, (translations) =>
      mapLocales(translations, (map) => shallow(map)),
    ),
    'loses arrays': readBecomes(format, (translations) =>
      mapMaps(translations, (map) =>
        Object.fromEntries(Object.entries(map).filter(([, value]) => !Array.isArray(value))),
      ),
    ),
    'loses the localization data of files': readBecomes(format, (translations) =>
      mapLocales(translations, ({ i18n: _, ...map }) => map),
    ),
  };
}

function flattened(map: TranslationMap, prefix = ''): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) =>
      isMap(value) ? Object.entries(flattened(value, `${prefix}${key}.`)) : [[`${prefix}${key}`, value]],
    ),
  );
}
