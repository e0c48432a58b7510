import { inModule } from '../../changes/surfaces';
import { inAlias } from '../alias';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in t and l. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ALIAS-01', {
    ...inAlias('t'),
    'raises an error for a missing translation in `t`': ({ tOrThrow }) => ({ t: tOrThrow }),
  }),
  ...mutantsOf('ALIAS-02', {
    'does not accept a format in `l`': ({ l }) => ({ l: ({ format: _, ...params }) => l(params) }),
    'does not localize numbers in `l` of the module': inModule(({ l }) => ({
      l: async (params) => ('float' in params.object || 'integer' in params.object ? '' : l(params)),
    })),
    'localizes only numbers in `l`': ({ l }) => ({
      l: async (params) =>
        'time' in params.object || 'date' in params.object ? JSON.stringify(params.object) : l(params),
    }),
    'does not accept named arguments in `l`': ({ l }) => ({ l: ({ kwargs: _, ...params }) => l(params) }),
    'ignores a String format of `l`': ({ l }) => ({
      l: (params) =>
        l(typeof params.format === 'string' ? { ...params, format: { symbol: 'default' } } : params),
    }),
    'uses the formats of the main catalog in `l`': (reference) => ({
      l: (params) => reference.l({ ...params, subject: 'I18n' }),
    }),
  }),
];
