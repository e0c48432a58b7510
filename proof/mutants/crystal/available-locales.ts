import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in which locales are available. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'AVAILABLE-01',
    fromVariants(
      'SILENT-01/lists-only-the-default-locale-before-anything-is-injected',
      'SILENT-01/lists-the-default-locale-beside-those-that-were-given',
    ),
  ),
  ...mutantsOf(
    'AVAILABLE-02',
    fromVariants(
      'SILENT-02/refuses-a-locale-that-was-given-and-not-injected',
      'SILENT-03/accepts-the-default-locale-at-any-time',
    ),
  ),
  ...mutantsOf(
    'AVAILABLE-03',
    fromVariants(
      'SILENT-04/sorts-the-available-locales',
      'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
    ),
  ),
  ...mutantsOf(
    'AVAILABLE-04',
    fromVariants(
      'SILENT-03/keeps-the-default-locale-available',
      'SILENT-03/accepts-the-default-locale-at-any-time',
    ),
  ),
  ...mutantsOf(
    'AVAILABLE-05',
    fromVariants(
      'SILENT-04/sorts-the-available-locales',
      'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
    ),
  ),
  ...mutantsOf('AVAILABLE-07', {
    ...fromVariants('SILENT-01/lists-only-the-locales-that-were-injected'),
    'ignores the available locales that are given': givenBecomes('newCatalog', (params) => ({
      ...params,
      available_locales: null,
    })),
  }),
  ...mutantsOf('AVAILABLE-08', {
    'accepts no translations when the array of available locales is empty': givenBecomes(
      'newCatalog',
      (params) => ({
        ...params,
        ...(params.available_locales?.length === 0 && { available_locales: ['none'] }),
      }),
    ),
  }),
];
