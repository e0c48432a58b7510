import type { Call } from './messages';
import { LISTED_SYMBOLS, type ConfigValue, type LoaderValue, type Translations } from './values';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Makes a map with an entry for each of these names. */
function forEach<Value>(names: readonly string[], valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

const ENGLISH = {
  greeting: 'Hello, %{name}!',
  full_name: '%{first} %{last}',
  whereabouts: '%{name} in %{place}',
  message: { one: 'One message', other: '%{count} messages' },
  // Each listed Symbol is a part of a scope and a key at once: `listed.simple.simple`.
  listed: forEach(LISTED_SYMBOLS.keys, (name) => ({ [name]: `the text of ${name}` })),
  i18n: {
    number: {
      formats: forEach(LISTED_SYMBOLS.formats, (name) => ({
        delimiter: ',',
        separator: name === 'default' ? '.' : `.${name}.`,
        decimal_places: 2,
        group: 3,
        only_significant: false,
      })),
    },
    date: {
      formats: {
        ...forEach(LISTED_SYMBOLS.formats, (name) => `${name}: %d %B %Y`),
        default: '%Y-%m-%d',
      },
      abbr_day_names: DAYS.map((name) => name.slice(0, 3)),
      day_names: DAYS,
      abbr_month_names: MONTHS.map((name) => name.slice(0, 3)),
      month_names: MONTHS,
    },
    time: {
      am: 'am',
      pm: 'pm',
      formats: { default: '%a, %d %b %Y %H:%M:%S %z', long: '%B %d, %Y %H:%M', short: '%d %b %H:%M' },
    },
  },
};

/** Translations for one locale: all that the probes look up. */
export const ONE_LOCALE: Translations = { en: ENGLISH };

/** Translations for every listed locale; those of "en" hold all that the probes look up. */
export const TRANSLATIONS: Translations = {
  ...forEach(LISTED_SYMBOLS.locales, (locale) => ({ greeting: `${locale}: %{name}` })),
  en: ENGLISH,
};

/** A loader of the suite's own. */
export const LOADER: LoaderValue = { format: 'inline', translations: TRANSLATIONS };

/** A configuration with that loader. */
export const CONFIG: ConfigValue = { default_locale: 'en', loaders: [LOADER] };

/** The calls that make a catalog without translations. */
export const EMPTY_CATALOG: readonly [Call] = [
  { method: 'Catalog.new', params: { catalog: 'catalog', default_locale: 'en' } },
];

/** The calls that make a catalog with translations. */
export const CATALOG: readonly Call[] = [
  ...EMPTY_CATALOG,
  { method: 'inject', params: { subject: 'catalog', translations: TRANSLATIONS } },
];

/** The call that configures the module. */
export const CONFIGURED: readonly Call[] = [{ method: 'configure', params: CONFIG }];

/** The calls that make the main catalog, with translations. */
export const MODULE: readonly Call[] = [...CONFIGURED, { method: 'init', params: {} }];
