import { type TranslateParams } from '../../../adapter/contract/adapter';
import { type Scalar } from '../../../adapter/contract/values';
import { keepingFound } from '../../changes/keeping';
import { missingTranslation } from '../../../adapter/contract/errors';
import { argumentsBecome, finding, textsBecome, type Translate } from '../../changes/lookups';
import { isCounted, numberOf, type CountedParams } from '../../changes/plurals';
import { type Change } from '../../changes/reference-with';
import { inModule, nameText, subjectOf } from '../../changes/surfaces';
import { pathOf } from '../../../steps/notation';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in what lookups keep for later ones. */
export const mutants: readonly Mutant[] = mutantsOf('LOOKUP-05', {
  'keeps the text of a lookup with a scope after another locale was activated': keepingFound((params) =>
    params.scope ? params : undefined,
  ),
  'keeps the text of a lookup with a count after another locale was activated': keepingFound((params) =>
    isCounted(params) ? params : undefined,
  ),
  'keeps the values that were first inserted into a plural form': keepingFound((params, locale) =>
    isCounted(params) && params.params ? [locale, params.key, params.scope, params.count] : undefined,
  ),
  'caches a text under its locale and path, without a separator': keepingFound((params, locale) =>
    valuesOf(params).length > 1 || isCounted(params)
      ? undefined
      : `${locale}${pathOf(params.key, params.scope)}`,
  ),
  'caches a text under its locale, a dot and its path': keepingFound((params, locale) =>
    isCounted(params) || params.scope ? undefined : `${locale}.${nameText(params.key)}`,
  ),
  'caches a text under the parts of its path, without a separator': keepingFound((params, locale) =>
    params.scope ? [locale, pathOf(params.key, params.scope).replaceAll('.', '')] : undefined,
  ),
  'returns an earlier text for one that differs from it only in spaces around it': (reference) => {
    const first = new Map<string, string>();
    return textsBecome((text) => {
      const kept = first.get(text.trim()) ?? text;
      first.set(text.trim(), kept);
      return kept;
    })(reference);
  },
  'keeps the text of a plural form with the first count that selected it': keepingFound((params, locale) =>
    isCounted(params) ? [locale, { ...params, count: numberOf(params.count) === 1 }] : undefined,
  ),
  'keeps the text of a key for lookups with another scope': keepingFound((params, locale) =>
    params.scope ? [locale, params.key] : undefined,
  ),
  'finds no plural forms that were missing before': keepingFound(
    (params, locale) => (isCounted(params) ? [locale, params] : undefined),
    false,
  ),
  'finds nothing in a scope where a text was missing before': keepingFound(
    (params, locale) => (params.scope ? [locale, params] : undefined),
    false,
  ),
  'keeps the scope of an earlier lookup where nil is given as the scope': remembering(
    (params, last: { scope?: TranslateParams['scope'] }) => {
      const { scope = params.scope } = last;
      if (params.scope) last.scope = params.scope;
      return params.scope === null && scope !== undefined ? { ...params, scope } : params;
    },
  ),
  'keeps the count of an earlier lookup for a text without plural forms': remembering(
    (params, last: { count?: CountedParams['count'] }) => {
      if (isCounted(params)) last.count = params.count;
      return isCounted(params) || last.count === undefined ? params : { ...params, count: last.count };
    },
  ),
  'keeps the scope of an earlier lookup for one without a scope': remembering(
    (params, last: { scope?: TranslateParams['scope'] }) => {
      if (params.scope !== undefined) last.scope = params.scope;
      return params.scope === undefined && last.scope ? { ...params, scope: last.scope } : params;
    },
  ),
  'raises MissingTranslation for a key for which `translate!` raised it before': (reference) => {
    const missing = new Set<string>();
    const strict: Translate = async (params) => {
      const name = JSON.stringify(params);
      if (missing.has(name)) throw missingTranslation('missing translation');
      return reference.translateOrThrow(params).catch((thrown: unknown) => {
        missing.add(name);
        throw thrown;
      });
    };
    return { translateOrThrow: strict };
  },
  'finds nothing in the module that was missing before `init`': inModule((reference) => {
    const missing = new Set<string>();
    return finding((find) => async (params) => {
      const name = JSON.stringify(params);
      const text = missing.has(name) ? undefined : await find(params);
      if (text === undefined) missing.add(name);
      return text;
    })(reference);
  }),
  'prefers the count of an earlier lookup to a value named `count`': remembering(
    (params, last: { count?: Scalar }) => {
      if (isCounted(params)) last.count = params.count;
      if (last.count === undefined || params.params?.['count'] === undefined) return params;
      return { ...params, params: { ...params.params, count: last.count } };
    },
  ),
  'prefers named arguments of an earlier lookup to `params`': remembering(
    (params, last: { [name: string]: Scalar }) => {
      Object.assign(last, params.kwargs);
      return params.params ? { ...params, params: { ...params.params, ...last } } : params;
    },
  ),
  'clears the cache of missing translations only for the active locale': (reference) => {
    const missing = new Set<string>();
    const nameOf = (locale: string, { subject: _, ...params }: TranslateParams) =>
      `${locale} ${JSON.stringify(params)}`;
    return {
      ...finding((find) => async (params) => {
        const name = nameOf(await reference.locale({ subject: subjectOf(params) }), params);
        const text = missing.has(name) ? undefined : await find(params);
        if (text === undefined) missing.add(name);
        return text;
      })(reference),
      inject: async (params) => {
        const active = await reference.locale({ subject: subjectOf(params) });
        for (const name of missing) if (name.startsWith(`${active} `)) missing.delete(name);
        return reference.inject(params);
      },
      init: async () => {
        missing.clear();
        return reference.init();
      },
    };
  },
});

/** Changes the arguments of lookups by what earlier ones left in a map. */
function remembering<Kept extends object>(
  change: (params: TranslateParams, kept: Kept) => TranslateParams,
): Change {
  return (reference) => {
    const kept = {} as Kept;
    return argumentsBecome((params) => change(params, kept))(reference);
  };
}

function valuesOf({ params, kwargs }: TranslateParams): unknown[] {
  return Object.values({ ...kwargs, ...params });
}
