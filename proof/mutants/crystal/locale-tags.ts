import { fromVariants } from '../from-variants';
import { type Mutant, mutantsOf } from '../mutant';

/** Mistakes in the parents of a locale tag. */
export const mutants: readonly Mutant[] = mutantsOf(
  'TAG-01',
  fromVariants(
    'SILENT-08/splits-a-tag-at-underscores-too',
    'SILENT-08/returns-the-language-of-a-tag-as-its-only-parent',
  ),
);
