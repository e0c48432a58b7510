import type { Adapter, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { ErrorCode, missingTranslation, OperationError } from '../../adapter/contract/errors';
import type { Name } from '../../adapter/contract/values';
import type { Change } from './reference-with';
import { nameText } from './surfaces';

/** An operation that looks a translation up: `translate`, `translate!`, or an alias of one. */
export type Translate = (params: TranslateParams) => Promise<string>;

/** A lookup that returns undefined when the translation is missing. */
type FindTranslation = (params: TranslateParams) => Promise<string | undefined>;

/** An operation that localizes: `localize`, or its alias. */
type Localize = (params: LocalizeParams) => Promise<string>;

/** Returns the operation that replaces one that localizes. */
export type LocalizationChange = (localize: Localize, reference: Adapter) => Localize;

/** Changes each operation that looks a translation up in the same way. */
export function lookups(change: (lookup: Translate, reference: Adapter) => Translate): Change {
  return (reference) => ({
    translate: change(reference.translate, reference),
    t: change(reference.t, reference),
    translateOrThrow: change(reference.translateOrThrow, reference),
    tOrThrow: change(reference.tOrThrow, reference),
  });
}

/** Changes the arguments of every lookup. */
export function argumentsBecome(
  change: (params: TranslateParams, reference: Adapter) => TranslateParams,
): Change {
  return lookups((lookup, reference) => (params) => lookup(change(params, reference)));
}

/** Changes the texts that lookups return. */
export function textsBecome(
  change: (text: string, params: TranslateParams, reference: Adapter) => string | Promise<string>,
): Change {
  return lookups((lookup, reference) => async (params) => change(await lookup(params), params, reference));
}

/** Changes what every lookup finds; undefined is a translation that is missing. */
export function finding(change: (find: FindTranslation, reference: Adapter) => FindTranslation): Change {
  return (reference) => {
    const find = change((params) => found(reference, params), reference);
    const plain: Translate = async (params) => (await find(params)) ?? missingText(params);
    const strict: Translate = async (params) => {
      const text = await find(params);
      if (text === undefined) throw missingTranslation(missingText(params));
      return text;
    };
    return { translate: plain, t: plain, translateOrThrow: strict, tOrThrow: strict };
  };
}

/** Lets another lookup answer where the lookup finds no translation. */
export function findingElse(
  otherwise: (
    params: TranslateParams,
    find: FindTranslation,
    reference: Adapter,
  ) => string | undefined | Promise<string | undefined>,
): Change {
  return finding(
    (find, reference) => async (params) => (await find(params)) ?? otherwise(params, find, reference),
  );
}

/** Makes lookups find nothing where they find some texts. */
export function losingTexts(isLost: (text: string, params: TranslateParams) => unknown): Change {
  return finding((find) => async (params) => {
    const text = await find(params);
    return text !== undefined && isLost(text, params) ? undefined : text;
  });
}

/** Makes some lookups find nothing. */
export function losing(
  isLost: (key: string, params: TranslateParams, reference: Adapter) => unknown,
): Change {
  return finding(
    (find, reference) => async (params) =>
      (await isLost(nameText(params.key), params, reference)) ? undefined : find(params),
  );
}

/** Changes each operation that localizes in the same way. */
export function localizations(change: LocalizationChange): Change {
  return (reference) => ({
    localize: change(reference.localize, reference),
    l: change(reference.l, reference),
  });
}

/** Returns a change of localization that gets another format; undefined is none. */
export function withFormat(change: (format: Name | undefined) => Name | undefined): LocalizationChange {
  return (localize) =>
    ({ format: given, ...params }) => {
      const format = change(given);
      return localize(format === undefined ? params : { ...params, format });
    };
}

/** Returns the translation that the reference finds; undefined when it is missing. */
export async function found(reference: Adapter, params: TranslateParams): Promise<string | undefined> {
  try {
    return await reference.translateOrThrow(params);
  } catch (thrown) {
    if (thrown instanceof OperationError && thrown.code === ErrorCode.MissingTranslation) return undefined;
    throw thrown;
  }
}

function missingText({ key }: TranslateParams): string {
  return `missing translation: ${nameText(key)}`;
}
