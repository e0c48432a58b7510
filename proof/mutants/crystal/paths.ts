import { OperationError } from '../../../adapter/contract/errors';
import { finding, lookups } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
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
];
