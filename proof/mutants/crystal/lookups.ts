import { found, lookups } from '../../changes/lookups';
import { mapValues, paramsBecome, valuesBecome } from '../../changes/values';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in defaults and in the values of placeholders. */
export const defaultsAndValues: readonly Mutant[] = [
  ...fromVariants('DEFAULT-01', 'SILENT-30/ignores-the-default', 'SILENT-30/raises-in-spite-of-a-default'),
  mutant(
    'DEFAULT-01',
    'takes false for no default',
    'What is false is not there.',
    lookups((lookup) => (params) => lookup(params.default === false ? { ...params, default: null } : params)),
  ),
  mutant(
    'DEFAULT-01',
    'takes an empty default for none',
    'An empty String is false in many languages.',
    lookups((lookup) => (params) => lookup(params.default === '' ? { ...params, default: null } : params)),
  ),
  mutant(
    'DEFAULT-02',
    'takes the default before an empty text',
    'An empty String is false in many languages.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return text === '' && params.default ? String(params.default) : text;
    }),
  ),
  mutant(
    'DEFAULT-02',
    'takes the default before false',
    'What is false is not there.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return text === 'false' && params.default ? String(params.default) : text;
    }),
  ),
  ...fromVariants('DEFAULT-03', 'SILENT-30/leaves-the-placeholders-of-a-default-as-they-are'),
  mutant(
    'DEFAULT-03',
    'does not put the count into a default',
    'A default has no forms, and so no count.',
    (reference) =>
      lookups((lookup) => async (params) => {
        if (params.default === undefined || params.default === null) return lookup(params);
        const text = await found(reference, { ...params, default: null });
        return text ?? lookup({ ...params, count: null });
      })(reference),
  ),
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
