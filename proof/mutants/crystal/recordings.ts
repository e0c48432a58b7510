import { fromVariants } from '../from-variants';
import { type Mutant, mutantsOf } from '../mutant';

/** Ports that differ from recordings of 0.2.2 on silent points. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'RECORDING-01',
    fromVariants('SILENT-12/supports-only-one-and-other', 'SILENT-12/selects-other-for-every-decimal-count'),
  ),
  ...mutantsOf(
    'RECORDING-02',
    fromVariants(
      'SILENT-06/puts-the-default-list-before-the-mapped-locales',
      'SILENT-08/returns-the-language-of-a-tag-as-its-only-parent',
    ),
  ),
  ...mutantsOf(
    'RECORDING-03',
    fromVariants(
      'SILENT-07/tries-only-the-first-fallback',
      'SILENT-30/raises-an-error-in-spite-of-a-default',
      'SILENT-31/prefers-named-arguments-to-params',
    ),
  ),
  ...mutantsOf(
    'RECORDING-04',
    fromVariants(
      'SILENT-20/rounds-halves-away-from-zero',
      'SILENT-23/writes-am-or-pm-in-place-of-the-locale-s-text-for-morning-or-afternoon',
    ),
  ),
  ...mutantsOf(
    'RECORDING-05',
    fromVariants('SILENT-09/reads-no-yaml-files', 'SILENT-11/skips-files-that-cannot-be-loaded'),
  ),
  ...mutantsOf(
    'RECORDING-06',
    fromVariants(
      'SILENT-03/accepts-the-default-locale-at-any-time',
      'SILENT-38/has-no-translations-before-init',
    ),
  ),
];
