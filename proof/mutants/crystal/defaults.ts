import { found, lookups, textsBecome } from '../../changes/lookups';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the default of a lookup. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'DEFAULT-01',
    fromVariants(
      'SILENT-30/ignores-the-default',
      'SILENT-30/raises-an-error-in-spite-of-a-default',
      'SILENT-30/looks-a-default-up-as-a-key-first',
    ),
  ),
  ...mutantsOf('DEFAULT-02', {
    'returns the default instead of an empty text': textsBecome((text, params) =>
      text === '' && params.default ? String(params.default) : text,
    ),
    'returns the default instead of false': textsBecome((text, params) =>
      text === 'false' && params.default ? String(params.default) : text,
    ),
  }),
  ...mutantsOf('DEFAULT-03', {
    ...fromVariants('SILENT-30/leaves-the-placeholders-of-a-default-unchanged'),
    'does not put the count into a default': (reference) =>
      lookups((lookup) => async (params) => {
        if (params.default === undefined || params.default === null) return lookup(params);
        const text = await found(reference, { ...params, default: null });
        return text ?? lookup({ ...params, count: null });
      })(reference),
  }),
];
