import type { TranslateParams } from '../../adapter/contract/adapter';
import { OperationError } from '../../adapter/contract/errors';
import type { Name, TranslationLeaf } from '../../adapter/contract/values';
import { pathOf } from '../../steps/notation';
import { argumentsBecome, finding, lookups, losing } from '../changes/lookups';
import { keysBecome } from '../changes/keys';
import { injectedBecome, translationsBecome } from '../changes/loading';
import { nameText } from '../changes/surfaces';
import { isMap, mapLeaves, mapMaps } from '../changes/translations';
import { variant, variantsOf, type Variant } from './variant';

/** Variants that differ in what they find at a key or a path. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-35', {
    'treats integers and booleans as missing': [
      'The document says that a lookup returns the string that is stored.',
      injectedBecome((translations) =>
        mapLeaves(translations, (leaf, [, ...keys]) => (isLocalizationData(keys) ? leaf : textOrNull(leaf))),
      ),
    ],
    'returns the texts of an array, one after another': [
      'A lookup returns a string, whatever is stored.',
      finding((find) => async (params) => {
        const text = await find(params);
        const key = typeof params.key === 'string' ? params.key : params.key.symbol;
        const texts: string[] = [];
        for (let index = 0; text === undefined; index++) {
          const item = await find({ ...params, key: `${key}.${index}` });
          if (item === undefined) break;
          texts.push(item);
        }
        return text ?? (texts.length === 0 ? undefined : texts.join(', '));
      }),
    ],
    'returns null as an empty text': [
      'An existing key does not seem to be missing.',
      translationsBecome((translations) =>
        mapMaps(translations, (map) =>
          Object.fromEntries(
            Object.entries(map).map(([key, value]) => [key, isMap(value) ? value : (value ?? '')]),
          ),
        ),
      ),
    ],
  }),
  ...variantsOf('SILENT-36', {
    'treats an empty scope as none': [
      'An empty scope seems to have no part to put before the key.',
      argumentsBecome((params) => (params.scope === '' ? { ...params, scope: null } : params)),
    ],
    'treats a part of a scope with a dot as one key': [
      'The parts of an array are treated as complete keys.',
      finding((find) => async (params) => {
        const parts = Array.isArray(params.scope) ? (params.scope as readonly Name[]) : [];
        return parts.some((part) => nameText(part).includes('.')) ? undefined : find(params);
      }),
    ],
  }),
  variant(
    'SILENT-60',
    'treats keys whose characters are composed differently as the same',
    'In some programming languages, texts are equal even if their characters are composed differently.',
    keysBecome((key) => key.normalize('NFC')),
  ),
  ...variantsOf('SILENT-39', {
    'finds nothing at a path of more than 32 parts': [
      'The nested maps are copied only to a certain depth.',
      losing((_, params) => depthOf(params) > 32),
    ],
    'raises an error for a path of more than 32 parts': [
      'A limit protects against endless recursion.',
      lookups((lookup) => async (params) => {
        if (depthOf(params) > 32) throw new OperationError(3, 'ArgumentError', 'the path has too many parts');
        return lookup(params);
      }),
    ],
  }),
];

/** Returns null for an integer or a boolean, as if there were no text. */
function textOrNull(leaf: TranslationLeaf): TranslationLeaf {
  return typeof leaf === 'number' || typeof leaf === 'boolean' ? null : leaf;
}

/** Tells whether keys lead to localization data, which is below the key `i18n`. */
function isLocalizationData(keys: readonly string[]): boolean {
  return keys.join('.').startsWith('i18n.');
}

/** Returns the number of parts of the path of a lookup. */
function depthOf({ key, scope }: TranslateParams): number {
  return pathOf(key, scope).split('.').length;
}
