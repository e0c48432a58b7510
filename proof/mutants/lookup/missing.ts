import type { TranslateParams } from '../../../adapter/contract/adapter';
import {
  ErrorCode,
  invalidLocale,
  missingTranslation,
  OperationError,
} from '../../../adapter/contract/errors';
import { inBlocks } from '../../changes/blocks';
import { inDefaultLocale, unlessRefused } from '../../changes/locales';
import { finding, findingElse, found, lookups, type Translate } from '../../changes/lookups';
import { isCounted, numberOf, valuedCount } from '../../changes/plurals';
import type { Change } from '../../changes/reference-with';
import { BySubject, defaultLocaleOf, inModule, isModule, nameText } from '../../changes/surfaces';
import { pathOf } from '../../../steps/notation';
import { withoutNamedBesideCount, withParamsAsArguments, withScopesOfOnePart } from '../alias';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** The arguments with which `translate!` returns a text. */
const REASONS_TO_RETURN: readonly (readonly [string, (params: TranslateParams) => boolean])[] = [
  ['values', hasValues],
  ['a count and another argument', (params) => isCounted(params) && (hasValues(params) || !!params.scope)],
  ['an array as the scope', ({ scope }) => Array.isArray(scope)],
];

/** Mistakes in lookups of a translation that is missing. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MISSING-01', {
    'returns the key instead of a text that says the translation is missing': [
      'Other libraries return the key, so that the key can be the English text.',
      stating((params) => nameText(params.key)),
    ],
    'returns an empty text for a missing translation': [
      'An empty text seems better than an odd one on a page.',
      stating(() => ''),
    ],
    'returns the key in title case for a missing translation': [
      'The key often resembles the intended text.',
      stating((params) => {
        const last = nameText(params.key).split('.').at(-1) ?? '';
        return last.charAt(0).toUpperCase() + last.slice(1);
      }),
    ],
    'returns the path of a missing key': [
      'The path shows the translator where to look.',
      stating((params) => `en.${nameText(params.key)}`),
    ],
    'raises MissingTranslation instead of returning a text': [
      'Both methods share their code, and `translate` does not rescue the error.',
      (reference) => ({ translate: reference.translateOrThrow, t: reference.tOrThrow }),
    ],
    'finds no text for a key that was missing before': [
      'Lookups are cached, and injection does not clear the cache.',
      (reference) => {
        const missing = new BySubject<Set<string>>();
        return finding((find) => async (params) => {
          const known = missing.get(params) ?? new Set();
          const text = known.has(nameText(params.key)) ? undefined : await find(params);
          if (text === undefined && !isModule(params)) missing.set(params, known.add(nameText(params.key)));
          return text;
        })(reference);
      },
    ],
    'returns the name of the plural form for a missing key with a count': [
      'Without forms, the lookup returns the form that it was looking for.',
      stating((params) => (isCounted(params) ? 'other' : 'translation missing')),
    ],
    'returns the path of the plural form for a missing key with a count': [
      'The last path that was looked up is returned.',
      stating((params) => (isCounted(params) ? `${nameText(params.key)}.other` : 'translation missing')),
    ],
    'returns the path for a missing key in a scope': [
      'The path is returned where the scope and the key were joined.',
      stating((params) => (params.scope ? pathOf(params.key, params.scope) : 'translation missing')),
    ],
    'looks up a missing key with the ending of a plural form': [
      'Other libraries store plural forms under keys with endings.',
      findingElse((params, find) => {
        if (!isCounted(params)) return undefined;
        const ending = numberOf(params.count) === 1 ? 'one' : 'other';
        return find({ ...valuedCount(params), key: `${nameText(params.key)}_${ending}` });
      }),
    ],
    'looks up a missing key with a count in the plural': [
      'Other libraries store the plural under a key of its own.',
      findingElse(async (params, find) => {
        if (!isCounted(params)) return undefined;
        const others = valuedCount(params);
        const key = nameText(params.key);
        return (await find({ ...others, key: `${key}_plural` })) ?? find({ ...others, key: `${key}s` });
      }),
    ],
    'raises another error for a lookup with a scope or a count where nothing was injected': [
      'The map of the locale is nil.',
      (reference) => {
        let isFilled = false;
        return {
          ...lookups((lookup) => async (params) => {
            const isOther = params.scope || isCounted(params);
            if (isOther && !isFilled) throw new OperationError(ErrorCode.Other, 'TypeError', 'nil is no map');
            return lookup(params);
          })(reference),
          configure: async (params) => {
            isFilled ||= params.loaders !== undefined;
            return reference.configure(params);
          },
          inject: async (params) => {
            isFilled = true;
            return reference.inject(params);
          },
        };
      },
    ],
    'returns the key for a missing key with values': [
      'Values are put into the key, as into a text.',
      stating((params) => (hasValues(params) ? nameText(params.key) : 'translation missing')),
    ],
  }),
  ...mutantsOf('MISSING-02', {
    'returns a text instead of raising MissingTranslation': [
      'The methods with ! were defined as aliases of those without.',
      (reference) => ({ translateOrThrow: reference.translate, tOrThrow: reference.t }),
    ],
    'raises an error of another type for a missing translation': [
      'Hashes raise an error of their own for a missing key.',
      strictly(async (lookup, params, text) => {
        if (text === undefined)
          throw new OperationError(3, 'KeyError', `missing hash key: ${nameText(params.key)}`);
        return lookup(params);
      }),
    ],
    'raises InvalidLocale for a missing translation': [
      'The active locale lacks the text, so the locale seems to be at fault.',
      strictly(async (lookup, params, text) => {
        if (text === undefined) throw invalidLocale('not a valid locale');
        return lookup(params);
      }),
    ],
    'raises MissingTranslation only on a catalog': [
      'The module rescues the error that its catalog raises, as `translate` does.',
      inModule((reference) => ({ translateOrThrow: reference.translate, tOrThrow: reference.t })),
    ],
    'activates the default locale when a translation is missing': [
      'The handling of the error resets the catalog to its initial state.',
      (reference) =>
        strictly(async (lookup, params, text) => {
          if (text === undefined) {
            const locale = await defaultLocaleOf(reference, params);
            await unlessRefused(reference.activate({ ...params, locale }));
          }
          return lookup(params);
        })(reference),
    ],
    'returns a character of a text for a path below it': [
      'The index of a text is one of its characters in many languages.',
      belowTexts((text, part) => text[Number(part)]),
    ],
    'returns a property of a text for a path below it': [
      'The parts of a path are read as properties, which texts have too.',
      belowTexts((text, part) => {
        if (part === 'length') return String(text.length);
        return part === 'upper' ? text.toUpperCase() : undefined;
      }),
    ],
    'finds members that objects inherit': [
      'In JavaScript, an object has members that nobody stored.',
      findingElse(({ key }) =>
        ['valueOf', 'hasOwnProperty', '__proto__'].includes(nameText(key)) ? 'Object' : undefined,
      ),
    ],
    'returns the name of a constructor': [
      'In JavaScript, the constructor of an object is a function, and its name a text.',
      findingElse(({ key }) => (/\bconstructor\.name$/.test(nameText(key)) ? 'Object' : undefined)),
    ],
    'returns a text that `translate` returned before for the missing translation': [
      'Both operations share a cache of texts.',
      (reference) => {
        const returned = new Map<string, string>();
        const nameOf = (params: TranslateParams) => JSON.stringify(params);
        return {
          translate: async (params) => {
            const text = await reference.translate(params);
            returned.set(nameOf(params), text);
            return text;
          },
          translateOrThrow: async (params) =>
            (await found(reference, params)) ??
            returned.get(nameOf(params)) ??
            reference.translateOrThrow(params),
          inject: async (params) => {
            returned.clear();
            return reference.inject(params);
          },
        };
      },
    ],
  }),
  ...mutantsOf('MISSING-03', {
    'ignores named arguments': [
      'The method does not pass all its arguments on to the lookup.',
      raisingForms(({ kwargs: _, ...params }) => params),
    ],
    'ignores the scope': [
      'The method does not pass all its arguments on to the lookup.',
      raisingForms(({ scope: _, ...params }) => params),
    ],
    'ignores the count': [
      'The method does not pass all its arguments on to the lookup.',
      raisingForms(({ count: _, ...params }) => params),
    ],
    'ignores `params`': [
      'The method does not pass all its arguments on to the lookup.',
      raisingForms(({ params: _, ...params }) => params),
    ],
    'ignores named arguments beside a count': [
      'The overload with a count was declared without named arguments.',
      raisingForms(withoutNamedBesideCount),
    ],
    'ignores the count in a block': [
      'A block has methods of its own, one of which does not pass all its arguments on.',
      inBlocks(raisingForms(({ count: _, ...params }) => params)),
    ],
    'ignores `params` in a block': [
      'A block has methods of its own, one of which does not pass all its arguments on.',
      inBlocks(raisingForms(({ params: _, ...params }) => params)),
    ],
    'looks up a key with a scope in the default locale': [
      'The map of the scope is looked up once, when the catalog is built.',
      (reference) => {
        const inDefault = inDefaultLocale<TranslateParams>(({ scope }) => scope);
        return {
          translateOrThrow: inDefault(reference.translateOrThrow, reference),
          tOrThrow: inDefault(reference.tOrThrow, reference),
        };
      },
    ],
    'raises an error for an empty text': [
      'An empty text is treated as no text.',
      strictly(async (lookup, params, text) => {
        if (text === '') throw missingTranslation(`missing translation: ${nameText(params.key)}`);
        return lookup(params);
      }),
    ],
    'treats a Symbol with dots as one key without parts': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      raisingForms((params) =>
        typeof params.key !== 'string' && params.key.symbol.includes('.')
          ? { ...params, key: params.key.symbol.replaceAll('.', '/') }
          : params,
      ),
    ],
    'treats a scope that is a Symbol with dots as one part': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      raisingForms(withScopesOfOnePart),
    ],
    'passes params on as arguments': [
      'The arguments are merged into one map before they are passed on.',
      raisingForms(withParamsAsArguments),
    ],
    'raises an error for a text like that of a missing translation': [
      'What `translate` returns is compared with the text for a missing translation.',
      strictly(async (lookup, params, text) => {
        if (text?.startsWith('missing translation')) throw missingTranslation(text);
        return lookup(params);
      }),
    ],
    'raises an error for a text that is empty after its placeholders are replaced': [
      'The result is compared with an empty text.',
      strictly(async (lookup, params, text) => {
        if (text === '' && hasValues(params)) throw missingTranslation('missing translation');
        return lookup(params);
      }),
    ],
  }),
  ...REASONS_TO_RETURN.map(([what, holds]) =>
    mutant(
      'MISSING-02',
      `returns a text instead of raising MissingTranslation for a lookup with ${what}`,
      'Lookups with arguments take another way, on which the error is rescued.',
      strictly(async (lookup, params, text) =>
        text === undefined && holds(params) ? 'translation missing' : lookup(params),
      ),
    ),
  ),
];

/** Changes the text that translate and t return where the translation is missing. */
function stating(text: (params: TranslateParams) => string): Change {
  return (reference) => {
    const plain: Translate = async (params) => (await found(reference, params)) ?? text(params);
    return { translate: plain, t: plain };
  };
}

