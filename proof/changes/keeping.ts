import type { Adapter, SubjectParams } from '../../adapter/contract/adapter';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import { inLocale } from './locales';
import { found, type LocalizationChange } from './lookups';
import { BySubject, nameText, subjectOf } from './surfaces';

type TextOperation<Params> = (params: Params) => Promise<string>;

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
