import { isDeepStrictEqual } from 'node:util';
import { ErrorCode } from './errors';
import { isUnexpected } from './json-value';
import type {
  Call,
  InjectParams,
  LocaleParams,
  LocalizeParams,
  TranslateParams,
  WithLocaleParams,
} from './messages';
import { LISTED_SYMBOLS, type ConfigValue, type Translations } from './values';

/**
 * A call that tests whether an adapter handles a method as the protocol requires. A probe expects only what the
 * document states plainly, so every conforming port gives the expected answer.
 */
export interface Probe<Params = object> {
  /** A description of the case, if the method's name does not say enough. */
  readonly about?: string;
  /** The calls that are made before the probe, in a fresh state. */
  readonly before?: readonly Call[];
  readonly params: Params;
  /** The accepted results. If absent, any result of the promised type is accepted. */
  readonly answer?: Answer;
  /** The code of the error that the port must raise. If absent, the port must return a result. */
  readonly refusal?: ErrorCode;
  /** Whether the port may return the answer instead of raising the error. */
  readonly mayReturn?: true;
}

/** The results that a probe accepts. */
export interface Answer {
  /** A description of the accepted results: words, or the JSON of the only accepted result. */
  readonly text: string;
  readonly holds: (result: unknown) => boolean;
}

/** Returns an expected answer that only the given result matches. */
export function exactly(expected: unknown): Answer {
  return { text: JSON.stringify(expected), holds: (result) => isDeepStrictEqual(result, expected) };
}

/** Returns an expected answer that is matched by every result that meets the given condition. */
export function anyThat(text: string, holds: (result: unknown) => boolean): Answer {
  return { text, holds };
}

function withText(part: string): Answer {
  return anyThat(`a text with ${JSON.stringify(part)}`, (result) => String(result).includes(part));
}