/** Changes the spellings that raise; the text is what is found, or undefined. */
function strictly(
  change: (lookup: Translate, params: TranslateParams, text: string | undefined) => Promise<string>,
): Change {
  return (reference) => ({
    translateOrThrow: async (params) =>
      change(reference.translateOrThrow, params, await found(reference, params)),
    tOrThrow: async (params) => change(reference.tOrThrow, params, await found(reference, params)),
  });
}

/** Changes what the forms that raise pass on. */
function raisingForms(change: (params: TranslateParams) => TranslateParams): Change {
  return ({ translateOrThrow, tOrThrow }) => ({
    translateOrThrow: (params) => translateOrThrow(change(params)),
    tOrThrow: (params) => tOrThrow(change(params)),
  });
}

function hasValues({ params, kwargs }: TranslateParams): boolean {
  return Object.keys({ ...params, ...kwargs }).length > 0;
}

/** Makes lookups find something below a text. */
function belowTexts(below: (text: string, part: string) => string | undefined): Change {
  return finding((find) => async (params) => {
    const [, path, part] = /^(.+)\.([^.]+)$/.exec(nameText(params.key)) ?? [];
    const text = await find(params);
    if (text !== undefined || path === undefined || part === undefined) return text;
    const above = await find({ ...params, key: path });
    return above === undefined ? undefined : below(above, part);
  });
}
