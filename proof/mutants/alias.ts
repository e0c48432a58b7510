import type { TranslateParams } from '../../adapter/contract/adapter';
import type { Name, Scope } from '../../adapter/contract/values';
import type { Translate } from '../changes/lookups';
import { isCounted } from '../changes/plurals';
import type { Change } from '../changes/reference-with';
import { inModule, nameText } from '../changes/surfaces';
import type { Mistakes } from './mutant';

type Alias = 't' | 'tOrThrow';

/** Mistakes in an alias, which are the same for `t` and `t!`. */
export function inAlias(alias: Alias): Mistakes {
  const name = alias === 't' ? '`t`' : '`t!`';
  return {
    [`does not accept a scope in ${name}`]: passing(alias, ({ scope: _, ...params }) => params),
    [`does not accept \`params\` in ${name}`]: passing(alias, ({ params: _, ...params }) => params),
    [`does not accept a count in ${name}`]: passing(alias, ({ count: _, ...params }) => params),
    [`does not accept named arguments in ${name}`]: passing(alias, ({ kwargs: _, ...params }) => params),
    [`ignores named arguments beside a count in ${name}`]: passing(alias, withoutNamedBesideCount),
    [`treats an empty text as missing in ${name}`]: aliasing(
      alias,
      (lookup) => async (params) => (await lookup(params)) || lookup({ ...params, key: 'missing' }),
    ),
    [`does not accept Symbols in ${name}`]: passing(alias, (params) =>
      typeof params.key === 'string' ? params : { ...params, key: `:${nameText(params.key)}` },
    ),
    [`looks up every key of ${name} in the main catalog`]: passing(alias, (params) => ({
      ...params,
      subject: 'I18n',
    })),
    [`returns the key from ${name} of the module`]: inModule(
      aliasing(
        alias,
        () =>
          async ({ key }) =>
            nameText(key),
      ),
    ),
    [`passes params on as arguments in ${name}`]: passing(alias, withParamsAsArguments),
  };
}

/** Changes what an alias passes on. */
function passing(alias: Alias, change: (params: TranslateParams) => TranslateParams): Change {
  return aliasing(alias, (lookup) => (params) => lookup(change(params)));
}

function aliasing(alias: Alias, change: (lookup: Translate) => Translate): Change {
  return (reference) => ({ [alias]: change(reference[alias]) });
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
