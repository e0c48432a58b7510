import { OperationError } from '../../../adapter/contract/errors';
import type { TranslationMap, Translations } from '../../../adapter/contract/values';
import { translationsBecome } from '../../changes/loading';
import { activations } from '../../changes/locales';
import { finding, lookups } from '../../changes/lookups';
import { isMap, mapLeaves, mapLocales } from '../../changes/translations';
import { injectionsBecome } from '../../changes/injections';
import { textOf } from '../../changes/surfaces';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in what a key names, and in the path that is looked up. */
export const leavesAndPaths: readonly Mutant[] = [
  ...fromVariants(
    'LEAF-01',
    'SILENT-35/gives-the-texts-of-an-array-one-after-another',
    'SILENT-35/gives-null-as-an-empty-text',
  ),
  mutant('LEAF-01', 'gives a map as text', 'What is found is turned into text.', (reference) => {
    const maps = new Set<string>();
    const remember = translationsBecome((translations) => {
      mapLeaves(translations, (leaf, [, ...path]) => {
        for (let end = 1; end < path.length; end++) maps.add(path.slice(0, end).join('.'));
        return leaf;
      });
      return translations;
    })(reference);
    return {
      ...remember,
      ...finding(
        (find) => async (params) =>
          (await find(params)) ?? (maps.has(textOf(params.key)) ? '{…}' : undefined),
      )(reference),
    };
  }),
  ...fromVariants('LEAF-02', 'SILENT-35/takes-integers-and-booleans-for-missing'),
  mutant(
    'LEAF-02',
    'takes false for missing',
    'What is false is not there.',
    finding((find) => async (params) => {
      const text = await find(params);
      return text === 'false' ? undefined : text;
    }),
  ),
  mutant(
    'LEAF-03',
    'counts elements from 1',
    'People do.',
    lookups((lookup) => (params) => {
      const key = textOf(params.key).replace(/\.(\d+)$/, (_, index) => `.${Number(index) - 1}`);
      return lookup({ ...params, key });
    }),
  ),
  mutant(
    'LEAF-03',
    'counts negative indexes from the end',
    'Arrays do so in Crystal.',
    finding((find) => async (params) => {
      const [list, index] = textOf(params.key).split('.-');
      if (index === undefined) return find(params);
      const texts: string[] = [];
      for (let text; (text = await find({ ...params, key: `${list}.${texts.length}` })) !== undefined;) {
        texts.push(text);
      }
      return texts.at(-Number(index));
    }),
  ),
  ...fromVariants('LEAF-04', 'SILENT-37/keeps-the-text-that-was-there'),
  mutant(
    'LEAF-04',
    'reads the loaders from the last to the first',
    'They are kept on a stack.',
    (reference) => ({
      configure: (config) =>
        reference.configure({ ...config, ...(config.loaders && { loaders: config.loaders.toReversed() }) }),
    }),
  ),
  ...fromVariants('LEAF-05', 'SILENT-37/puts-a-map-in-the-place-of-the-one-that-was-there'),
  mutant(
    'LEAF-05',
    'joins the keys of one level',
    'The maps are merged, and those in them are assigned.',
    injectionsBecome((earlier, later) => ({ ...earlier, ...mapLocales(later, joined(earlier)) })),
  ),
  ...fromVariants('PATH-01', 'SILENT-36/takes-an-empty-scope-for-none'),
  mutant(
    'PATH-01',
    'raises for an empty scope',
    'A scope names something.',
    lookups((lookup) => async (params) => {
      if (params.scope === '') throw new OperationError(3, 'ArgumentError', 'the scope is empty');
      return lookup(params);
    }),
  ),
  mutant(
    'PATH-02',
    'leaves a dot at the front for an empty array',
    'The parts are joined, and then the key.',
    lookups(
      (lookup) => (params) =>
        lookup(
          Array.isArray(params.scope) && params.scope.length === 0
            ? { ...params, key: `.${textOf(params.key)}`, scope: null }
            : params,
        ),
    ),
  ),
  mutant(
    'PATH-02',
    'finds nothing in an empty array',
    'What is in no scope is nowhere.',
    finding(
      (find) => async (params) =>
        Array.isArray(params.scope) && params.scope.length === 0 ? undefined : find(params),
    ),
  ),
  mutant(
    'PATH-03',
    'raises for an empty key',
    'A key names something.',
    lookups((lookup) => async (params) => {
      if (params.key === '') throw new OperationError(3, 'ArgumentError', 'the key is empty');
      return lookup(params);
    }),
  ),
  mutant(
    'PATH-03',
    'leaves empty parts of a key out',
    'The path is split at its dots, and joined again.',
    lookups(
      (lookup) => (params) =>
        lookup({
          ...params,
          key: typeof params.key === 'string' ? params.key.replace(/^\.+/, '') : params.key,
        }),
    ),
  ),
  ...fromVariants('PATH-04', 'SILENT-36/finds-nothing-under-a-key-that-holds-a-dot'),
  mutant(
    'PATH-04',
    'finds a key that holds a dot at the top alone',
    'The whole key is tried before it is split.',
    finding((find) => async (params) => (params.scope ? undefined : find(params))),
  ),
  mutant(
    'TEXT-01',
    'says translation missing',
    'Other libraries do.',
    lookups(
      (lookup) => async (params) =>
        (await lookup(params)).replace('missing translation', 'translation missing'),
    ),
  ),
  mutant(
    'TEXT-01',
    'leaves the plural category out',
    'The caller does not know it.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return params.count === undefined ? text : text.replace(/\.(one|many|other)$/, '');
    }),
  ),
  mutant(
    'TEXT-01',
    'leaves the scope out',
    'The caller knows it.',
    lookups((lookup) => async (params) => (await lookup(params)).replace('.error.', '.')),
  ),
  ...fromVariants('TEXT-02', 'SILENT-29/names-the-locale-that-is-not-valid-in-quotes'),
  mutant(
    'TEXT-02',
    'names a Symbol as it is written',
    'The argument is turned into text by what is meant for debugging.',
    activations((activate) => async (params) => {
      try {
        return await activate(params);
      } catch (thrown) {
        if (!(thrown instanceof OperationError) || typeof params.locale === 'string') throw thrown;
        throw new OperationError(thrown.code, thrown.type, `:${thrown.message}`);
      }
    }),
  ),
];

/** Joins the maps of a locale, but not the maps in them. */
function joined(earlier: Translations) {
  return (map: TranslationMap, locale: string): TranslationMap => ({
    ...earlier[locale],
    ...Object.fromEntries(
      Object.entries(map).map(([key, value]) => {
        const present = earlier[locale]?.[key];
        return [
          key,
          present !== undefined && isMap(present) && isMap(value) ? { ...present, ...value } : value,
        ];
      }),
    ),
  });
}
