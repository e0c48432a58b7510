import type { TranslateParams } from '../../../adapter/contract/adapter';
import type { Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in the aliases of translate and localize. */
export const mutants: readonly Mutant[] = [
  mutant(
    'ALIAS-01',
    'the short spellings know no scope',
    'The alias is written out with the arguments that its author needed.',
    short(({ scope: _, ...params }) => params),
  ),
  mutant(
    'ALIAS-01',
    'the short spelling with a ! knows no params',
    'The alias is written out with the arguments that its author needed.',
    ({ tOrThrow }) => ({ tOrThrow: (params) => tOrThrow({ ...params, params: null }) }),
  ),
  mutant(
    'ALIAS-01',
    'the short spelling knows no count',
    'The alias is written out with the arguments that its author needed.',
    ({ t }) => ({ t: ({ count: _, ...params }) => t(params) }),
  ),
  mutant(
    'ALIAS-01',
    'the short spellings know no Symbols',
    'The alias is declared with the type of the usual argument.',
    short((params) =>
      typeof params.key === 'string' ? params : { ...params, key: `:${nameText(params.key)}` },
    ),
  ),
  mutant('ALIAS-01', 'the short spelling raises', 'The alias is that of translate!.', (reference) => ({
    t: reference.tOrThrow,
  })),
  mutant(
    'ALIAS-01',
    'the short spelling with a ! does not raise',
    'The alias is that of translate.',
    (reference) => ({ tOrThrow: reference.t }),
  ),
  mutant(
    'ALIAS-02',
    'knows no formats',
    'The alias is written out with the arguments that its author needed.',
    ({ l }) => ({ l: ({ format: _, ...params }) => l(params) }),
  ),
  mutant(
    'ALIAS-02',
    'localizes numbers alone',
    'The form for times is added to localize later, and forgotten here.',
    ({ l }) => ({
      l: async (params) =>
        'time' in params.object || 'date' in params.object ? JSON.stringify(params.object) : l(params),
    }),
  ),
  mutant('ALIAS-02', 'a format is always a name', 'The alias is declared for Symbols.', ({ l }) => ({
    l: (params) =>
      l(typeof params.format === 'string' ? { ...params, format: { symbol: 'default' } } : params),
  })),
  mutant('ALIAS-02', 'writes times as dates', 'The alias is the one of dates.', ({ l }) => ({
    l: (params) => {
      if (!('time' in params.object)) return l(params);
      const [year = 0, month = 1, day = 1] = params.object.time.slice(0, 10).split('-').map(Number);
      return l({ ...params, object: { date: [year, month, day] } });
    },
  })),
];

function short(change: (params: TranslateParams) => TranslateParams): Change {
  return ({ t, tOrThrow }) => ({
    t: (params) => t(change(params)),
    tOrThrow: (params) => tOrThrow(change(params)),
  });
}