/** Returns the given names as the keys of an object. */
function forEach<Value>(names: readonly string[], valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

const { keys: KEYS, locales: LOCALES, formats: FORMATS } = LISTED_SYMBOLS;
/** The listed Symbols that are paths, and the others. */
const PATHS = KEYS.filter((name) => name.includes('.'));
const NAMES = KEYS.filter((name) => !name.includes('.'));
const textOf = (name: string): string => `the text of ${name}`;
const TEXTS = {
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
const DATA = {
  texts: { en: TEXTS },
  'several locales': { ...forEach(LOCALES, (name) => ({ greeting: `${name}: %{name}` })), en: TEXTS },
  'plural forms': { en: { message: { one: 'One message', other: '%{count} messages' } } },
  'formats and names': { en: { i18n: LOCALIZATION } },
} satisfies Record<string, Translations>;
type Data = keyof typeof DATA;
const EACH_DATA = Object.keys(DATA) as readonly Data[];

const inline = (data: Data) => ({ format: 'inline' as const, translations: DATA[data] });
/** A loader with texts, and a configuration with this loader. */
export const LOADER = inline('texts');
const configOf = (data: Data): ConfigValue => ({ default_locale: 'en', loaders: [inline(data)] });
export const CONFIG = configOf('texts');
/** The params that create a catalog, and the calls that create one with texts. */
export const CATALOG = { catalog: 'catalog', default_locale: 'en' };
const EMPTY: readonly Call[] = [{ method: 'Catalog.new', params: CATALOG }];
const configured = (data: Data): Call[] => [{ method: 'configure', params: configOf(data) }];
const injected = (data: Data): InjectParams => ({ subject: 'catalog', translations: DATA[data] });

/** The calls before probes of the module without a catalog, and of a catalog. */
export const CONFIGURED: readonly Call[] = configured('texts');
export const IN_CATALOG: readonly Call[] = [...EMPTY, { method: 'inject', params: injected('texts') }];

/** Returns probes of each surface. The name of the catalog is also added to the calls in a block. */
export function onBoth<Params extends object>(
  ...probes: readonly (Omit<Probe<Params>, 'before'> & { readonly data?: Data })[]
): Probe<Params>[] {
  const made = (surface: string, before: (data: Data) => readonly Call[], added: object): Probe<Params>[] =>
    probes.map(({ data = 'texts', about, params, ...probe }) => {
      const { block } = params as { readonly block?: readonly Call[] };
      const inner = block?.map((call) => ({ ...call, params: { ...call.params, ...added } }));
      return {
        ...probe,
        about: about === undefined ? surface : `${about}, ${surface}`,
        before: before(data),
        params: { ...params, ...added, ...(inner && { block: inner }) },
      };
    });
  return [
    ...made('module', (data) => [...configured(data), { method: 'init', params: {} }], {}),
    ...made('catalog', (data) => [...EMPTY, { method: 'inject', params: injected(data) }], {
      subject: 'catalog',
    }),
  ];
}

/** The probes for `configure`: one for each kind of data, beginning with texts. */
export const CONFIGURE_PROBES: readonly Probe<ConfigValue>[] = EACH_DATA.map((data) => ({
  ...(data !== 'texts' && { about: data }),
  params: configOf(data),
}));

/** The probes for `inject`: one for each kind of data, beginning with texts, and one for a loader. */
export const INJECT_PROBES: readonly Probe<InjectParams>[] = [
  ...EACH_DATA.map((about) => ({ about, before: EMPTY, params: injected(about) })),
  { about: 'loader', before: EMPTY, params: { subject: 'catalog', loader: LOADER } },
];

const greeting = { key: 'greeting', params: { name: 'Ann' } };
const plain = { params: greeting, answer: exactly('Hello, Ann!') };
const missing = {
  about: 'a missing key',
  params: { key: 'nowhere.to_be_found' },
  answer: anyThat(
    'a text that states that the translation is missing',
    (result) => result !== '' && result !== 'nowhere.to_be_found',
  ),
};
/** The probes for `translate`, with each listed Symbol and each set of named arguments. */
export const TRANSLATE_PROBES = onBoth<TranslateParams>(
  plain,
  { about: 'a symbol', params: { ...greeting, key: { symbol: 'greeting' } }, answer: exactly('Hello, Ann!') },
  {
    about: 'a count',
    data: 'plural forms',
    params: { key: 'message', count: 2 },
    answer: exactly('2 messages'),
  },
  textProbe('a scope', 'simple', { key: 'simple', scope: 'names' }),
  textProbe('a scope of parts', 'menu.open', { key: 'open', scope: ['paths', 'menu'] }),
  ...[
    { key: 'greeting', kwargs: { name: 'Ann' }, text: 'Hello, Ann!' },
    { key: 'full_name', kwargs: { first: 'Ann', last: 'Lee' }, text: 'Ann Lee' },
    { key: 'whereabouts', kwargs: { name: 'Ann', place: 'Rome' }, text: 'Ann in Rome' },
    { key: 'language', kwargs: { locale: 'fr' }, text: 'This text is in fr' },
  ].map(({ text, ...params }) => ({ about: 'named arguments', params, answer: exactly(text) })),
  ...NAMES.map((symbol) => textProbe('each symbol', symbol, { key: { symbol }, scope: 'names' })),
  ...PATHS.map((symbol) => textProbe('each symbol', symbol, { key: { symbol }, scope: 'paths' })),
  missing,
);

function textProbe(about: string, name: string, params: TranslateParams): Probe<TranslateParams> {
  return { about, params, answer: exactly(textOf(name)) };
}

/** The probes for `t`. */
export const T_PROBES = onBoth<TranslateParams>(plain, missing);

/** The probes for lookups that raise an error if the translation is missing. */
export const STRICT_PROBES = onBoth<TranslateParams>(plain, {
  ...missing,
  refusal: ErrorCode.MissingTranslation,
});

const TIME = '2020-12-13T21:11:08.000000000+00:00';
const LATE = TIME.replace('+00:00', '-05:00');
const DATE = [2020, 12, 13] as const;
const DIGITS = anyThat('a text with the digits 1234567', (result) =>
  String(result).replace(/\D/g, '').startsWith('1234567'),
);
const OBJECTS = [
  objectProbe('an integer', { object: { integer: '1234567' } }, DIGITS),
  objectProbe('a float', { object: { float: '1234.5' } }, withText('1,234.5')),
  objectProbe('a time', { object: { time: TIME }, format: '%d %B, %H:%M' }, exactly('13 December, 21:11')),
  objectProbe(
    'a time with an offset',
    { object: { time: LATE }, format: '%H:%M %z' },
    exactly('21:11 -0500'),
  ),
  objectProbe('a date', { object: { date: DATE }, format: '%d %B %Y' }, exactly('13 December 2020')),
];

/** The probes for `l`. */
export const L_PROBES = onBoth<LocalizeParams>(...OBJECTS);

/**
 * The probes for `localize`, with every kind of object and each listed format. No probe combines a Symbol with a time,
 * because a named format may print the offset, and times have no offset in some programming languages.
 */
export const LOCALIZE_PROBES = onBoth<LocalizeParams>(
  ...OBJECTS,
  ...FORMATS.map((symbol) =>
    objectProbe(
      'each symbol',
      { object: { date: DATE }, format: { symbol } },
      withText(symbol === 'default' ? '2020-12-13' : `${symbol}: 13 December 2020`),
    ),
  ),
);

function objectProbe(about: string, params: LocalizeParams, answer: Answer) {
  return { about, data: 'formats and names' as const, params, answer };
}

/** The probes for `activate`, with each listed locale. */
export const ACTIVATE_PROBES = onBoth<LocaleParams>(
  { data: 'several locales', params: { locale: 'fr' }, answer: exactly('fr') },
  ...LOCALES.map((symbol) => ({
    about: 'each symbol',
    data: 'several locales' as const,
    params: { locale: { symbol } },
    answer: exactly(symbol),
  })),
  { about: 'an unknown locale', params: { locale: 'nowhere' }, refusal: ErrorCode.InvalidLocale },
);

/** The probes for `with_locale`. */
export const WITH_LOCALE_PROBES = onBoth<WithLocaleParams>(
  {
    data: 'several locales',
    params: { locale: 'fr', block: [{ method: 'locale' }, { method: 'translate', params: greeting }] },
    answer: anyThat(
      'the responses {"result":"fr"} and {"result":"fr: Ann"}, and the value "block", which the adapter\'s block returns',
      (result) => {
        const { block, value } = result as { readonly block: readonly object[]; readonly value?: unknown };
        return exactly([{ result: 'fr' }, { result: 'fr: Ann' }]).holds(block) && isBlockValue(value);
      },
    ),
  },
  {
    about: 'a block that raises',
    params: { locale: 'en', block: [{ method: 'raise', params: { message: 'raised' } }] },
    refusal: ErrorCode.Other,
    mayReturn: true,
    // SILENT-28: `with_locale` may swallow the error.
    answer: anyThat('error 3, or a response {"result":null} to raise', (result) =>
      exactly([{ result: null }]).holds((result as { readonly block: unknown }).block),
    ),
  },
);

/**
 * Tells whether `with_locale` may return this value when its block returns a text that begins with "block". The
 * document does not say what `with_locale` returns, so a locale, nil, a number, a boolean, a value that JSON cannot
 * express and an absent value are accepted too. Any other String, a list or a map is a mistake in the adapter.
 */
function isBlockValue(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('block') || ['fr', 'en'].includes(value);
  return typeof value !== 'object' || value === null || isUnexpected(value);
}
