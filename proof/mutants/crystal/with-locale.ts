import { fromVariants } from '../from-variants';
import type { Mutant } from '../mutant';

/** Mistakes in with_locale. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'WITHLOCALE-01',
    'SILENT-27/returns-nil-from-with-locale',
    'SILENT-27/returns-the-locale-from-with-locale',
  ),
  ...fromVariants(
    'WITHLOCALE-02',
    'SILENT-28/swallows-the-error-of-a-block',
    'SILENT-28/wraps-the-error-of-a-block',
  ),
];
