import type { ConfigValue, Translations } from '../../adapter/contract/values';
import type { Change } from '../changes/reference-with';
import { keepingTexts } from '../changes/keeping';
import { localizations } from '../changes/lookups';
import { inModule, textOf } from '../changes/surfaces';
import { mutant, type Mutant } from './mutant';

/** Mistakes of what is kept once where each catalog, or each time, should have its own. */
export const keptForAll: readonly Mutant[] = [
  mutant('CONFIG-02', 'is built once', 'The catalog of the configuration is a singleton.', (reference) => {
    let first: ConfigValue | undefined;
    return {
      catalogFromConfig: ({ catalog, config }) => {
        first ??= config;
        return reference.catalogFromConfig({ catalog, config: first });
      },
    };
  }),
  mutant(
    'CONFIG-02',
    'the last loader of a locale is the one that counts',
    'The hashes of the loaders are merged by their locales alone.',
    (reference) => ({
      catalogFromConfig: async ({ catalog, config }) => {
        const loaded = (config.loaders ?? []).map((loader) => reference.load({ loader }));
        const translations = Object.assign({}, ...(await Promise.all(loaded)));
        const loaders = [{ format: 'inline', translations }] as const;
        return reference.catalogFromConfig({ catalog, config: { ...config, loaders } });
      },
    }),
  ),
  mutant(
    'INIT-04',
    'keeps what was localized',
    'A value that was localized once has the same text the next time.',
    inModule((reference) => localizations(keepingTexts(reference))(reference)),
  ),
  mutant('LOAD-01', 'keeps what it read', 'Reading is slow, and folders stay.', keepingFolders('yaml')),
  mutant('LOAD-03', 'keeps what it read', 'Reading is slow, and folders stay.', keepingFolders('json')),
  mutant(
    'MAIN-02',
    'keeps what was localized for every catalog',
    'The texts are a field of the class.',
    (reference) => localizations(keepingTexts(reference))(reference),
  ),
  mutant(
    'ACTIVATE-07',
    'a block is active in every catalog',
    'The locale of a block is a global, so that nothing has to be given back.',
    (reference) => {
      let ofBlock: string | undefined;
      return {
        locale: async (params) => ofBlock ?? reference.locale(params),
        withLocale: async (params) => {
          const outside = ofBlock;
          ofBlock = textOf(params.locale);
          try {
            return await reference.withLocale(params);
          } finally {
            ofBlock = outside;
          }
        },
      };
    },
  ),
];

/** Reads each folder once. */
function keepingFolders(format: 'yaml' | 'json'): Change {
  return (reference) => {
    const read = new Map<string, Translations>();
    return {
      load: async ({ loader }) => {
        if (loader.format !== format) return reference.load({ loader });
        const translations = read.get(loader.path) ?? (await reference.load({ loader }));
        read.set(loader.path, translations);
        return translations;
      },
    };
  };
}
