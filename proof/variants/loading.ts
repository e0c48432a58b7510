import { basename, extname } from 'node:path';
import { OperationError } from '../../adapter/contract/errors';
import type { TranslationLeaf, TranslationMap } from '../../adapter/contract/values';
import { mergeTranslations } from '../../reference/translations/translations-hash';
import { eachFile, everyFile, fileTextsBecome } from '../changes/files';
import { initializing } from '../changes/initializing';
import { injectionsBecome } from '../changes/injections';
import { catalogConfigurationsBecome } from '../changes/loading';
import { resultBecomes } from '../changes/results';
import { isMap, mapLeaves, mapLocales, mapMaps } from '../changes/translations';
import { variant, variantsOf, type Variant } from './variant';

/** The words that YAML 1.1 reads as booleans, as the values of a map. */
const WORDS = /(?<=: )(?:yes|no|on|off)(?= *$)/gm;

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a value with each array in it as a map of its indexes. */
function indexed(value: TranslationLeaf | TranslationMap): TranslationLeaf | TranslationMap {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, indexed(inner)]));
}

/** Returns a map with the keys that contain dots as nested keys. */
function nested(map: TranslationMap): TranslationMap {
  const maps = Object.entries(map).map(([key, value]) => {
    const [first = '', ...rest] = key.split('.');
    const inner = rest.reduceRight<TranslationLeaf | TranslationMap>(
      (below, part) => ({ [part]: below }),
      value,
    );
    return { nested: { [first]: inner } };
  });
  return mergeTranslations(maps)['nested'] ?? {};
}

