import { mutantsOfAlias } from '../alias';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in t!. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfAlias('ALIAS-03'),
  ...mutantsOf('ALIAS-03', {
    'returns a text for a missing translation when the scope is an array': [
      'The overload for arrays was defined for `translate`.',
      ({ t, tOrThrow }) => ({
        tOrThrow: (params) => (Array.isArray(params.scope) ? t(params) : tOrThrow(params)),
      }),
    ],
    'returns a text for a missing translation': [
      'By mistake, the alias was defined for `translate`.',
      ({ t }) => ({ tOrThrow: t }),
    ],
  }),
];
