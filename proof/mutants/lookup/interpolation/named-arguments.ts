import { lookups } from '../../../changes/lookups';
import { kwargsBecome } from '../../../changes/values';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in named arguments. */
export const mutants: readonly Mutant[] = [
  mutant(
    'INTERP-02',
    'prefers params of an earlier lookup to named arguments',
    'The values are a field of the catalog, and params come before named arguments.',
    (reference) => {
      let last: NonNullable<Parameters<typeof reference.t>[0]['params']> = {};
      return lookups((lookup) => (params) => {
        last = { ...last, ...params.params };
        return lookup({ ...params, params: last });
      })(reference);
    },
  ),
  mutant(
    'INTERP-02',
    'ignores named arguments',
    'params usually has the same values.',
    lookups(
      (lookup) =>
        ({ kwargs: _, ...params }) =>
          lookup(params),
    ),
  ),
  mutant(
    'INTERP-02',
    'uses only the first named argument',
    'The loop over the arguments returns after one.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).slice(0, 1))),
  ),
  mutant(
    'INTERP-02',
    'leaves out named arguments that are false',
    'Absent arguments are detected by a false value.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value))),
  ),
  mutant(
    'INTERP-02',
    'replaces only one placeholder for each named argument',
    'In JavaScript, `replace` replaces only the first match, unless it is told to replace all.',
    lookups((lookup) => async (params) => {
      const values = Object.entries(params.kwargs ?? {});
      if (values.length !== 1) return lookup(params);
      const text = await lookup({ ...params, kwargs: {} });
      return values.reduce((filled, [name, value]) => filled.replace(`%{${name}}`, String(value)), text);
    }),
  ),
];
