import { lookups, textsBecome } from '../../changes/lookups';
import { kwargsBecome, mapValues, paramsBecome, valuesBecome } from '../../changes/values';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the values of placeholders. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'ARGUMENT-01',
    'SILENT-31/prefers-named-arguments-to-params',
    'SILENT-31/uses-named-arguments-only-without-params',
  ),
  ...fromVariants('ARGUMENT-02', 'SILENT-31/replaces-count-with-the-param-called-count'),
  mutant(
    'ARGUMENT-02',
    'selects the plural form by a param called `count`',
    'The count is read from the values, like any other value.',
    lookups((lookup) => (params) => {
      const count = params.params?.['count'];
      return lookup(typeof count === 'number' ? { ...params, count } : params);
    }),
  ),
  ...fromVariants(
    'ARGUMENT-03',
    'SILENT-32/removes-a-placeholder-without-a-value',
    'SILENT-32/raises-an-error-when-a-placeholder-has-no-value',
  ),
  ...fromVariants('ARGUMENT-04', 'SILENT-34/writes-booleans-in-capitals'),
  ...mutantsOf('ARGUMENT-04', {
    'writes false as an empty text': [
      'A false value is treated as absent.',
      valuesBecome((value) => (value === false ? '' : value)),
    ],
    'cuts off the decimals of a Float': [
      'The author expected only integers.',
      paramsBecome((params) =>
        mapValues(params, (value) =>
          typeof value === 'object' && value !== null ? Math.trunc(Number(value.float)) : value,
        ),
      ),
    ],
  }),
  ...mutantsOf('ARGUMENT-03', {
    'replaces a placeholder with a member that every object inherits': [
      'The values are read as members of an object, which also inherits members.',
      textsBecome((text) => text.replaceAll('%{toString}', 'function')),
    ],
    'replaces doubled braces after a percent sign': [
      'In other libraries, doubled braces mark a placeholder.',
      lookups((lookup) => async (params) => {
        const name = params.params?.['name'];
        return name === undefined
          ? lookup(params)
          : (await lookup(params)).replaceAll('%{{name}}', String(name));
      }),
    ],
  }),
  ...fromVariants(
    'ARGUMENT-05',
    'SILENT-34/leaves-the-placeholder-of-a-nil-value-unchanged',
    'SILENT-34/writes-nil-by-its-name',
  ),
  mutant(
    'ARGUMENT-05',
    'treats a named argument with the value nil as not given',
    'An argument that was left out is also nil, so the library cannot tell the two apart.',
    kwargsBecome((kwargs) =>
      Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value !== null)),
    ),
  ),
];
