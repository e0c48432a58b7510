import type { Name } from '../../../adapter/contract/values';
import { OperationError } from '../../../adapter/contract/errors';
import { keysBecome, lookedUpKeysBecome } from '../../changes/keys';
import { translationsBecome } from '../../changes/loading';
import { finding, lookups } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { isMap, mapMaps } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in the path that is looked up. */
export const mutants: readonly Mutant[] = [
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
            ? { ...params, key: `.${nameText(params.key)}`, scope: null }
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

  ...fromVariants('PATH-05', 'SILENT-36/takes-a-part-of-a-scope-with-a-dot-for-one-key'),
  mutant(
    'PATH-05',
    'uses the last part of what has a dot',
    'The part is split, and its end is the name of the group.',
    lookups(
      (lookup) => (params) =>
        lookup(
          Array.isArray(params.scope)
            ? {
                ...params,
                scope: (params.scope as readonly Name[]).map((part) => nameText(part).split('.').at(-1)!),
              }
            : params,
        ),
    ),
  ),
  mutant(
    'PATH-04',
    'finds no plural forms under a key that holds a dot',
    'The forms are found by walking the maps of the path.',
    translationsBecome((translations) =>
      mapMaps(translations, (map) =>
        Object.fromEntries(
          Object.entries(map).filter(
            ([key, value]) => !(key.includes('.') && isMap(value) && 'other' in value),
          ),
        ),
      ),
    ),
  ),
  ...fromVariants(
    'PATH-06',
    'SILENT-60/takes-keys-for-the-same-whose-characters-are-composed-in-different-ways',
  ),
  mutant(
    'PATH-06',
    'removes spaces around a key',
    'Forms of a website do so with what is typed.',
    lookedUpKeysBecome((key) => key.trim()),
  ),
  mutant(
    'PATH-06',
    'takes capitals of a key for small letters',
    'Keys are written in small letters.',
    keysBecome((key) => key.toLowerCase()),
  ),
];
