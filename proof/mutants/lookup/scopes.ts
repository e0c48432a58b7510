import { type TranslateParams } from '../../../adapter/contract/adapter';
import { type Name, type Scope } from '../../../adapter/contract/values';
import { inDefaultLocale } from '../../changes/locales';
import { argumentsBecome, finding, findingElse, lookups } from '../../changes/lookups';
import { isCounted } from '../../changes/plurals';
import { type Change } from '../../changes/reference-with';
import { nameText, subjectOf } from '../../changes/surfaces';
import { isFloat, kwargsBecome } from '../../changes/values';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in scopes. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('SCOPE-01', {
    'ignores the scope': argumentsBecome(({ scope: _, ...params }) => params),
    'puts the scope after the key': lookups((lookup) => (params) => {
      if (!params.scope) return lookup(params);
      const parts = isParts(params.scope) ? params.scope : [params.scope];
      return lookup({ ...params, key: [params.key, ...parts].map(nameText).join('.'), scope: null });
    }),
    'falls back to the key without the scope': findingElse((params, find) =>
      find({ ...params, scope: null }),
    ),
    'falls back to the scopes around a scope': finding((find) => async (params) => {
      const text = await find(params);
      if (text !== undefined || typeof params.scope !== 'string') return text;
      const outer = params.scope.split('.').slice(0, -1).join('.');
      return outer === '' ? undefined : find({ ...params, scope: outer });
    }),
    'looks up scoped keys in the default locale': lookups(inDefaultLocale(({ scope }) => scope)),
    'keeps the scope for the next lookup': (reference) => {
      let last: Scope | null = null;
      return lookups((lookup) => (params) => {
        last = params.scope ?? last;
        return lookup({ ...params, scope: last });
      })(reference);
    },
    'treats a dotted scope as one part': scopeBecomes((scope) =>
      typeof scope === 'string' ? scope.replaceAll('.', '/') : scope,
    ),
    'looks up a scope in lower case': scopeBecomes((scope) =>
      typeof scope === 'string' ? scope.toLowerCase() : scope,
    ),
    'leaves out a scope that is the name of the active locale': lookups(
      (lookup, reference) => async (params) => {
        const locale = await reference.locale({ subject: subjectOf(params) });
        return lookup(params.scope === locale ? { ...params, scope: null } : params);
      },
    ),
    'trims the key beside a scope': argumentsBecome((params) =>
      params.scope ? { ...params, key: nameText(params.key).trim() } : params,
    ),
    'trims the scope': scopeBecomes((scope) =>
      isParts(scope) ? scope.map((part) => nameText(part).trim()) : nameText(scope).trim(),
    ),
  }),
  ...mutantsOf('SCOPE-02', {
    'uses only the first part of an array': scopeBecomes((scope) =>
      isParts(scope) ? (scope[0] ?? '') : scope,
    ),
    'uses only the first three parts of a scope': scopeBecomes((scope) =>
      isParts(scope) ? scope.slice(0, 3) : nameText(scope).split('.').slice(0, 3).join('.'),
    ),
    'leaves out repeated parts of an array': scopeBecomes((scope) =>
      isParts(scope) ? [...new Set(scope)] : scope,
    ),
    'ignores an array as a scope': scopeBecomes((scope) => (isParts(scope) ? null : scope)),
    'leaves out Symbols in an array': scopeBecomes((scope) =>
      isParts(scope) ? scope.filter((part) => typeof part === 'string') : scope,
    ),
    'reads the parts of an array in reverse order': scopeBecomes((scope) =>
      isParts(scope) ? scope.toReversed() : scope,
    ),
    'falls back to the key without the scope if the scope is an array': findingElse((params, find) =>
      params.scope && isParts(params.scope) ? find({ ...params, scope: null }) : undefined,
    ),
    'ignores a Symbol as a scope': scopeBecomes((scope) =>
      typeof scope === 'object' && !isParts(scope) ? null : scope,
    ),
    'treats a Symbol with dots as one part': scopeBecomes((scope) =>
      typeof scope === 'object' && !isParts(scope) ? { symbol: scope.symbol.replaceAll('.', '/') } : scope,
    ),
  }),
  ...mutantsOf('SCOPE-03', {
    'forgets the scope when there are `params`': scopeBecomes((scope, { params }) => (params ? null : scope)),
    'forgets the scope when there is a count': scopeBecomes((scope, { count }) =>
      count === undefined ? scope : null,
    ),
    'falls back to the plural forms of the key without the scope': findingElse((params, find) =>
      params.scope && isCounted(params) ? find({ ...params, scope: null }) : undefined,
    ),
    'falls back to the key without the scope if there are values': findingElse((params, find) =>
      params.scope && (params.params ?? params.kwargs) ? find({ ...params, scope: null }) : undefined,
    ),
    'ignores named arguments beside a scope': kwargsBecome((kwargs, { scope }) =>
      scope === undefined ? kwargs : {},
    ),
    'ignores named arguments beside a count': kwargsBecome((kwargs, { count }) =>
      count === undefined ? kwargs : {},
    ),
    'ignores a count of 0 beside a scope': argumentsBecome((params) => {
      const { count, ...others } = params;
      return count === 0 && params.scope ? others : params;
    }),
    'cuts a count to an integer beside a scope and `params`': argumentsBecome((params) => {
      const { scope, count = null } = params;
      if (!scope || !params.params || !isFloat(count)) return params;
      return { ...params, count: Math.trunc(Number(count.float)) };
    }),
  }),
];

function isParts(scope: Scope): scope is readonly Name[] {
  return Array.isArray(scope);
}

function scopeBecomes(change: (scope: Scope, params: TranslateParams) => Scope | null): Change {
  return argumentsBecome((params) =>
    params.scope ? { ...params, scope: change(params.scope, params) } : params,
  );
}
