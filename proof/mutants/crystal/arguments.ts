import { lookups } from '../../changes/lookups';
import { mapValues, paramsBecome, valuesBecome } from '../../changes/values';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in the values of placeholders. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'ARGUMENT-01',
    'SILENT-31/named-arguments-win-over-params',
    'SILENT-31/named-arguments-count-where-there-are-no-params',
  ),
  ...fromVariants('ARGUMENT-02', 'SILENT-31/a-param-fills-the-count'),
  mutant(
    'ARGUMENT-02',
    'a param of that name selects the form',
    'The count is one value among others.',
    lookups((lookup) => (params) => {
      const count = params.params?.['count'];
      return lookup(typeof count === 'number' ? { ...params, count } : params);
    }),
  ),
  ...fromVariants(
    'ARGUMENT-03',
    'SILENT-32/leaves-out-a-placeholder-without-a-value',
    'SILENT-32/raises-where-a-placeholder-has-no-value',
  ),
  ...fromVariants('ARGUMENT-04', 'SILENT-34/writes-booleans-in-capitals'),
  mutant(
    'ARGUMENT-04',
    'writes false as nothing',
    'What is false is not there.',
    valuesBecome((value) => (value === false ? '' : value)),
  ),
  mutant(
    'ARGUMENT-04',
    'cuts the decimals of a Float off',
    'Numbers are integers.',
    paramsBecome((params) =>
      mapValues(params, (value) =>
        typeof value === 'object' && value !== null ? Math.trunc(Number(value.float)) : value,
      ),
    ),
  ),
];
