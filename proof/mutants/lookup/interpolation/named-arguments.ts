import { argumentsBecome, lookups } from '../../../changes/lookups';
import { kwargsBecome, mapValues } from '../../../changes/values';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in named arguments. */
export const mutants: readonly Mutant[] = mutantsOf('INTERP-02', {
  'prefers `params` of an earlier lookup to named arguments': [
    'The params are stored in the catalog, and take precedence over named arguments.',
    (reference) => {
      let last: NonNullable<Parameters<typeof reference.t>[0]['params']> = {};
      return lookups((lookup) => (params) => {
        last = { ...last, ...params.params };
        return lookup({ ...params, params: last });
      })(reference);
    },
  ],
  'ignores named arguments': [
    'Values are usually given in `params`.',
    argumentsBecome(({ kwargs: _, ...params }) => params),
  ],
  'uses only the first named argument': [
    'The loop over the arguments returns after the first one.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).slice(0, 1))),
  ],
  'leaves out named arguments that are false': [
    'An argument with a false value is treated as absent.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value))),
  ],
  'replaces only one placeholder for each named argument': [
    'In JavaScript, `replace` with a String replaces only the first match.',
    lookups((lookup) => async (params) => {
      const values = Object.entries(params.kwargs ?? {});
      if (values.length !== 1) return lookup(params);
      const text = await lookup({ ...params, kwargs: {} });
      return values.reduce((filled, [name, value]) => filled.replace(`%{${name}}`, String(value)), text);
    }),
  ],
  'ignores named arguments where nil is given as `params`': [
    'Named arguments are used only where `params` is absent.',
    argumentsBecome(({ kwargs, ...params }) =>
      params.params === null || kwargs === undefined ? params : { ...params, kwargs },
    ),
  ],
  'ignores named arguments beside other arguments': [
    'The first of the arguments decides what all of them are.',
    argumentsBecome(({ kwargs, ...params }) =>
      params.scope || params.params || kwargs === undefined ? params : { ...params, kwargs },
    ),
  ],
  'groups the digits of named arguments': [
    'Numbers are localized before they are inserted.',
    kwargsBecome((kwargs) =>
      mapValues(kwargs, (value) => (typeof value === 'number' ? value.toLocaleString('en') : value)),
    ),
  ],
  'drops the sign of negative named arguments': [
    'Numbers are expected to be counts.',
    kwargsBecome((kwargs) =>
      mapValues(kwargs, (value) => (typeof value === 'number' ? Math.abs(value) : value)),
    ),
  ],
  'ignores named arguments where the key is a Symbol': [
    'The overload with a Symbol was declared without named arguments.',
    kwargsBecome((kwargs, { key }) => (typeof key === 'string' ? kwargs : {})),
  ],
  'trims named arguments': [
    'Values from forms are trimmed.',
    kwargsBecome((kwargs) =>
      mapValues(kwargs, (value) => (typeof value === 'string' ? value.trim() : value)),
    ),
  ],
});
