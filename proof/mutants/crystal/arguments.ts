import { lookups } from '../../changes/lookups';
import { kwargsBecome, mapValues, paramsBecome, valuesBecome } from '../../changes/values';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in the values of placeholders. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'ARGUMENT-01',
    'SILENT-31/prefers-named-arguments-to-params',
    'SILENT-31/uses-named-arguments-only-without-params',
  ),
  ...fromVariants('ARGUMENT-02', 'SILENT-31/fills-the-count-from-a-param'),
  mutant(
    'ARGUMENT-02',
    'selects the plural form by a param of that name',
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

  mutant(
    'ARGUMENT-03',
    'fills a placeholder with what every object inherits',
    'The values are read as members of an object.',
    lookups((lookup) => async (params) => (await lookup(params)).replaceAll('%{toString}', 'function')),
  ),
  mutant(
    'ARGUMENT-03',
    'fills doubled braces after a percent sign',
    'Doubled braces mean the same.',
    lookups((lookup) => async (params) => {
      const name = params.params?.['name'];
      return name === undefined
        ? lookup(params)
        : (await lookup(params)).replaceAll('%{{name}}', String(name));
    }),
  ),
  ...fromVariants(
    'ARGUMENT-05',
    'SILENT-34/leaves-the-placeholder-of-a-nil-value-as-it-is',
    'SILENT-34/writes-nil-by-its-name',
  ),
  mutant(
    'ARGUMENT-05',
    'takes nil among named arguments for an argument that was not given',
    'An argument that is left out is nil.',
    kwargsBecome((kwargs) =>
      Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value !== null)),
    ),
  ),
];
