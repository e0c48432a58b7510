import { ErrorCode, OperationError } from '../../../adapter/contract/errors';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in which locales are available. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'AVAILABLE-01',
    'SILENT-01/lists-only-the-default-locale',
    'SILENT-01/lists-the-default-locale-beside-those-that-were-given',
  ),
  ...fromVariants(
    'AVAILABLE-02',
    'SILENT-02/refuses-a-locale-that-was-given-and-not-injected',
    'SILENT-03/accepts-the-default-locale-at-any-time',
  ),
  ...fromVariants(
    'AVAILABLE-03',
    'SILENT-04/sorts-the-available-locales',
    'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
  ),
  ...fromVariants(
    'AVAILABLE-04',
    'SILENT-03/keeps-the-default-locale-available',
    'SILENT-03/accepts-the-default-locale-at-any-time',
  ),
  ...fromVariants(
    'AVAILABLE-05',
    'SILENT-04/sorts-the-available-locales',
    'SILENT-04/lists-the-available-locales-from-the-last-to-the-first',
  ),
  ...fromVariants('AVAILABLE-07', 'SILENT-01/lists-only-the-locales-that-were-injected'),
  ...mutantsOf('AVAILABLE-07', {
    'ignores the available locales that are given': [
      'The list contains only the locales of the injected translations.',
      givenBecomes('newCatalog', (params) => ({ ...params, available_locales: null })),
    ],
  }),
  ...mutantsOf('AVAILABLE-08', {
    'accepts no translations when the array is empty': [
      'Only translations for locales in the array are accepted, even if the array is empty.',
      givenBecomes('newCatalog', (params) => ({
        ...params,
        ...(params.available_locales?.length === 0 && { available_locales: ['none'] }),
      })),
    ],
    'raises an error for an empty array': [
      'A catalog has at least one locale.',
      givenBecomes('newCatalog', (params) => {
        if (params.available_locales?.length !== 0) return params;
        throw new OperationError(ErrorCode.Other, 'ArgumentError', 'there is no available locale');
      }),
    ],
  }),
];
