import type { Adapter, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { ErrorCode, missingTranslation, OperationError } from '../../adapter/contract/errors';
import type { Change } from './changing';
import { textOf } from './surfaces';

/** One spelling of a lookup. */
export type Lookup = (params: TranslateParams) => Promise<string>;

/** A lookup that gives undefined when the translation is missing. */
export type Find = (params: TranslateParams) => Promise<string | undefined>;

/** One spelling of a localization. */
export type Localize = (params: LocalizeParams) => Promise<string>;

/** Changes each spelling of a lookup in the same way. */
export function lookups(change: (lookup: Lookup, reference: Adapter) => Lookup): Change {
  return (reference) => ({
    translate: change(reference.translate, reference),
    t: change(reference.t, reference),
    translateOrThrow: change(reference.translateOrThrow, reference),
    tOrThrow: change(reference.tOrThrow, reference),
  });
}

/** Changes what lookups find, in every spelling: undefined is a translation that is missing. */
export function finding(change: (find: Find, reference: Adapter) => Find): Change {
  return (reference) => {
    const find = change((params) => found(reference, params), reference);
    const plain: Lookup = async (params) => (await find(params)) ?? missingText(params);
    const strict: Lookup = async (params) => {
      const text = await find(params);
      if (text === undefined) throw missingTranslation(missingText(params));
      return text;
    };
    return { translate: plain, t: plain, translateOrThrow: strict, tOrThrow: strict };
  };
}

/** Changes each spelling of a localization in the same way. */
export function localizations(change: (localize: Localize, reference: Adapter) => Localize): Change {
  return (reference) => ({
    localize: change(reference.localize, reference),
    l: change(reference.l, reference),
  });
}

/** What a lookup of the reference finds; undefined when the translation is missing. */
export async function found(reference: Adapter, params: TranslateParams): Promise<string | undefined> {
  try {
    return await reference.translateOrThrow(params);
  } catch (thrown) {
    if (thrown instanceof OperationError && thrown.code === ErrorCode.MissingTranslation) return undefined;
    throw thrown;
  }
}

function missingText({ key }: TranslateParams): string {
  return `missing translation: ${textOf(key)}`;
}