/** Variants that differ in reading files, and in what is injected twice. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-09', {
    'reads only the files of the folder itself': [
      'The document describes a folder that holds one file per locale.',
      eachFile(async (file, load) => (/[\\/]/.test(file) ? {} : load())),
    ],
    'reads no .yaml files': [
      'The document describes files that are named <locale>.yml.',
      eachFile(async (file, load) => (extname(file) === '.yaml' ? {} : load())),
    ],
    'reads only the locale that a file is named after': [
      'A file is expected to contain only the locale that it is named after.',
      eachFile(async (file, load) => {
        const locale = basename(file, extname(file));
        const { [locale]: map } = await load();
        return map === undefined ? {} : { [locale]: map };
      }),
    ],
    'reads hidden files': [
      'The document describes a folder with one file per locale, and excludes no files.',
      everyFile((file, load) => load(basename(file).replace(/^\./, ''))),
    ],
  }),
  ...variantsOf('SILENT-10', {
    'returns integers and booleans as text': [
      'The document describes leaves that are strings, and other types only in formats.',
      eachFile(async (_, load) =>
        mapLeaves(await load(), (leaf, [, key]) =>
          key !== 'i18n' && (typeof leaf === 'number' || typeof leaf === 'boolean') ? String(leaf) : leaf,
        ),
      ),
    ],
    'refuses null': [
      'The document describes leaves that are strings.',
      eachFile(async (file, load) =>
        mapLeaves(await load(), (leaf, path) => {
          if (leaf !== null) return leaf;
          throw new OperationError(3, 'TypeError', `${file}: ${path.join('.')} is no text`);
        }),
      ),
    ],
  }),
  ...variantsOf('SILENT-10', {
    'returns the numbers and Booleans of localization data as text from `load`': [
      'A translations hash is nested keys with string leaves.',
      resultBecomes('load', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'number' || typeof leaf === 'boolean' ? String(leaf) : leaf,
        ),
      ),
    ],
    'returns an array as a map of its indexes from `load`': [
      'A translations hash is nested keys with string leaves.',
      resultBecomes('load', indexed),
    ],
  }),
  ...variantsOf('SILENT-11', {
    'skips files that cannot be loaded': [
      'One broken file should not prevent the others from being read.',
      eachFile(async (_, load) => {
        try {
          return await load();
        } catch {
          return {};
        }
      }),
    ],
    'takes a file or a locale with nothing for empty': [
      'Where there is no content, there are no texts.',
      eachFile((_, load) =>
        load().catch((thrown: Error) => {
          if (/found (null|undefined)|empty/.test(thrown.message)) return {};
          throw thrown;
        }),
      ),
    ],
  }),
  ...variantsOf('SILENT-37', {
    'keeps the earlier text of a key': [
      'The first loader seems to belong to the application, and later ones to its libraries.',
      injectionsBecome((earlier, later) => mergeTranslations([later, earlier])),
    ],
    'reads the loaders of a configuration in reverse order': [
      'The loader that was appended first belongs to the application, and overrides those of its libraries.',
      initializing((loaders) => loaders.toReversed()),
      catalogConfigurationsBecome(({ loaders = [], ...config }) => ({
        ...config,
        loaders: loaders.toReversed(),
      })),
    ],
    'replaces nested keys by a text, a text by nested keys, and an array by another': [
      'Later translations replace the earlier value as a whole.',
      injectionsBecome((earlier, later) => mergeTranslations([earlier, later])),
    ],
    'injects the loaders of a configuration one after the other': [
      'Each loader of the configuration is injected separately.',
      (reference) => ({
        catalogFromConfig: async ({ catalog, config: { loaders = [], ...config } }) => {
          await reference.catalogFromConfig({ catalog, config });
          for (const loader of loaders) {
            const translations = await reference.load({ loader });
            const isTaken = (locale: string) => config.available_locales?.includes(locale) ?? true;
            const taken = Object.entries(translations).filter(([locale]) => isTaken(locale));
            await reference.inject({ subject: catalog, translations: Object.fromEntries(taken) });
          }
          return null;
        },
      }),
    ],
  }),
  variant(
    'SILENT-42',
    'finds injected translations of locales that were not given to the constructor',
    'Locales that were given are available from the beginning, and others as soon as they are injected.',
    (reference) => ({
      newCatalog: async ({ available_locales, ...params }) => {
        await reference.newCatalog(params);
        const given = Object.fromEntries((available_locales ?? []).map((locale) => [locale, {}]));
        await reference.inject({ subject: params.catalog, translations: given });
        return null;
      },
    }),
  ),
  variant(
    'SILENT-36',
    'finds nothing under a key that contains a dot',
    'A path is always split at its dots, so a key with a dot is never compared.',
    injectionsBecome((earlier, later) =>
      mergeTranslations([
        earlier,
        mapLocales(later, function nested(map): typeof map {
          return Object.fromEntries(
            Object.entries(map)
              .filter(([key]) => !key.includes('.'))
              .map(([key, value]) => [key, isMap(value) ? nested(value) : value]),
          );
        }),
      ]),
    ),
  ),
  ...variantsOf('SILENT-36', {
    'refuses a file with a key that contains a dot': [
      'No path leads to such a key.',
      eachFile(async (file, load) => {
        const translations = await load();
        mapMaps(translations, (map) => {
          const dotted = Object.keys(map).find((key) => key.includes('.'));
          if (dotted === undefined) return map;
          throw new OperationError(3, 'ArgumentError', `${file}: the key ${dotted} contains a dot`);
        });
        return translations;
      }),
    ],
    'nests the keys of files at their dots': [
      'The document says that a dotted path such as `a.b` maps to nested maps.',
      eachFile(async (_, load) => mapMaps(await load(), nested)),
    ],
  }),
  ...variantsOf('SILENT-62', {
    'reads a merge key as a key': [
      'YAML 1.2 has no merge keys.',
      fileTextsBecome('.yml', (text) => text.replaceAll('<<:', '"<<":')),
    ],
    'reads the words of YAML 1.1 as booleans': [
      'Many parsers follow YAML 1.1.',
      fileTextsBecome('.yml', (text) =>
        text.replace(WORDS, (word) => String(word === 'yes' || word === 'on')),
      ),
    ],
    'raises an error for a byte order mark in JSON': [
      'The standard of JSON says that a text does not begin with one.',
      eachFile(async (file, load, text) => {
        if (extname(file) !== '.json' || !(await text()).startsWith(BYTE_ORDER_MARK)) return load();
        throw new OperationError(3, 'EncodingError', `${file} begins with a byte order mark`);
      }),
    ],
  }),
  variant(
    'SILENT-61',
    'raises an error for a byte order mark',
    'UTF-8 needs no byte order mark, so the file seems to have another encoding.',
    eachFile(async (file, load, text) => {
      if (!(await text()).startsWith(BYTE_ORDER_MARK)) return load();
      throw new OperationError(3, 'EncodingError', `${file} begins with a byte order mark`);
    }),
  ),
];
