import { type TranslateParams } from '../../../adapter/contract/adapter';
import { missingTranslation, OperationError, ErrorCode } from '../../../adapter/contract/errors';
import { inBlocks } from '../../changes/blocks';
import { inDefaultLocale, activateDefault } from '../../changes/locales';
import { finding, findingElse, found, type Translate, lookups } from '../../changes/lookups';
import { isCounted, valuedCount } from '../../changes/plurals';
import { type Change } from '../../changes/reference-with';
import { inModule, nameText, BySubject, isModule } from '../../changes/surfaces';
import { hasValues } from '../../changes/values';
import { withoutNamedBesideCount, withParamsAsArguments } from '../alias';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in what lookups do where a translation is missing, and in `translate!`. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MISSING-01', {
    'returns an empty text for a missing translation': stating(() => ''),
    'returns the path of a missing key': stating((params) => `en.${nameText(params.key)}`),
    'raises MissingTranslation instead of returning a text': (reference) => ({
      translate: reference.translateOrThrow,
      t: reference.tOrThrow,
    }),
    'finds no text for a key that was missing before': (reference) => {
      const missing = new BySubject<Set<string>>();
      return finding((find) => async (params) => {
        const known = missing.get(params) ?? new Set();
        const text = known.has(nameText(params.key)) ? undefined : await find(params);
        if (text === undefined && !isModule(params)) missing.set(params, known.add(nameText(params.key)));
        return text;
      })(reference);
    },
    'returns the path of the plural form for a missing key with a count': stating((params) =>
      isCounted(params) ? `${nameText(params.key)}.other` : 'translation missing',
    ),
    'looks up a separate plural key, such as key_plural, when a key with a count is missing': findingElse(
      (params, find) =>
        isCounted(params)
          ? find({ ...valuedCount(params), key: `${nameText(params.key)}_plural` })
          : undefined,
    ),
    'raises another error for a lookup with a scope or a count where nothing was injected': (reference) => {
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
  }),
  ...mutantsOf('MISSING-02', {
    'returns a text instead of raising MissingTranslation': (reference) => ({
      translateOrThrow: reference.translate,
      tOrThrow: reference.t,
    }),
    'raises MissingTranslation only on a catalog': inModule((reference) => ({
      translateOrThrow: reference.translate,
      tOrThrow: reference.t,
    })),
    'activates the default locale when a translation is missing': (reference) =>
      strictly(async (lookup, params, text) => {
        if (text === undefined) await activateDefault(reference, params);
        return lookup(params);
      })(reference),
    'returns a character of a text for a path below it': belowTexts((text, part) => text[Number(part)]),
    'returns a property of a text for a path below it': belowTexts((text, part) => {
      if (part === 'length') return String(text.length);
      return part === 'upper' ? text.toUpperCase() : undefined;
    }),
    'returns a text that `translate` returned before for the missing translation': (reference) => {
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
    'returns a text instead of raising MissingTranslation for a lookup with values': returningFor(hasValues),
    'returns a text instead of raising MissingTranslation for a lookup with a count and another argument':
      returningFor((params) => isCounted(params) && (hasValues(params) || !!params.scope)),
    'returns a text instead of raising MissingTranslation for a lookup with an array as the scope':
      returningFor(({ scope }) => Array.isArray(scope)),
  }),
  ...mutantsOf('MISSING-03', {
    'returns an empty text from `translate!` without values, count or scope': strictly(
      async (lookup, params) => (hasValues(params) || params.scope || params.count ? lookup(params) : ''),
    ),
    'ignores named arguments in `translate!`': raisingForms(({ kwargs: _, ...params }) => params),
    'ignores the scope in `translate!`': raisingForms(({ scope: _, ...params }) => params),
    'ignores the count in `translate!`': raisingForms(({ count: _, ...params }) => params),
    'ignores `params` in `translate!`': raisingForms(({ params: _, ...params }) => params),
    'ignores named arguments beside a count in `translate!`': raisingForms(withoutNamedBesideCount),
    'ignores the count in `translate!` in a block': inBlocks(
      raisingForms(({ count: _, ...params }) => params),
    ),
    'looks up a key with a scope in the default locale in `translate!`': (reference) => {
      const inDefault = inDefaultLocale<TranslateParams>(({ scope }) => scope);
      return {
        translateOrThrow: inDefault(reference.translateOrThrow, reference),
        tOrThrow: inDefault(reference.tOrThrow, reference),
      };
    },
    'raises an error for an empty text': strictly(async (lookup, params, text) => {
      if (text === '') throw missingTranslation(`missing translation: ${nameText(params.key)}`);
      return lookup(params);
    }),
    'treats a Symbol with dots as one key without parts in `translate!`': raisingForms((params) =>
      typeof params.key !== 'string' && params.key.symbol.includes('.')
        ? { ...params, key: params.key.symbol.replaceAll('.', '/') }
        : params,
    ),
    'passes params on as arguments in `translate!`': raisingForms(withParamsAsArguments),
    'raises an error for a text like that of a missing translation': strictly(
      async (lookup, params, text) => {
        if (text?.startsWith('missing translation')) throw missingTranslation(text);
        return lookup(params);
      },
    ),
  }),
];

/** Returns a text for a missing translation, where the condition holds. */
function returningFor(holds: (params: TranslateParams) => boolean): Change {
  return strictly(async (lookup, params, text) =>
    text === undefined && holds(params) ? 'translation missing' : lookup(params),
  );
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

/** Changes the text that translate and t return where the translation is missing. */
function stating(text: (params: TranslateParams) => string): Change {
  return (reference) => {
    const plain: Translate = async (params) => (await found(reference, params)) ?? text(params);
    return { translate: plain, t: plain };
  };
}
