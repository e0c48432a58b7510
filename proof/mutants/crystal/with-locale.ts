import { fromVariants } from '../from-variants';
import { type Mutant, mutantsOf } from '../mutant';

/** Mistakes in with_locale. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('WITHLOCALE-01', fromVariants('SILENT-27/returns-nil-from-with-locale')),
  ...mutantsOf(
    'WITHLOCALE-02',
    fromVariants('SILENT-28/swallows-the-error-of-a-block', 'SILENT-28/wraps-the-error-of-a-block'),
  ),
];
