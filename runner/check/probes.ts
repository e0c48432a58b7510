import { isDeepStrictEqual } from 'node:util';
import type { Call, Method } from '../../adapter/contract/adapter';
import { ErrorCode } from '../../adapter/contract/errors';
import { isUnexpected } from '../../adapter/contract/json-value';
import { LISTED_SYMBOLS, type Translations } from '../../adapter/contract/values';

/** A call of a method of the protocol. */
export type MethodCall = Call & { readonly method: Method };

/**
 * A call that tests whether an adapter handles a method as the protocol requires. A probe expects only what the
 * document states plainly, so every conforming port gives the expected answer.
 */
export interface Probe extends MethodCall {
  readonly params: object;
  /** A description of the case, if the method's name does not say enough. */
  readonly about?: string;
  /** The calls that are made before the probe, in a fresh state. */
  readonly before?: readonly MethodCall[];
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

function exactly(expected: unknown): Answer {
  return { text: JSON.stringify(expected), holds: (result) => isDeepStrictEqual(result, expected) };
}

function withText(part: string): Answer {
  return {
    text: `a text with ${JSON.stringify(part)}`,
    holds: (result) => String(result).includes(part),
  };
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

const inline = (translations: Translations) => ({ format: 'inline', translations });
const configOf = (translations: Translations) => ({ default_locale: 'en', loaders: [inline(translations)] });
/** Every field of a configuration and of a new catalog. */
const OPTIONS = {
  default_locale: 'fr',
  available_locales: ['fr', 'en'],
  fallbacks: { mapping: { 'fr-CA': ['fr', 'en'], gsw: 'en' }, default: ['en'] },
};
const NO_OPTIONS = { available_locales: null, fallbacks: null };

/** The calls that give the module, or a new catalog, these translations. */
const MODULE_WITH = (translations: Translations): MethodCall[] => [
  { method: 'configure', params: configOf(translations) },
  { method: 'init', params: {} },
];
const EMPTY: readonly MethodCall[] = [
  { method: 'Catalog.new', params: { catalog: 'catalog', default_locale: 'en' } },
];
const CATALOG_WITH = (translations: Translations): MethodCall[] => [
  ...EMPTY,
  { method: 'inject', params: { subject: 'catalog', translations } },
];

type Case = Omit<Probe, 'method' | 'before'> & { readonly data?: Data; readonly before?: Probe['before'] };

/**
 * Returns probes of a method on each surface. The name of the catalog is also added to the calls in a block. The calls
 * of `before` come before those that give the surface its translations.
 */
function onBoth(method: Method, ...cases: readonly Case[]): Probe[] {
  const made = (
    surface: string,
    calls: (translations: Translations) => MethodCall[],
    added: object,
  ): Probe[] =>
    cases.map(({ data = 'texts', about, before = [], params, ...rest }) => {
      const { block } = params as { readonly block?: readonly Call[] };
      const inner = block?.map((call) => ({ ...call, params: { ...call.params, ...added } }));
      return {
        method,
        ...rest,
        about: about === undefined ? surface : `${about}, ${surface}`,
        before: [...before, ...calls(DATA[data])],
        params: { ...params, ...added, ...(inner && { block: inner }) },
      };
    });
  return [...made('module', MODULE_WITH, {}), ...made('catalog', CATALOG_WITH, { subject: 'catalog' })];
}

const greeting = { key: 'greeting', params: { name: 'Ann' } };
const plain: Case = { params: greeting, answer: exactly('Hello, Ann!') };
const missing: Case = {
  about: 'a missing key',
  params: { key: 'nowhere.to_be_found' },
  answer: {
    text: 'a text that states that the translation is missing',
    holds: (result) => result !== '' && result !== 'nowhere.to_be_found',
  },
};

/** Returns a probe that expects the text of a key. */
function textOfKey(about: string, name: string, params: object): Case {
  return { about, params, answer: exactly(textOf(name)) };
}

/** The lookups: with each kind of argument, each listed Symbol, and each set of named arguments. */
const LOOKUPS: readonly Case[] = [
  plain,
  { about: 'a symbol', params: { ...greeting, key: { symbol: 'greeting' } }, answer: exactly('Hello, Ann!') },
  ...[2, { float: '1.5' }, true].map((value) => ({
    about: 'a value that is no text',
    params: { key: 'greeting', params: { name: value } },
    answer: withText('Hello, '),
  })),
  ...[2, { float: '2.5' }].map((count) => ({
    about: 'a count',
    data: 'plural forms' as const,
    params: { key: 'message', count },
    answer: withText(' messages'),
  })),
  {
    about: 'nil for each optional argument',
    params: { key: 'language', params: null, count: null, scope: null, default: null },
    answer: withText('This text is in '),
  },
  ...['a text', 2, { float: '1.5' }, false].map((value) => ({
    about: 'a default',
    params: { ...greeting, default: value },
    answer: exactly('Hello, Ann!'),
  })),
  textOfKey('a scope', 'simple', { key: 'simple', scope: 'names' }),
  textOfKey('a scope of parts', 'menu.open', { key: 'open', scope: ['paths', 'menu'] }),
  ...[
    { key: 'greeting', kwargs: { name: 'Ann' }, text: 'Hello, Ann!' },
    { key: 'full_name', kwargs: { first: 'Ann', last: 'Lee' }, text: 'Ann Lee' },
    { key: 'whereabouts', kwargs: { name: 'Ann', place: 'Rome' }, text: 'Ann in Rome' },
    { key: 'language', kwargs: { locale: 'fr' }, text: 'This text is in fr' },
  ].map(({ text, ...params }) => ({ about: 'named arguments', params, answer: exactly(text) })),
  ...NAMES.map((symbol) => textOfKey('each symbol', symbol, { key: { symbol }, scope: 'names' })),
  ...PATHS.map((symbol) => textOfKey('each symbol', symbol, { key: { symbol }, scope: 'paths' })),
  missing,
];

const STRICT: readonly Case[] = [
  plain,
  { about: 'a missing key', params: missing.params, refusal: ErrorCode.MissingTranslation },
];

const TIME = '2020-12-13T21:11:08.000000000+00:00';
const LATE = TIME.replace('+00:00', '-05:00');
const DATE = [2020, 12, 13];
const DIGITS = {
  text: 'a text with the digits 1234567',
  holds: (result: unknown) => String(result).replace(/\D/g, '').startsWith('1234567'),
};

function ofObject(about: string, params: object, answer?: Answer): Case {
  return { about, data: 'formats and names', params, ...(answer && { answer }) };
}

/**
 * The localizations of each kind of object. No probe combines a Symbol with a time, because a named format may print the
 * offset, and times have no offset in some programming languages.
 */
const OBJECTS: readonly Case[] = [
  ofObject('an integer', { object: { integer: '1234567' } }, DIGITS),
  ofObject('an integer of 64 bits', { object: { integer: '-9223372036854775807' } }),
  ofObject('a float', { object: { float: '1234.5' } }, withText('1,234.5')),
  ofObject('a time', { object: { time: TIME }, format: '%d %B, %H:%M' }, exactly('13 December, 21:11')),
  ofObject('a time with an offset', { object: { time: LATE }, format: '%H:%M %z' }, exactly('21:11 -0500')),
  ofObject('a date', { object: { date: DATE }, format: '%d %B %Y' }, exactly('13 December 2020')),
  ofObject('named arguments', { object: { date: DATE }, format: '%d %B %Y', kwargs: { name: 'Ann' } }),
];

const FORMATTED: readonly Case[] = FORMATS.map((symbol) =>
  ofObject(
    'each symbol',
    { object: { date: DATE }, format: { symbol } },
    withText(symbol === 'default' ? '2020-12-13' : `${symbol}: 13 December 2020`),
  ),
);

const several = { data: 'several locales' } as const;
const ACTIVATED: readonly Case[] = [
  { ...several, params: { locale: 'fr' }, answer: exactly('fr') },
  ...LOCALES.map((symbol) => ({
    ...several,
    about: 'each symbol',
    params: { locale: { symbol } },
    answer: exactly(symbol),
  })),
  { about: 'an unknown locale', params: { locale: 'nowhere' }, refusal: ErrorCode.InvalidLocale },
];

const failing: readonly Call[] = [
  { method: 'activate', params: { locale: 'nowhere' } },
  { method: 'translate!', params: { key: 'nowhere.to_be_found' } },
  { method: 'locale' },
];
const BLOCKS: readonly Case[] = [
  {
    ...several,
    params: { locale: 'fr', block: [{ method: 'locale' }, { method: 'translate', params: greeting }] },
    answer: {
      text: '"fr" and "fr: Ann" from the calls of the block, and the value "block", which the adapter\'s block returns',
      holds: (result) => {
        const { block, value } = result as { readonly block: readonly object[]; readonly value?: unknown };
        return exactly([{ result: 'fr' }, { result: 'fr: Ann' }]).holds(block) && isBlockValue(value);
      },
    },
  },
  {
    ...several,
    about: 'calls that fail',
    params: { locale: 'fr', block: failing },
    answer: {
      text: 'the responses error 1, error 2 and {"result":"fr"}, because a call that fails does not stop the block',
      holds: (result) => {
        const { block } = result as {
          readonly block: readonly { readonly error?: { readonly code: number } }[];
        };
        const codes = block.map(({ error }) => error?.code);
        return exactly([1, 2, undefined]).holds(codes) && exactly({ result: 'fr' }).holds(block[2]);
      },
    },
  },
  {
    about: 'a block that raises',
    params: { locale: 'en', block: [{ method: 'raise', params: { message: 'raised' } }] },
    refusal: ErrorCode.Other,
    mayReturn: true,
    // SILENT-28: `with_locale` may swallow the error.
    answer: {
      text: 'error 3, or nil from raise if the library swallows the error',
      holds: (result) => exactly([{ result: null }]).holds((result as { readonly block: unknown }).block),
    },
  },
];

/**
 * Tells whether `with_locale` may return this value when its block returns a text that begins with "block". The
 * document does not say what `with_locale` returns, so a locale, nil, a number, a boolean, a value that JSON cannot
 * express and an absent value are accepted too. Any other String, a list or a map is a mistake in the adapter.
 */
function isBlockValue(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('block') || ['fr', 'en'].includes(value);
  return typeof value !== 'object' || value === null || isUnexpected(value);
}

/** The calls of a scenario that leaves its mark everywhere, and a reset. */
const LEFT_BEHIND: readonly MethodCall[] = [
  ...MODULE_WITH({ en: { left: 'left behind' }, fr: { left: 'left behind' } }),
  { method: 'activate', params: { locale: 'fr' } },
  ...CATALOG_WITH({ en: { left: 'left behind' } }),
  { method: 'configure', params: OPTIONS },
  { method: 'reset', params: {} },
];
const afterReset = (params: object, answer: Answer): Case => ({
  about: 'after a reset',
  before: LEFT_BEHIND,
  params,
  answer,
});

/** The probes of an adapter, by method. */
export const PROBES: readonly Probe[] = [
  {
    method: 'constants',
    params: {},
    answer: {
      text: 'VERSION "0.2.2" and DEFAULT_LOCALE "en"',
      holds: (result) => {
        const { VERSION, DEFAULT_LOCALE } = result as Readonly<Record<string, unknown>>;
        return VERSION === '0.2.2' && DEFAULT_LOCALE === 'en';
      },
    },
  },
  { method: 'config', params: {} },
  ...EACH_DATA.map((data): Probe => ({
    method: 'configure',
    ...(data !== 'texts' && { about: data }),
    params: configOf(DATA[data]),
  })),
  { method: 'configure', about: 'all fields', params: OPTIONS },
  { method: 'config=', params: { ...OPTIONS, ...configOf(DATA.texts) } },
  { method: 'init', before: MODULE_WITH(DATA.texts).slice(0, 1), params: {} },
  { method: 'Catalog.new', params: EMPTY[0]!.params! },
  { method: 'Catalog.new', about: 'all arguments', params: { catalog: 'catalog', ...OPTIONS } },
  { method: 'Catalog.new', about: 'nil for arguments', params: { catalog: 'catalog', ...NO_OPTIONS } },
  {
    method: 'Catalog.from_config',
    params: { catalog: 'catalog', config: { ...OPTIONS, loaders: [inline(DATA.texts)] } },
  },
  ...EACH_DATA.map((about): Probe => ({
    method: 'inject',
    about,
    before: EMPTY,
    params: { subject: 'catalog', translations: DATA[about] },
  })),
  {
    method: 'inject',
    about: 'loader',
    before: EMPTY,
    params: { subject: 'catalog', loader: inline(DATA.texts) },
  },
  {
    method: 'load',
    about: 'a loader of its own',
    params: { loader: inline(DATA.texts) },
    answer: {
      text: 'the translations of the loader',
      holds: (result) => (result as Translations)['en']?.['greeting'] === TEXTS.greeting,
    },
  },
  {
    method: 'default_locale',
    before: CATALOG_WITH(DATA.texts),
    params: { subject: 'catalog' },
    answer: exactly('en'),
  },
  ...onBoth('locale', { params: {}, answer: exactly('en') }, afterReset({}, exactly('en'))),
  ...onBoth(
    'available_locales',
    {
      ...several,
      params: {},
      answer: {
        text: 'an array with "en" and "fr"',
        holds: (result) => ['en', 'fr'].every((locale) => (result as readonly string[]).includes(locale)),
      },
    },
    afterReset({}, exactly(['en'])),
  ),
  ...onBoth('activate', ...ACTIVATED),
  ...onBoth('locale=', { ...several, params: { locale: 'fr' }, answer: exactly('fr') }),
  ...onBoth('with_locale', ...BLOCKS),
  ...onBoth(
    'translate',
    ...LOOKUPS,
    afterReset(
      { key: 'left' },
      {
        text: 'no text from before the reset',
        holds: (result) => result !== 'left behind',
      },
    ),
  ),
  ...onBoth('t', plain, missing),
  ...onBoth('translate!', ...STRICT),
  ...onBoth('t!', ...STRICT),
  ...onBoth('localize', ...OBJECTS, ...FORMATTED),
  ...onBoth('l', ...OBJECTS),
  { method: 'plural_rule', params: { rule: 'EastSlavic', count: 5 } },
  { method: 'plural_rule', about: 'a float', params: { rule: 'EastSlavic', count: { float: '1.5' } } },
  { method: 'plural_rule_name', params: { locale: 'ru' } },
  { method: 'fallbacks_for', params: { fallbacks: { default: ['en'] }, locale: 'fr-CA' } },
  { method: 'tag_parents', params: { tag: 'fr-CA' } },
];
