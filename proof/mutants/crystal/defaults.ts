import { argumentsBecome, found, lookups, textsBecome } from '../../changes/lookups';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the default of a lookup. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'DEFAULT-01',
    'SILENT-30/ignores-the-default',
    'SILENT-30/raises-an-error-in-spite-of-a-default',
    'SILENT-30/looks-a-default-up-as-a-key-first',
  ),
  ...mutantsOf('DEFAULT-01', {
    'treats false as no default': [
      'A false value is treated as absent.',
      argumentsBecome((params) => (params.default === false ? { ...params, default: null } : params)),
    ],
    'treats an empty default as no default': [
      'An empty String is false in many languages.',
      argumentsBecome((params) => (params.default === '' ? { ...params, default: null } : params)),
    ],
  }),
  ...mutantsOf('DEFAULT-02', {
    'returns the default instead of an empty text': [
      'An empty String is false in many languages.',
      textsBecome((text, params) => (text === '' && params.default ? String(params.default) : text)),
    ],
    'returns the default instead of false': [
      'A false value is treated as absent.',
      textsBecome((text, params) => (text === 'false' && params.default ? String(params.default) : text)),
    ],
  }),
  ...fromVariants('DEFAULT-03', 'SILENT-30/leaves-the-placeholders-of-a-default-unchanged'),
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
];
