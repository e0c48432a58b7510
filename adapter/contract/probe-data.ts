import type { Call } from './messages';
import {
  LISTED_SYMBOLS,
  type ConfigValue,
  type LoaderValue,
  type TranslationMap,
  type Translations,
} from './values';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Makes a map with an entry for each of the given names. */
function forEach<Value>(names: readonly string[], valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Makes nested maps in which each of the given dotted paths leads to its text. */
function nested(texts: readonly (readonly [path: string, text: string])[]): TranslationMap {
  const first = (path: string): string => path.split('.', 1)[0]!;
  const keys = [...new Set(texts.map(([path]) => first(path)))];
  return forEach(keys, (key) => {
    const below = texts.filter(([path]) => first(path) === key);
    const leaf = below.find(([path]) => path === key);
    return leaf?.[1] ?? nested(below.map(([path, text]) => [path.slice(key.length + 1), text]));
  });
}

/** The listed Symbols that contain a dot and are therefore paths. */
export const SYMBOLS_WITH_DOTS = LISTED_SYMBOLS.keys.filter((name) => name.includes('.'));

/**
 * A kind of data in translations. Each kind includes the preceding ones. An adapter may accept some kinds and refuse
 * others.
 */
export type DataKind = 'texts' | 'plurals' | 'formats';

const TEXTS = {
  greeting: 'Hello, %{name}!',
  full_name: '%{first} %{last}',
  whereabouts: '%{name} in %{place}',
  // Each listed Symbol is tested as a key and, if it is not a path, also as a part of a scope. So the path
  // `listed.simple.simple` contains `simple` twice: as a part of the scope and as the key.
  listed: nested(LISTED_SYMBOLS.keys.map((name) => [`${name}.${name}`, `the text of ${name}`])),
  // Each listed Symbol that is a path is also tested as a complete scope. For example, `menu.open` is the scope of the
  // path `menu.open.text`.
  ...nested(SYMBOLS_WITH_DOTS.map((name) => [`${name}.text`, `the text of ${name}`])),
};

const PLURALS = { ...TEXTS, message: { one: 'One message', other: '%{count} messages' } };

const FORMATS = {
  ...PLURALS,
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

/** The calls and values that probes use for a given {@link DataKind}. */
export interface ProbeData {
  /** Translations for "en" only. */
  readonly oneLocale: Translations;
  /** Translations for every locale in {@link LISTED_SYMBOLS}, including the translations in `oneLocale`. */
  readonly translations: Translations;
  /** A configuration whose only loader is an inline loader with `translations`. */
  readonly config: ConfigValue;
  /** The calls that create a catalog with `translations`. */
  readonly catalog: readonly Call[];
  /** The calls that create a catalog with `oneLocale`. */
  readonly catalogOfOneLocale: readonly Call[];
  /** The calls that configure the module. */
  readonly configured: readonly Call[];
  /** The calls that configure the module and create its main catalog. */
  readonly module: readonly Call[];
}

/** A list with one call, which creates a catalog without translations. */
export const EMPTY_CATALOG: readonly [Call] = [
  { method: 'Catalog.new', params: { catalog: 'catalog', default_locale: 'en' } },
];

/**
 * The data for probes. Each probe uses the simplest kind of data that suffices, so an adapter that refuses formats is
 * still tested with texts.
 */
export const DATA: Readonly<Record<DataKind, ProbeData>> = {
  texts: dataOf(TEXTS),
  plurals: dataOf(PLURALS),
  formats: dataOf(FORMATS),
};

/** An inline loader with texts. */
export const LOADER: LoaderValue = { format: 'inline', translations: DATA.texts.translations };

function dataOf(english: Translations[string]): ProbeData {
  const oneLocale: Translations = { en: english };
  const translations: Translations = {
    ...forEach(LISTED_SYMBOLS.locales, (locale) => ({ greeting: `${locale}: %{name}` })),
    ...oneLocale,
  };
  const config: ConfigValue = { default_locale: 'en', loaders: [{ format: 'inline', translations }] };
  const catalogWith = (its: Translations): readonly Call[] => [
    ...EMPTY_CATALOG,
    { method: 'inject', params: { subject: 'catalog', translations: its } },
  ];
  const configured: readonly Call[] = [{ method: 'configure', params: config }];
  return {
    oneLocale,
    translations,
    config,
    catalog: catalogWith(translations),
    catalogOfOneLocale: catalogWith(oneLocale),
    configured,
    module: [...configured, { method: 'init', params: {} }],
  };
}
