import type { Adapter, LocaleParams } from '../../adapter/contract/adapter';
import { nameText } from '../changes/surfaces';

/** Tells whether a name that is given means a locale that is available. */
type IsMeant = (given: string, available: string) => boolean;

/** Mistakes in comparing the names of locales. */
export const LENIENT_NAMES = {
  'ignores case in the name of a locale': (given, available) =>
    given.toLowerCase() === available.toLowerCase(),
  'treats an underscore in the name of a locale as a hyphen': (given, available) =>
    given.replaceAll('_', '-') === available.replaceAll('_', '-'),
  'accepts a language when only one of its regions is available, such as pt for pt-BR': (given, available) =>
    given !== '' && (given === available || available.startsWith(`${given}-`)),
} as const satisfies Readonly<Record<string, IsMeant>>;

/** Mistakes in writing the name of a locale. */
export const WRITTEN_NAMES: Readonly<Record<string, (name: string) => string>> = {
  'replaces underscores in the name of a locale with hyphens': (name) => name.replaceAll('_', '-'),
  'writes the language of a locale in lower case': (name) =>
    name.replace(/^[A-Z]+/, (part) => part.toLowerCase()),
  'writes the region of a locale in upper case': (name) =>
    name.replace(/[-_][a-z]{2}$/, (part) => part.toUpperCase()),
};

/** Returns a change of an operation that looks for the available locale that is meant. */
export function findingLocale(
  isMeant: IsMeant,
): <Params extends LocaleParams, Result>(
  operation: (params: Params) => Promise<Result>,
  reference: Adapter,
) => (params: Params) => Promise<Result> {
  return (operation, reference) => async (params) => {
    const available = await reference.availableLocales({ ...params });
    const locale = available.find((name) => isMeant(nameText(params.locale), name));
    return operation(locale === undefined ? params : { ...params, locale });
  };
}
