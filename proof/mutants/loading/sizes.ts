import { eachFile } from '../../changes/files';
import { configurationsBecome, leavesBecome, translationsBecome } from '../../changes/loading';
import { activations } from '../../changes/locales';
import { argumentsBecome, localizations, losing, lookups } from '../../changes/lookups';
import { namesBecome } from '../../changes/names';
import { numberFormatsBecome, numbersBecome } from '../../changes/numbers';
import { loadedTextsBecome } from '../../changes/reading';
import { nameText, subjectOf } from '../../changes/surfaces';
import { patternsBecome } from '../../changes/times';
import { isMap, mapLocales, mapMaps, renameLocales } from '../../changes/translations';
import { paramsBecome, valuesBecome } from '../../changes/values';
import { eachOf, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in how much a port holds. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('SIZE-01', {
    ...eachOf({ 'cuts texts at 255 characters': 255, 'cuts texts at 4,095 characters': 4095 }, (most) =>
      leavesBecome((leaf) => (typeof leaf === 'string' ? leaf.slice(0, most) : leaf)),
    ),
    ...eachOf(
      {
        'cuts the texts of YAML files at 1,023 characters': 'yaml',
        'cuts the texts of JSON files at 1,023 characters': 'json',
      } as const,
      (format) => loadedTextsBecome(format, (text) => text.slice(0, 1023)),
    ),
    'cuts values at 1,023 characters': valuesBecome((value) =>
      typeof value === 'string' ? value.slice(0, 1023) : value,
    ),
    'finds no key of more than 255 characters': losing((key) =>
      key.split('.').some((part) => part.length > 255),
    ),
    'finds no path of more than 255 characters': losing((key) => key.includes('.') && key.length > 255),
    'finds no path of more than 8 parts': losing((key) => key.split('.').length > 8),
    'uses 8 parts of a scope': argumentsBecome(({ scope, ...params }) => ({
      ...params,
      ...(scope !== undefined && { scope: Array.isArray(scope) ? scope.slice(0, 8) : scope }),
    })),
    'ignores placeholders with names of more than 31 characters': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([name]) => name.length <= 31)),
    ),
    'replaces 16 placeholders': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).slice(0, 16)),
    ),
    'cuts the names of locales at 31 characters': (reference) => ({
      ...translationsBecome((translations) => renameLocales(translations, (name) => name.slice(0, 31)))(
        reference,
      ),
      ...activations(
        (activate) =>
          async ({ locale, ...params }) =>
            activate({ ...params, locale: nameText(locale).slice(0, 31) }),
      )(reference),
    }),
    'keeps 1,000 keys of a map': translationsBecome((translations) =>
      mapMaps(translations, (map) => first(map, 1000)),
    ),
    'keeps 1,500 texts of a locale': translationsBecome((translations) =>
      mapLocales(translations, (locale) => {
        let count = 0;
        return mapMaps({ locale }, (map) =>
          Object.fromEntries(Object.entries(map).filter(([, value]) => isMap(value) || (count += 1) <= 1500)),
        )['locale']!;
      }),
    ),
    'keeps a hundred locales': translationsBecome((translations) => first(translations, 100)),
    'reads a hundred files of a folder': (reference) => {
      let files = 0;
      return eachFile(async (_, load) => ((files += 1) > 100 ? {} : load()))(reference);
    },
    'reads no file of more than 64 kB': eachFile(async (_, load, text) =>
      Buffer.byteLength(await text()) > 65_536 ? {} : load(),
    ),
    ...eachOf(
      {
        'decodes each 4,096 bytes of a YAML file alone': 'yaml',
        'decodes each 4,096 bytes of a JSON file alone': 'json',
      } as const,
      (format) => loadedTextsBecome(format, inBlocks),
    ),
    'uses 16 loaders of a configuration': configurationsBecome(async ({ loaders, ...config }) => ({
      ...config,
      ...(loaders && { loaders: loaders.slice(0, 16) }),
    })),
    'takes 32 injections': (reference) => {
      let injections = 0;
      return { inject: async (params) => ((injections += 1) > 32 ? null : reference.inject(params)) };
    },
    'ignores what is injected into more than 16 catalogs': (reference) => {
      const catalogs = new Set<string>();
      return {
        inject: async (params) => {
          const subject = subjectOf(params);
          if (catalogs.size < 16) catalogs.add(subject);
          return catalogs.has(subject) ? reference.inject(params) : null;
        },
      };
    },
    'finds nothing after 256 lookups': (reference) => {
      let count = 0;
      return lookups(
        (lookup) => async (params) => lookup((count += 1) > 256 ? { ...params, key: 'nothing' } : params),
      )(reference);
    },
    'cuts patterns at 64 characters': patternsBecome((pattern) => pattern.slice(0, 64)),
    'replaces 10 directives of a pattern': patternsBecome((pattern) => {
      let count = 0;
      return pattern.replace(/%./g, (directive) => ((count += 1) > 10 ? '' : directive));
    }),
    'cuts localized texts at 255 characters': localizations(
      (localize) => async (params) => (await localize(params)).slice(0, 255),
    ),
    'cuts the names of months at 20 characters': namesBecome('month', (names) =>
      names.map((name) => name.slice(0, 20)),
    ),
    'uses two characters of a delimiter': numberFormatsBecome((format) => ({
      ...format,
      delimiter: format.delimiter.slice(0, 2),
    })),
    'uses two characters of a separator': numberFormatsBecome((format) => ({
      ...format,
      separator: format.separator.slice(0, 2),
    })),
    'keeps 12 digits of a number': numbersBecome((number) => Number(Number(number).toPrecision(12))),
  }),
];

function first<Value>(map: Readonly<Record<string, Value>>, count: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).slice(0, count));
}

/** Decodes a text of a file in blocks, so that a character at a border of two is lost. */
function inBlocks(text: string): string {
  const bytes = Buffer.from(text);
  const blocks = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, index) =>
    bytes.subarray(index * 4096, (index + 1) * 4096).toString(),
  );
  return blocks.join('');
}
