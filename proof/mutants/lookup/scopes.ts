import type { TranslateParams } from '../../../adapter/contract/adapter';
import type { Name, Scope } from '../../../adapter/contract/values';
import { inLocale } from '../../changes/locales';
import { finding, found, lookups } from '../../changes/lookups';
import type { Change } from '../../changes/reference-with';
import { defaultLocaleOf, nameText } from '../../changes/surfaces';
import { kwargsBecome } from '../../changes/values';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in scopes. */
export const mutants: readonly Mutant[] = [
  mutant(
    'SCOPE-01',
    'is ignored',
    'Optional arguments are left for later.',
    lookups(
      (lookup) =>
        ({ scope: _, ...params }) =>
          lookup(params),
    ),
  ),
  mutant(
    'SCOPE-01',
    'comes after the key',
    'The parts are joined in the order of the arguments.',
    lookups((lookup) => (params) => {
      if (!params.scope) return lookup(params);
      const parts = isParts(params.scope) ? params.scope : [params.scope];
      return lookup({ ...params, key: [params.key, ...parts].map(nameText).join('.'), scope: null });
    }),
  ),
  mutant(
    'SCOPE-01',
    'counts by its first part',
    'A scope is the name of a group.',
    scopeBecomes((scope) => (typeof scope === 'string' ? (scope.split('.')[0] ?? '') : scope)),
  ),
  mutant(
    'SCOPE-01',
    'is a preference',
    'What is not found in the scope is looked for without it.',
    finding((find) => async (params) => (await find(params)) ?? find({ ...params, scope: null })),
  ),
  mutant(
    'SCOPE-01',
    'is left for the scopes around it',
    'Scopes are like those of a language, in which inner ones see outer ones.',
    finding((find) => async (params) => {
      const text = await find(params);
      if (text !== undefined || typeof params.scope !== 'string') return text;
      const outer = params.scope.split('.').slice(0, -1).join('.');
      return outer === '' ? undefined : find({ ...params, scope: outer });
    }),
  ),
  mutant(
    'SCOPE-01',
    'is looked up in the default locale',
    'The map of the scope is looked up once, when the catalog is built.',
    lookups((lookup, reference) => async (params) => {
      if (!params.scope) return lookup(params);
      return inLocale(reference, params, await defaultLocaleOf(reference, params), () => lookup(params));
    }),
  ),
  mutant('SCOPE-01', 'stays for the next lookup', 'The scope is a field of the catalog.', (reference) => {
    let last: Scope | null = null;
    return lookups((lookup) => (params) => {
      last = params.scope ?? last;
      return lookup({ ...params, scope: last });
    })(reference);
  }),
  mutant(
    'SCOPE-02',
    'an array counts by its first part',
    'The array is taken for a String, of which one is used.',
    scopeBecomes((scope) => (isParts(scope) ? (scope[0] ?? '') : scope)),
  ),
  mutant(
    'SCOPE-02',
    'an array is ignored',
    'The scope is a String, and any other type is none.',
    scopeBecomes((scope) => (isParts(scope) ? null : scope)),
  ),
  mutant(
    'SCOPE-02',
    'Symbols in an array are left out',
    'The Strings of the array are joined.',
    scopeBecomes((scope) => (isParts(scope) ? scope.filter((part) => typeof part === 'string') : scope)),
  ),
  mutant(
    'SCOPE-02',
    'an array goes from the inside to the outside',
    'The parts are put before the key one after another.',
    scopeBecomes((scope) => (isParts(scope) ? scope.toReversed() : scope)),
  ),
  mutant(
    'SCOPE-02',
    'a Symbol is ignored',
    'The union of types is taken apart, and one of them is forgotten.',
    scopeBecomes((scope) => (typeof scope === 'object' && !isParts(scope) ? null : scope)),
  ),
  mutant(
    'SCOPE-01',
    'a dotted String is one part',
    'The scope is one key of the hash, and its dots are a part of it.',
    scopeBecomes((scope) => (typeof scope === 'string' ? scope.replaceAll('.', '/') : scope)),
  ),
  mutant(
    'SCOPE-03',
    'is forgotten with params',
    'The form with values calls the lookup by key alone.',
    scopeBecomes((scope, { params }) => (params ? null : scope)),
  ),
  mutant(
    'SCOPE-03',
    'is forgotten with a count',
    'The form with a count calls the lookup by key alone.',
    scopeBecomes((scope, { count }) => (count === undefined ? scope : null)),
  ),
  mutant(
    'SCOPE-03',
    'an array is forgotten with a count and params',
    'The types of the overloads go no further.',
    scopeBecomes((scope, { count, params }) =>
      isParts(scope) && count !== undefined && params ? null : scope,
    ),
  ),
  mutant(
    'SCOPE-03',
    'the forms of the key without the scope are counted',
    'The plural form is looked up by the key, and the text in the scope.',
    finding(
      (find, reference) => async (params) =>
        params.scope && params.count !== undefined
          ? found(reference, { ...params, scope: null })
          : find(params),
    ),
  ),
  mutant(
    'SCOPE-03',
    'are ignored beside a scope',
    'A lookup with a scope calls one without, and passes on what it knows of.',
    kwargsBecome((kwargs, { scope }) => (scope === undefined ? kwargs : {})),
  ),
  mutant(
    'SCOPE-03',
    'are ignored beside a count',
    'The form with a count has its own list of arguments.',
    kwargsBecome((kwargs, { count }) => (count === undefined ? kwargs : {})),
  ),
];

function isParts(scope: Scope): scope is readonly Name[] {
  return Array.isArray(scope);
}

function scopeBecomes(change: (scope: Scope, params: TranslateParams) => Scope | null): Change {
  return lookups(
    (lookup) => (params) =>
      lookup(params.scope ? { ...params, scope: change(params.scope, params) } : params),
  );
}
