import { type Name } from '../../../adapter/contract/values';
import { keysBecome, lookedUpKeysBecome } from '../../changes/keys';
import { translationsBecome } from '../../changes/loading';
import { argumentsBecome, losing } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { pathOf } from '../../../steps/notation';
import { isMap, mapMaps } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the path that is looked up. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PATH-02', {
    'begins the path with a dot when the scope is an empty array': argumentsBecome((params) =>
      Array.isArray(params.scope) && params.scope.length === 0
        ? { ...params, key: `.${nameText(params.key)}`, scope: null }
        : params,
    ),
    'finds nothing when the scope is an empty array': losing(
      (_, params) => Array.isArray(params.scope) && params.scope.length === 0,
    ),
  }),
  ...mutantsOf('PATH-03', {
    'leaves out the empty parts at the beginning of a key': lookedUpKeysBecome((key) =>
      key.replace(/^\.+/, ''),
    ),
    'leaves out the empty parts at the end of a key': lookedUpKeysBecome((key) => key.replace(/\.+$/, '')),
    'leaves out the empty parts within a key': lookedUpKeysBecome((key) =>
      key.replace(/(?<=\w)\.+(?=\w)/g, '.'),
    ),
    'leaves out the empty parts of a scope': argumentsBecome((params) =>
      params.scope
        ? {
            ...params,
            scope: pathOf('', params.scope)
              .split('.')
              .filter((part) => part !== ''),
          }
        : params,
    ),
  }),
  ...mutantsOf('PATH-06', {
    ...fromVariants('SILENT-60/treats-keys-whose-characters-are-composed-differently-as-the-same'),
    'removes spaces around a key': lookedUpKeysBecome((key) => key.trim()),
    'treats capitals in a key as small letters': keysBecome((key) => key.toLowerCase()),
  }),
  ...mutantsOf('PATH-04', {
    ...fromVariants('SILENT-36/finds-nothing-under-a-key-that-contains-a-dot'),
    'finds a key that contains a dot only at the top': losing((_, params) => params.scope),
    'finds no plural forms under a key that contains a dot': translationsBecome((translations) =>
      mapMaps(translations, (map) =>
        Object.fromEntries(
          Object.entries(map).filter(
            ([key, value]) => !(key.includes('.') && isMap(value) && 'other' in value),
          ),
        ),
      ),
    ),
  }),
  ...mutantsOf('PATH-05', {
    ...fromVariants('SILENT-36/treats-a-part-of-a-scope-with-a-dot-as-one-key'),
    'uses only what follows the last dot in a part of a scope': argumentsBecome((params) =>
      Array.isArray(params.scope)
        ? {
            ...params,
            scope: (params.scope as readonly Name[]).map((part) => nameText(part).split('.').at(-1)!),
          }
        : params,
    ),
  }),
  ...mutantsOf(
    'PATH-07',
    fromVariants(
      'SILENT-39/finds-nothing-at-a-path-of-more-than-32-parts',
      'SILENT-39/raises-an-error-for-a-path-of-more-than-32-parts',
    ),
  ),
];
