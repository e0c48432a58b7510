import { fromVariants } from '../from-variants';
import type { Mutant } from '../mutant';

/** Ports that differ from recordings of 0.2.2 on silent points. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'RECORDING-01',
    'SILENT-12/supports-only-one-and-other',
    'SILENT-12/selects-other-for-every-decimal-count',
  ),
  ...fromVariants(
    'RECORDING-02',
    'SILENT-06/puts-the-default-list-before-the-mapped-locales',
    'SILENT-08/returns-the-language-of-a-tag-as-its-only-parent',
  ),
  ...fromVariants(
    'RECORDING-03',
    'SILENT-07/tries-only-the-first-fallback',
    'SILENT-30/raises-an-error-in-spite-of-a-default',
    'SILENT-31/prefers-named-arguments-to-params',
  ),
  ...fromVariants(
    'RECORDING-04',
    'SILENT-20/rounds-halves-away-from-zero',
    'SILENT-22/leaves-out-directives-that-it-does-not-know',
    'SILENT-23/writes-the-markers-in-english',
  ),
  ...fromVariants(
    'RECORDING-05',
    'SILENT-09/reads-no-yaml-files',
    'SILENT-11/skips-files-that-cannot-be-loaded',
  ),
  ...fromVariants(
    'RECORDING-06',
    'SILENT-03/accepts-the-default-locale-at-any-time',
    'SILENT-38/has-no-translations-before-init',
  ),
];
