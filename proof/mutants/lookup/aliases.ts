import type { TranslateParams } from '../../../adapter/contract/adapter';
import type { Change } from '../../changes/reference-with';
import { found } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { mutant, type Mutant } from '../mutant';

const WRITTEN_OUT = 'The alias is written out with the arguments that its author needed.';

/** Mistakes in the aliases of translate and localize. */
export const mutants: readonly Mutant[] = [
  ...['ALIAS-01', 'ALIAS-03'].flatMap((rule) => [
    mutant(
      rule,
      'knows no scope',
      WRITTEN_OUT,
      passing(rule, ({ scope: _, ...params }) => params),
    ),
    mutant(
      rule,
      'knows no params',
      WRITTEN_OUT,
      passing(rule, ({ params: _, ...params }) => params),
    ),
    mutant(
      rule,
      'knows no count',
      WRITTEN_OUT,
      passing(rule, ({ count: _, ...params }) => params),
    ),
    mutant(
      rule,
      'knows no named arguments',
      WRITTEN_OUT,
      passing(rule, ({ kwargs: _, ...params }) => params),
    ),
    mutant(
      rule,
      'knows no Symbols',
      'The alias is declared with the type of the usual argument.',
      passing(rule, (params) =>
        typeof params.key === 'string' ? params : { ...params, key: `:${nameText(params.key)}` },
      ),
    ),
    mutant(
      rule,
      'knows no arrays as scopes',
      'The alias is declared with the type of the usual argument.',
      passing(rule, (params) =>
        Array.isArray(params.scope) ? { ...params, scope: params.scope.at(-1) } : params,
      ),
    ),
    mutant(
      rule,
      'looks in the default locale of the module',
      'The alias is defined on the module, and catalogs borrow it.',
      passing(rule, (params) => ({ ...params, subject: 'I18n' })),
    ),
  ]),
  mutant('ALIAS-01', 'raises', 'The alias is that of translate!.', (reference) => ({
    t: reference.tOrThrow,
  })),
  mutant(
    'ALIAS-01',
    'returns the key where nothing is found',
    'Views want something to show.',
    (reference) => ({
      t: async (params) => (await found(reference, params)) ?? nameText(params.key),
    }),
  ),
  mutant('ALIAS-03', 'does not raise', 'The alias is that of translate.', (reference) => ({
    tOrThrow: reference.t,
  })),
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
  mutant(
    'ALIAS-02',
    'uses the formats of the main catalog',
    'The alias is defined on the module, and catalogs borrow it.',
    (reference) => ({ l: (params) => reference.l({ ...params, subject: 'I18n' }) }),
  ),
];

/** Changes what the alias of a rule passes on. */
function passing(rule: string, change: (params: TranslateParams) => TranslateParams): Change {
  return ({ t, tOrThrow }) =>
    rule === 'ALIAS-01'
      ? { t: (params) => t(change(params)) }
      : { tOrThrow: (params) => tOrThrow(change(params)) };
}
