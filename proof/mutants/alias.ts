import type { TranslateParams } from '../../adapter/contract/adapter';
import type { Change } from '../changes/reference-with';
import { nameText } from '../changes/surfaces';
import { mutant, type Mutant } from './mutant';

const WRITTEN_OUT = 'The alias is written out with the arguments that its author needed.';

/** Returns mistakes in t (ALIAS-01), or in t! (ALIAS-03). */
export function mutantsOfAlias(rule: 'ALIAS-01' | 'ALIAS-03'): readonly Mutant[] {
  return [
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
  ];
}

/** Changes what the alias of a rule passes on. */
function passing(rule: string, change: (params: TranslateParams) => TranslateParams): Change {
  return ({ t, tOrThrow }) =>
    rule === 'ALIAS-01'
      ? { t: (params) => t(change(params)) }
      : { tOrThrow: (params) => tOrThrow(change(params)) };
}
