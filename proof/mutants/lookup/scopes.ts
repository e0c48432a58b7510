import type { TranslateParams } from '../../../adapter/contract/adapter';
import type { Name, Scope } from '../../../adapter/contract/values';
import { inDefaultLocale } from '../../changes/locales';
import { argumentsBecome, finding, findingElse, losing, lookups, losingTexts } from '../../changes/lookups';
import { isCounted } from '../../changes/plurals';
import type { Change } from '../../changes/reference-with';
import { nameText, subjectOf } from '../../changes/surfaces';
import { isFloat, kwargsBecome } from '../../changes/values';
import { pathOf } from '../../../steps/notation';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in scopes. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('SCOPE-01', {
    'ignores the scope': [
      'The author postponed optional arguments.',
      argumentsBecome(({ scope: _, ...params }) => params),
    ],
    'puts the scope after the key': [
      'The parts are joined in the order of the arguments.',
      lookups((lookup) => (params) => {
        if (!params.scope) return lookup(params);
        const parts = isParts(params.scope) ? params.scope : [params.scope];
        return lookup({ ...params, key: [params.key, ...parts].map(nameText).join('.'), scope: null });
      }),
    ],
    'falls back to the key without the scope': [
      'A key that is not found in the scope is searched without it.',
      findingElse((params, find) => find({ ...params, scope: null })),
    ],
    'falls back to the scopes around a scope': [
      'In programming languages, inner scopes see outer ones.',
      finding((find) => async (params) => {
        const text = await find(params);
        if (text !== undefined || typeof params.scope !== 'string') return text;
        const outer = params.scope.split('.').slice(0, -1).join('.');
        return outer === '' ? undefined : find({ ...params, scope: outer });
      }),
    ],
    'looks up scoped keys in the default locale': [
      'The map of the scope is looked up once, when the catalog is built.',
      lookups(inDefaultLocale(({ scope }) => scope)),
    ],
    'keeps the scope for the next lookup': [
      'The scope is a field of the catalog.',
      (reference) => {
        let last: Scope | null = null;
        return lookups((lookup) => (params) => {
          last = params.scope ?? last;
          return lookup({ ...params, scope: last });
        })(reference);
      },
    ],
    'treats a dotted scope as one part': [
      'The scope is treated as one key of the hash, including its dots.',
      scopeBecomes((scope) => (typeof scope === 'string' ? scope.replaceAll('.', '/') : scope)),
    ],
    'leaves the scope out for a key that begins with it': [
      'A key that begins with the scope seems to be the whole path.',
      lookups((lookup) => (params) => {
        const { scope, ...others } = params;
        const begins = scope && `${nameText(params.key)}.`.startsWith(pathOf('', scope));
        return lookup(begins && nameText(params.key) !== pathOf('', scope).slice(0, -1) ? others : params);
      }),
    ],
    'leaves the scope out for a key that equals it': [
      'Repeated parts of a path are removed.',
      lookups((lookup) => (params) => {
        const { scope, ...others } = params;
        return lookup(scope && pathOf('', scope) === `${nameText(params.key)}.` ? others : params);
      }),
    ],
    'looks up a scope in lower case': [
      'Scopes are names of classes, which are written in lower case in the files.',
      scopeBecomes((scope) => (typeof scope === 'string' ? scope.toLowerCase() : scope)),
    ],
    'leaves out a scope that is the name of the active locale': [
      'Paths in the files begin with the locale, so users may write it.',
      lookups((lookup, reference) => async (params) => {
        const locale = await reference.locale({ subject: subjectOf(params) });
        return lookup(params.scope === locale ? { ...params, scope: null } : params);
      }),
    ],
    'treats an empty text in a scope as missing': [
      'The result of the lookup in a scope is tested for truth.',
      losingTexts((text, { scope }) => scope && text === ''),
    ],
    'ignores the scope "0"': [
      'In PHP, the text "0" is false.',
      scopeBecomes((scope) => (scope === '0' ? null : scope)),
    ],
    'finds nothing in a scope below `i18n`': [
      'Data below `i18n` belongs to the library, and does not seem to be text.',
      losing((_, { scope }) => typeof scope === 'string' && scope.startsWith('i18n')),
    ],
    'trims the key beside a scope': [
      'The parts of a path are trimmed where they are joined.',
      argumentsBecome((params) => (params.scope ? { ...params, key: nameText(params.key).trim() } : params)),
    ],
    'trims the scope': [
      'The parts of a path are trimmed where they are joined.',
      scopeBecomes((scope) =>
        isParts(scope) ? scope.map((part) => nameText(part).trim()) : nameText(scope).trim(),
      ),
    ],
  }),
  ...mutantsOf('SCOPE-02', {
    'uses only the first part of an array': [
      'The array is converted to a String by taking its first element.',
      scopeBecomes((scope) => (isParts(scope) ? (scope[0] ?? '') : scope)),
    ],
    'uses only the first three parts of a scope': [
      'The search has a variable for each of three levels.',
      scopeBecomes((scope) =>
        isParts(scope) ? scope.slice(0, 3) : nameText(scope).split('.').slice(0, 3).join('.'),
      ),
    ],
    'leaves out repeated parts of an array': [
      'The parts are collected in a set.',
      scopeBecomes((scope) => (isParts(scope) ? [...new Set(scope)] : scope)),
    ],
    'looks up the parts of an array in lower case': [
      'Parts that are Symbols are usually written in lower case.',
      scopeBecomes((scope) => (isParts(scope) ? scope.map((part) => nameText(part).toLowerCase()) : scope)),
    ],
    'ignores an array as a scope': [
      'A scope that is not a String is treated as absent.',
      scopeBecomes((scope) => (isParts(scope) ? null : scope)),
    ],
    'leaves out Symbols in an array': [
      'Only the Strings of the array are joined.',
      scopeBecomes((scope) => (isParts(scope) ? scope.filter((part) => typeof part === 'string') : scope)),
    ],
    'reads an array from the inside to the outside': [
      'The parts are put before the key one by one, beginning with the first.',
      scopeBecomes((scope) => (isParts(scope) ? scope.toReversed() : scope)),
    ],
    'falls back to the key without the scope if the scope is an array': [
      'A key that is not found in the scope is searched without it.',
      findingElse((params, find) =>
        params.scope && isParts(params.scope) ? find({ ...params, scope: null }) : undefined,
      ),
    ],
    'ignores a Symbol as a scope': [
      'The author forgot one of the types that a scope can have.',
      scopeBecomes((scope) => (typeof scope === 'object' && !isParts(scope) ? null : scope)),
    ],
    'treats a Symbol with dots as one part': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      scopeBecomes((scope) =>
        typeof scope === 'object' && !isParts(scope) ? { symbol: scope.symbol.replaceAll('.', '/') } : scope,
      ),
    ],
  }),
  ...mutantsOf('SCOPE-03', {
    'forgets the scope when there are `params`': [
      'The overload with params calls the lookup with only the key.',
      scopeBecomes((scope, { params }) => (params ? null : scope)),
    ],
    'forgets the scope when there is a count': [
      'The overload with a count calls the lookup with only the key.',
      scopeBecomes((scope, { count }) => (count === undefined ? scope : null)),
    ],
    'falls back to the plural forms of the key without the scope': [
      'Plural forms that are not found in the scope are searched without it.',
      findingElse((params, find) =>
        params.scope && isCounted(params) ? find({ ...params, scope: null }) : undefined,
      ),
    ],
    'falls back to the key without the scope if there are values': [
      'The overload with values searches twice.',
      findingElse((params, find) =>
        params.scope && (params.params ?? params.kwargs) ? find({ ...params, scope: null }) : undefined,
      ),
    ],
    'ignores a Symbol as a scope when there is another argument': [
      'The overloads with several arguments are declared for Strings and arrays only.',
      scopeBecomes((scope, { count, params, kwargs }) =>
        typeof scope === 'object' && !isParts(scope) && (count ?? params ?? kwargs) ? null : scope,
      ),
    ],
    'ignores named arguments beside a scope': [
      'The overload with a scope calls the one without, and does not pass on named arguments.',
      kwargsBecome((kwargs, { scope }) => (scope === undefined ? kwargs : {})),
    ],
    'ignores named arguments beside a count': [
      'The overload with a count was declared without named arguments.',
      kwargsBecome((kwargs, { count }) => (count === undefined ? kwargs : {})),
    ],
    'ignores a count of 0 beside a scope': [
      'The overload with a scope tests the count for truth.',
      argumentsBecome((params) => {
        const { count, ...others } = params;
        return count === 0 && params.scope ? others : params;
      }),
    ],
    'cuts a count to an integer beside a scope and `params`': [
      'The overload with all arguments declares the count as an Int.',
      argumentsBecome((params) => {
        const { scope, count = null } = params;
        if (!scope || !params.params || !isFloat(count)) return params;
        return { ...params, count: Math.trunc(Number(count.float)) };
      }),
    ],
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
