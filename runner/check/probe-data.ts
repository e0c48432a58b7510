import type { Call, Method } from '../../adapter/contract/adapter';
import { LISTED_SYMBOLS, type Translations } from '../../adapter/contract/values';

/** A call of a method of the protocol. */
export type MethodCall = Call & { readonly method: Method };

/** Returns the given names as the keys of an object. */
function forEach<Value>(names: readonly string[], valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

const { keys: KEYS, locales: LOCALES, formats: FORMATS } = LISTED_SYMBOLS;
/** The listed Symbols of keys that are paths. */
export const PATHS = KEYS.filter((name) => name.includes('.'));
/** The other listed Symbols of keys. */
export const NAMES = KEYS.filter((name) => !name.includes('.'));
/** Returns the text of each listed key. */
export const textOf = (name: string): string => `the text of ${name}`;
/** The translations of the locale `en`. */
export const TEXTS = {
  greeting: 'Hello, %{name}!',
  full_name: '%{first} %{last}',
  whereabouts: '%{name} in %{place}',
  language: 'This text is in %{locale}',
  // Each Symbol is probed as a key below these.
  names: forEach(NAMES, textOf),
  paths: {
    menu: { open: textOf('menu.open'), file: { open: textOf('menu.file.open') } },
    error: { username: textOf('error.username') },
  },
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];
const LOCALIZATION = {
  number: {
    formats: {
      default: { delimiter: ',', separator: '.', decimal_places: 2, group: 3, only_significant: false },
    },
  },
  date: {
    formats: { ...forEach(FORMATS, (name) => `${name}: %d %B %Y`), default: '%Y-%m-%d' },
    day_names: DAYS,
    abbr_day_names: DAYS.map((name) => name.slice(0, 3)),
    month_names: MONTHS,
    abbr_month_names: MONTHS.map((name) => name.slice(0, 3)),
  },
  time: { am: 'am', pm: 'pm', formats: { default: '%a, %d %b %Y %H:%M:%S %z' } },
};

/** The translations that probes need. An adapter may refuse some of them, and is then still probed with the others. */
export const DATA = {
  texts: { en: TEXTS },
  'several locales': { ...forEach(LOCALES, (name) => ({ greeting: `${name}: %{name}` })), en: TEXTS },
  'plural forms': { en: { message: { one: 'One message', other: '%{count} messages' } } },
  'formats and names': { en: { i18n: LOCALIZATION } },
} satisfies Record<string, Translations>;
/** The name of the translations that a probe needs. */
export type Data = keyof typeof DATA;
/** The names of all {@link DATA}. */
export const EACH_DATA = Object.keys(DATA) as readonly Data[];

/** Returns a loader of translations. */
export const inline = (translations: Translations) => ({ format: 'inline', translations });
/** Returns a configuration with translations. */
export const configOf = (translations: Translations) => ({
  default_locale: 'en',
  loaders: [inline(translations)],
});
/** The fields of a configuration, and the arguments of a new catalog, without fallbacks, which some libraries lack. */
export const OPTIONS = { default_locale: 'fr', available_locales: ['fr', 'en'] };
/** The same, with fallbacks. */
export const FALLBACKS = {
  ...OPTIONS,
  fallbacks: { mapping: { 'fr-CA': ['fr', 'en'], gsw: 'en' }, default: ['en'] },
};
/** Nil for the optional arguments of a new catalog. */
export const NO_OPTIONS = { available_locales: null, fallbacks: null };

/** Returns the calls that give the module these translations. */
export const moduleWith = (translations: Translations): MethodCall[] => [
  { method: 'configure', params: configOf(translations) },
  { method: 'init', params: {} },
];
/** The call that creates a catalog. */
export const EMPTY: readonly MethodCall[] = [
  { method: 'Catalog.new', params: { catalog: 'catalog', default_locale: 'en' } },
];
/** Returns the calls that give a new catalog these translations. */
export const catalogWith = (translations: Translations): MethodCall[] => [
  ...EMPTY,
  { method: 'inject', params: { subject: 'catalog', translations } },
];

/** The calls of a scenario that leaves its mark everywhere, and a reset. */
export const LEFT_BEHIND: readonly MethodCall[] = [
  ...moduleWith({ en: { left: 'left behind' }, fr: { left: 'left behind' } }),
  { method: 'activate', params: { locale: 'fr' } },
  ...catalogWith({ en: { left: 'left behind' } }),
  { method: 'configure', params: OPTIONS },
  { method: 'reset', params: {} },
];
