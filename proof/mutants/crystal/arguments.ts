import { lookups, textsBecome } from '../../changes/lookups';
import { kwargsBecome, mapValues, paramsBecome, valuesBecome } from '../../changes/values';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the values of placeholders. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'ARGUMENT-01',
    fromVariants(
      'SILENT-31/prefers-named-arguments-to-params',
      'SILENT-31/uses-named-arguments-only-without-params',
    ),
  ),
  ...mutantsOf('ARGUMENT-02', {
    ...fromVariants('SILENT-31/replaces-count-with-the-param-called-count'),
    'selects the plural form by a param called `count`': lookups((lookup) => (params) => {
      const count = params.params?.['count'];
      return lookup(typeof count === 'number' ? { ...params, count } : params);
    }),
  }),
  ...mutantsOf('ARGUMENT-03', {
    ...fromVariants('SILENT-32/removes-a-placeholder-without-a-value'),
    'replaces a placeholder with a member that every object inherits': textsBecome((text) =>
      text.replaceAll('%{toString}', 'function'),
    ),
    'treats a name in doubled braces after a percent sign as a placeholder': lookups(
      (lookup) => async (params) => {
        const name = params.params?.['name'];
        return name === undefined
          ? lookup(params)
          : (await lookup(params)).replaceAll('%{{name}}', String(name));
      },
    ),
  }),
  ...mutantsOf('ARGUMENT-04', {
    ...fromVariants('SILENT-34/capitalizes-booleans'),
    'writes false as an empty text': valuesBecome((value) => (value === false ? '' : value)),
    'cuts off the decimals of a Float': paramsBecome((params) =>
      mapValues(params, (value) =>
        typeof value === 'object' && value !== null ? Math.trunc(Number(value.float)) : value,
      ),
    ),
  }),
  ...mutantsOf('ARGUMENT-05', {
    ...fromVariants('SILENT-34/leaves-the-placeholder-of-a-nil-value-unchanged'),
    'treats a named argument with the value nil as not given': kwargsBecome((kwargs) =>
      Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value !== null)),
    ),
  }),
];
