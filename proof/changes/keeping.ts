import type { Adapter, LocalizeParams, SubjectParams, TranslateParams } from '../../adapter/contract/adapter';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import { inLocale, type TextOperation } from './locales';
import { finding, found, localizations, type LocalizationChange } from './lookups';
import type { Change } from './reference-with';
import { BySubject, nameText, subjectOf } from './surfaces';

/** Makes operations cache the text of each call by the active locale, and share the texts among all subjects. */
export function keepingTexts(
  reference: Adapter,
): <Params extends SubjectParams>(operation: TextOperation<Params>) => TextOperation<Params> {
  const texts = new Map<string, string>();
  return (operation) => async (params) => {
    const asked = JSON.stringify({ ...params, subject: undefined });
    const known = `${await reference.locale({ subject: subjectOf(params) })} ${asked}`;
    const text = texts.get(known) ?? (await operation(params));
    texts.set(known, text);
    return text;
  };
}

/**
 * Makes lookups cache what they find, until `init`.
 *
 * @param nameOf returns the name in the cache from the params without their subject; undefined if nothing is cached
 * @param isCleared whether an injection clears the cache
 */
export function keepingFound(
  nameOf: (params: TranslateParams, locale: string) => unknown,
  isCleared = true,
): Change {
  return (reference) => {
    const texts = new Map<string, string | undefined>();
    const cached = finding((find) => async (params) => {
      const { subject: _, ...given } = params;
      const subject = subjectOf(params);
      const name = nameOf(given, await reference.locale({ subject }));
      if (name === undefined) return find(params);
      const known = JSON.stringify([subject, name]);
      if (!texts.has(known)) texts.set(known, await find(params));
      return texts.get(known);
    });
    return {
      ...cached(reference),
      init: async () => {
        texts.clear();
        return reference.init();
      },
      inject: async (params) => {
        if (isCleared) texts.clear();
        return reference.inject(params);
      },
    };
  };
}

/**
 * Returns a change of localization that knows the formats that were there at its first call, and uses the default one in
 * the place of others.
 *
 * @param pathOf a path below `i18n` that each format of a name has
 */
export function inFirstFormats(pathOf: (name: string) => string): LocalizationChange {
  const known = new BySubject<ReadonlySet<string>>();
  return (localize, reference) => async (params) => {
    const names = known.get(params) ?? new Set<string>(await formatsOf(reference, params, pathOf));
    known.set(params, names);
    const { format, ...others } = params;
    return localize(format === undefined || names.has(nameText(format)) ? params : others);
  };
}

/**
 * Returns a change of localization that caches the text of each call.
 *
 * @param nameOf returns the name of the object in the cache; the cache tells formats, locales and surfaces apart
 */
export function cachedByObject(nameOf: (object: LocalizeParams['object']) => unknown): LocalizationChange {
  const texts = new Map<string, string>();
  return (localize, reference) => async (params) => {
    const subject = subjectOf(params);
    const locale = await reference.locale({ subject });
    const name = JSON.stringify([subject, locale, params.format, params.kwargs, nameOf(params.object)]);
    const text = texts.get(name) ?? (await localize(params));
    texts.set(name, text);
    return text;
  };
}

/**
 * Makes localization go on in the locale of its first call, until a locale is activated or a block begins or ends.
 *
 * @param when what does not end this: an assignment of a locale, or a block that raises an error
 */
export function keepingLocale(when: 'after an assignment' | 'after a raise'): Change {
  return (reference) => {
    const first = new BySubject<string>();
    const localizing = localizations((localize) => async (params) => {
      const subject = subjectOf(params);
      const locale = first.get(params) ?? (await reference.locale({ subject }));
      first.set(params, locale);
      return inLocale(reference, { subject }, locale, () => localize(params));
    });
    return {
      ...localizing(reference),
      activate: async (params) => {
        first.delete(params);
        return reference.activate(params);
      },
      assignLocale: async (params) => {
        if (when !== 'after an assignment') first.delete(params);
        return reference.assignLocale(params);
      },
      withLocale: async (params) => {
        first.delete(params);
        try {
          const result = await reference.withLocale(params);
          first.delete(params);
          return result;
        } catch (thrown) {
          if (when !== 'after a raise') first.delete(params);
          throw thrown;
        }
      },
      init: async () => {
        first.delete({});
        return reference.init();
      },
    };
  };
}

/** Returns a change of localization that goes on in the default locale where one was not there at its first call. */
export function inFirstLocales(): LocalizationChange {
  const known = new BySubject<readonly string[]>();
  return (localize, reference) => async (params) => {
    const locales = known.get(params) ?? (await reference.availableLocales(params));
    known.set(params, locales);
    if (locales.includes(await reference.locale(params))) return localize(params);
    return inLocale(reference, params, locales[0] ?? '', () => localize(params));
  };
}

async function formatsOf(
  reference: Adapter,
  params: SubjectParams,
  pathOf: (name: string) => string,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const name of LISTED_SYMBOLS.formats) {
    const key = `i18n.${pathOf(name)}`;
    if ((await found(reference, { subject: subjectOf(params), key })) !== undefined) names.push(name);
  }
  return names;
}
