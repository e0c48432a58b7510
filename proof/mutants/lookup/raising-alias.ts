import { mutantsOfAlias } from '../alias';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in t!. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfAlias('ALIAS-03'),
  mutant(
    'ALIAS-03',
    'returns a text for a missing translation',
    'The alias was defined for translate by mistake.',
    (reference) => ({
      tOrThrow: reference.t,
    }),
  ),
];
