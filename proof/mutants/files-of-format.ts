import type { TranslationLeaf, TranslationMap } from '../../adapter/contract/values';
import { loadedBecomes, readBecomes } from '../changes/reading';
import { firstLocale, isMap, mapLeaves, mapLocales, shallow } from '../changes/translations';
import { mutant, type Mutant } from './mutant';

/**
 * The mutants of the rules about files of one format, which are the same for each.
 *
 * @param loads the rule about what the loader gives
 * @param reads the rule about what is read from it
 */
export function filesOf(format: 'yaml' | 'json', loads: string, reads: string): readonly Mutant[] {
  return [
    mutant(
      loads,
      'gives the first file alone',
      'Reading stops at the first file that is found.',
      loadedBecomes(format, firstLocale),
    ),
    mutant(
      loads,
      'puts the name of the file before the locale',
      'The name of the file is the locale, and the top level of the file is taken for its first key.',
      loadedBecomes(format, (translations) => mapLocales(translations, (map, locale) => ({ [locale]: map }))),
    ),
    mutant(
      loads,
      'gives paths instead of nested keys',
      'The hash is flattened where it is read.',
      loadedBecomes(format, (translations) => mapLocales(translations, (map) => flattened(map))),
    ),
    mutant(
      reads,
      'the locales of files are found and their texts are not',
      'The files are listed first, and read when they are needed.',
      readBecomes(format, (translations) => mapLocales(translations, () => ({}))),
    ),
    mutant(
      reads,
      'keys below the first level are lost',
      'The hash is copied by its texts.',
      readBecomes(format, (translations) => mapLocales(translations, (map) => shallow(map))),
    ),
    mutant(
      reads,
      'the localization data of files is lost',
      'i18n is taken for a name of the library, and kept out of the texts.',
      readBecomes(format, (translations) => mapLocales(translations, ({ i18n: _, ...map }) => map)),
    ),
    mutant(
      reads,
      'plural forms are read into the key above them',
      'The forms are assigned one after another to the key that they belong to.',
      readBecomes(format, (translations) => mapLocales(translations, lastForms)),
    ),
    mutant(
      reads,
      'takes bytes for characters',
      'The default encoding of the platform is not UTF-8.',
      readBecomes(format, (translations) => mapLeaves(translations, inLatin1)),
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

function inLatin1(leaf: TranslationLeaf): TranslationLeaf {
  return typeof leaf === 'string' ? Buffer.from(leaf, 'utf8').toString('latin1') : leaf;
}
