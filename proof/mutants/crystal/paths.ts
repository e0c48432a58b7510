import type { Name } from '../../../adapter/contract/values';
import { OperationError } from '../../../adapter/contract/errors';
import { keysBecome, lookedUpKeysBecome } from '../../changes/keys';
import { translationsBecome } from '../../changes/loading';
import { argumentsBecome, lookups, losing } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { isMap, mapMaps } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the path that is looked up. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PATH-02', {
    'leaves a dot at the front for an empty array': [
      'The joined parts, even if there are none, are followed by a dot and the key.',
      argumentsBecome((params) =>
        Array.isArray(params.scope) && params.scope.length === 0
          ? { ...params, key: `.${nameText(params.key)}`, scope: null }
          : params,
      ),
    ],
    'finds nothing in an empty array': [
      'Without any part, the search has no map to begin with.',
      losing((_, params) => Array.isArray(params.scope) && params.scope.length === 0),
    ],
  }),
  ...mutantsOf('PATH-03', {
    'raises an error for an empty key': [
      'A key should name something.',
      lookups((lookup) => async (params) => {
        if (params.key === '') throw new OperationError(3, 'ArgumentError', 'the key is empty');
        return lookup(params);
      }),
    ],
    'leaves out the empty parts at the beginning of a key': [
      'The path is split at its dots, and joined again without its empty parts.',
      argumentsBecome((params) => ({
        ...params,
        key: typeof params.key === 'string' ? params.key.replace(/^\.+/, '') : params.key,
      })),
    ],
  }),
  ...fromVariants('PATH-04', 'SILENT-36/finds-nothing-under-a-key-that-contains-a-dot'),
  ...mutantsOf('PATH-04', {
    'finds a key that contains a dot only at the top': [
      'A key with a dot is compared only with the whole path, at the top level.',
      losing((_, params) => params.scope),
    ],
    'finds no plural forms under a key that contains a dot': [
      'The forms are found by following the path from map to map, which splits such a key.',
      translationsBecome((translations) =>
        mapMaps(translations, (map) =>
          Object.fromEntries(
            Object.entries(map).filter(
              ([key, value]) => !(key.includes('.') && isMap(value) && 'other' in value),
            ),
          ),
        ),
      ),
    ],
  }),
  ...fromVariants('PATH-05', 'SILENT-36/treats-a-part-of-a-scope-with-a-dot-as-one-key'),
  mutant(
    'PATH-05',
    'uses only what follows the last dot in a part of a scope',
    'The part is split at its dots, and only its last piece is used.',
    argumentsBecome((params) =>
      Array.isArray(params.scope)
        ? {
            ...params,
            scope: (params.scope as readonly Name[]).map((part) => nameText(part).split('.').at(-1)!),
          }
        : params,
    ),
  ),
  ...fromVariants('PATH-06', 'SILENT-60/treats-keys-whose-characters-are-composed-differently-as-the-same'),
  ...mutantsOf('PATH-06', {
    'removes spaces around a key': [
      'Input forms on websites remove such spaces.',
      lookedUpKeysBecome((key) => key.trim()),
    ],
    'treats capitals in a key as small letters': [
      'Keys are usually written in small letters.',
      keysBecome((key) => key.toLowerCase()),
    ],
  }),
  ...fromVariants(
    'PATH-07',
    'SILENT-39/finds-nothing-at-a-path-of-more-than-six-parts',
    'SILENT-39/raises-an-error-for-a-path-of-more-than-six-parts',
  ),
];
