import type { TranslateParams } from '../../adapter/contract/adapter';
import type { Name, Scope } from '../../adapter/contract/values';
import { inBlocks } from '../changes/blocks';
import type { Translate } from '../changes/lookups';
import { isCounted } from '../changes/plurals';
import type { Change } from '../changes/reference-with';
import { nameText } from '../changes/surfaces';
import { mutantsOf, type Mutant } from './mutant';

const WRITTEN_OUT = 'The author declared the alias with only the arguments that were needed first.';

/** Returns mistakes in t (ALIAS-01), or in t! (ALIAS-03). */
export function mutantsOfAlias(rule: 'ALIAS-01' | 'ALIAS-03'): readonly Mutant[] {
  return mutantsOf(rule, {
    'does not accept a scope': [WRITTEN_OUT, passing(rule, ({ scope: _, ...params }) => params)],
    'does not accept `params`': [WRITTEN_OUT, passing(rule, ({ params: _, ...params }) => params)],
    'does not accept a count': [WRITTEN_OUT, passing(rule, ({ count: _, ...params }) => params)],
    'does not accept named arguments': [WRITTEN_OUT, passing(rule, ({ kwargs: _, ...params }) => params)],
    'ignores named arguments beside a count': [
      'The alias with a count was declared without named arguments.',
      passing(rule, withoutNamedBesideCount),
    ],
    'does not accept `params` in a block': [
      'A block has aliases of its own, which pass on fewer arguments.',
      inBlocks(passing(rule, ({ params: _, ...params }) => params)),
    ],
    'treats an empty text as missing': [
      'The alias tests the text for truth.',
      aliasing(
        rule,
        (alias) => async (params) => (await alias(params)) || alias({ ...params, key: 'missing' }),
      ),
    ],
    'does not accept Symbols': [
      'The alias is declared only for the usual type of the argument.',
      passing(rule, (params) =>
        typeof params.key === 'string' ? params : { ...params, key: `:${nameText(params.key)}` },
      ),
    ],
    'does not accept arrays as scopes': [
      'The alias is declared only for the usual type of the argument.',
      passing(rule, (params) =>
        Array.isArray(params.scope) ? { ...params, scope: params.scope.at(-1) } : params,
      ),
    ],
    'looks in the default locale of the module': [
      "The alias is defined on the module, and a catalog's alias calls it.",
      passing(rule, (params) => ({ ...params, subject: 'I18n' })),
    ],
    'treats a Symbol with dots as one key without parts': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      passing(rule, (params) =>
        typeof params.key !== 'string' && params.key.symbol.includes('.')
          ? { ...params, key: params.key.symbol.replaceAll('.', '/') }
          : params,
      ),
    ],
    'treats a scope that is a Symbol with dots as one part': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      passing(rule, withScopesOfOnePart),
    ],
    'passes params on as arguments': [
      'The arguments are merged into one map before they are passed on.',
      passing(rule, withParamsAsArguments),
    ],
  });
}

/** Changes what the alias of a rule passes on. */
function passing(rule: string, change: (params: TranslateParams) => TranslateParams): Change {
  return aliasing(rule, (alias) => (params) => alias(change(params)));
}

/** Changes the alias of a rule. */
function aliasing(rule: string, change: (alias: Translate) => Translate): Change {
  return ({ t, tOrThrow }) => (rule === 'ALIAS-01' ? { t: change(t) } : { tOrThrow: change(tOrThrow) });
}

/** Takes a Symbol with dots as scope for a single part. */
export function withScopesOfOnePart(params: TranslateParams): TranslateParams {
  const { scope } = params;
  if (typeof scope !== 'object' || scope === null || !('symbol' in scope)) return params;
  return { ...params, scope: scope.symbol.replaceAll('.', '/') };
}

/** Leaves out the named arguments of a lookup with a count. */
export function withoutNamedBesideCount(params: TranslateParams): TranslateParams {
  const { kwargs: _, ...others } = params;
  return isCounted(params) ? others : params;
}

/** Takes params that are called like arguments for these. */
export function withParamsAsArguments(params: TranslateParams): TranslateParams {
  const { key = params.key, scope = params.scope } = params.params ?? {};
  return {
    ...params,
    key: String(nameText(key as Name)),
    ...(scope !== undefined && { scope: scope as Scope }),
  };
}
