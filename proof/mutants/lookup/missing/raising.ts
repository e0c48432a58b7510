import type { TranslateParams } from '../../../../adapter/contract/adapter';
import { invalidLocale, missingTranslation, OperationError } from '../../../../adapter/contract/errors';
import { inBlocks } from '../../../changes/blocks';
import { inDefaultLocale, activateDefault } from '../../../changes/locales';
import { finding, findingElse, found, type Translate } from '../../../changes/lookups';
import { isCounted } from '../../../changes/plurals';
import type { Change } from '../../../changes/reference-with';
import { inModule, nameText } from '../../../changes/surfaces';
import { hasValues } from '../../../changes/values';
import { withoutNamedBesideCount, withParamsAsArguments, withScopesOfOnePart } from '../../alias';
import { mutant, mutantsOf, type Mutant } from '../../mutant';

/** The arguments with which `translate!` returns a text. */
const REASONS_TO_RETURN: readonly (readonly [string, (params: TranslateParams) => boolean])[] = [
  ['values', hasValues],
  ['a count and another argument', (params) => isCounted(params) && (hasValues(params) || !!params.scope)],
  ['an array as the scope', ({ scope }) => Array.isArray(scope)],
];

/** Mistakes in `translate!` and `t!`. */
export const mutants: readonly Mutant[] = [
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
          if (text === undefined) await activateDefault(reference, params);
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
