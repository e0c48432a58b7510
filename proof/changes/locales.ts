import type { Adapter, LocaleParams, SubjectParams } from '../../adapter/contract/adapter';
import type { Subject } from '../../adapter/contract/values';
import { ErrorCode, invalidLocale, OperationError } from '../../adapter/contract/errors';
import type { LocalizationChange } from './lookups';
import type { Change } from './reference-with';
import { BySubject, defaultLocaleOf, nameText, subjectOf } from './surfaces';

/** An operation that activates a locale: `activate`, or `locale=`. */
type Activate = (params: LocaleParams) => Promise<string>;

/** An operation that returns a text, such as `translate` or `localize`. */
export type TextOperation<Params> = (params: Params) => Promise<string>;

/** Changes both operations that activate a locale in the same way. */
export function activations(change: (activate: Activate, reference: Adapter) => Activate): Change {
  return (reference) => ({
    activate: change(reference.activate, reference),
    assignLocale: change(reference.assignLocale, reference),
  });
}

/** Makes a call in another locale; where that one is not available, in the active one. */
export async function inLocale<Result>(
  reference: Adapter,
  params: SubjectParams,
  locale: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const before = await reference.locale(params);
  await unlessRefused(reference.activate({ ...params, locale }));
  try {
    return await call();
  } finally {
    await unlessRefused(reference.activate({ ...params, locale: before }));
  }
}

/**
 * Returns a change of lookups or of localization that uses the default locale.
 *
 * @param holds tells whether it does so in a call
 */
export function inDefaultLocale<Params extends SubjectParams>(
  holds: (params: Params) => unknown = () => true,
): (operation: TextOperation<Params>, reference: Adapter) => TextOperation<Params> {
  return (operation, reference) => async (params) => {
    if (!holds(params)) return operation(params);
    return inLocale(reference, params, await defaultLocaleOf(reference, params), () => operation(params));
  };
}

/** Returns a change of lookups or of localization that uses another locale than the active one. */
export function inLocaleOf<Params extends SubjectParams>(
  change: (active: string) => string,
): (operation: TextOperation<Params>, reference: Adapter) => TextOperation<Params> {
  return (operation, reference) => async (params) =>
    inLocale(reference, params, change(await reference.locale(params)), () => operation(params));
}

/** Returns a change of localization that goes on in the locale that was active at its first call. */
export function inFirstLocale(): LocalizationChange {
  const first = new BySubject<string>();
  return (localize, reference) => async (params) => {
    const subject = subjectOf(params);
    const active = await reference.locale({ subject });
    const kept = first.get(params) ?? active;
    first.set(params, kept);
    await reference.activate({ subject, locale: kept });
    try {
      return await localize(params);
    } finally {
      await reference.activate({ subject, locale: active });
    }
  };
}

/** Activates the default locale, if it is available. */
export async function activateDefault(reference: Adapter, params: SubjectParams): Promise<void> {
  const locale = await defaultLocaleOf(reference, params);
  await unlessRefused(reference.activate({ subject: subjectOf(params), locale }));
}

/** Returns params whose locale is a String. Raises InvalidLocale for a Symbol. */
export function refusingSymbols<Params extends LocaleParams>(params: Params): Params {
  if (typeof params.locale === 'string') return params;
  throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
}

/** Returns the result of a call; undefined when it raises InvalidLocale. */
export async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (thrown) {
    if (thrown instanceof OperationError && thrown.code === ErrorCode.InvalidLocale) return undefined;
    throw thrown;
  }
}

/** Makes a change that knows the catalogs that were built. */
export function knowingCatalogs(
  change: (catalogs: readonly Subject[], reference: Adapter) => Partial<Adapter>,
): Change {
  return (reference) => {
    const catalogs: Subject[] = [];
    return {
      newCatalog: async (params) => {
        catalogs.push(params.catalog);
        return reference.newCatalog(params);
      },
      ...change(catalogs, reference),
    };
  };
}

/** Makes a change that knows the available locales that the constructors of catalogs were given. */
export function knowingGivenLocales(
  change: (given: BySubject<readonly string[]>, reference: Adapter) => Partial<Adapter>,
): Change {
  return (reference) => {
    const given = new BySubject<readonly string[]>();
    return {
      newCatalog: async (params) => {
        if (params.available_locales) given.set({ subject: params.catalog }, params.available_locales);
        return reference.newCatalog(params);
      },
      ...change(given, reference),
    };
  };
}
