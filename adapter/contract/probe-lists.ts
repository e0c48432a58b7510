import { ErrorCode } from './errors';
import type {
  InjectParams,
  LocaleParams,
  LocalizeParams,
  TranslateParams,
  WithLocaleParams,
} from './messages';
import { isUnexpected } from './json-value';
import { SYMBOLS_WITH_DOTS } from './probe-data';
import { anyThat, exactly, onBoth, type Answer, type Probe } from './probe';
import { DATA, EMPTY_CATALOG, LOADER } from './probe-data';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS, type ConfigValue } from './values';

/** The probe for `constants`, whose values the document states (section 9). */
export const CONSTANTS_PROBES: readonly Probe[] = [
  {
    params: {},
    answer: anyThat('VERSION "0.2.2" and DEFAULT_LOCALE "en"', (result) => {
      const { VERSION, DEFAULT_LOCALE } = result as Readonly<Record<string, unknown>>;
      return VERSION === '0.2.2' && DEFAULT_LOCALE === 'en';
    }),
  },
];

/** The probes for `configure`: one for each kind of data, starting with texts. */
export const CONFIGURE_PROBES: readonly Probe<ConfigValue>[] = [
  { params: DATA.texts.config },
  { about: 'plural forms', data: 'plurals', params: DATA.plurals.config },
  { about: 'formats and names', data: 'formats', params: DATA.formats.config },
];

/** The probes for `inject`: some for each kind of data, starting with texts, and one for a loader. */
export const INJECT_PROBES: readonly Probe<InjectParams>[] = [
  {
    about: 'translations of one locale',
    before: EMPTY_CATALOG,
    params: { subject: 'catalog', translations: DATA.texts.oneLocale },
  },
  {
    about: 'translations of several locales',
    before: EMPTY_CATALOG,
    params: { subject: 'catalog', translations: DATA.texts.translations },
  },
  {
    about: 'plural forms',
    data: 'plurals',
    before: EMPTY_CATALOG,
    params: { subject: 'catalog', translations: DATA.plurals.oneLocale },
  },
  {
    about: 'formats and names',
    data: 'formats',
    before: EMPTY_CATALOG,
    params: { subject: 'catalog', translations: DATA.formats.oneLocale },
  },
  { about: 'loader', before: EMPTY_CATALOG, params: { subject: 'catalog', loader: LOADER } },
];

const greeting = { key: 'greeting', params: { name: 'Ann' } };
const plain: Probe<TranslateParams> = { params: greeting, answer: exactly('Hello, Ann!') };
const missing: Probe<TranslateParams> = {
  about: 'a missing key',
  params: { key: 'nowhere.to_be_found' },
  answer: anyThat(
    'a text that states that the translation is missing',
    (result) => result !== '' && result !== 'nowhere.to_be_found',
  ),
};

/**
 * One lookup for each of the {@link LISTED_KEYWORD_SETS}. Each property name consists of the names of the
 * arguments, separated by spaces.
 */
const KEYWORD_PROBES: Readonly<Record<string, Probe<TranslateParams>>> = {
  name: { params: { key: 'greeting', kwargs: { name: 'Ann' } }, answer: exactly('Hello, Ann!') },
  'first last': {
    params: { key: 'full_name', kwargs: { first: 'Ann', last: 'Lee' } },
    answer: exactly('Ann Lee'),
  },
  'name place': {
    params: { key: 'whereabouts', kwargs: { name: 'Ann', place: 'Rome' } },
    answer: exactly('Ann in Rome'),
  },
};

/**
 * The probes for `translate`. They use each key of {@link LISTED_SYMBOLS}, each of the {@link LISTED_KEYWORD_SETS}, and
 * every argument except `default`, whose effect the document does not specify.
 */
export const TRANSLATE_PROBES = onBoth<TranslateParams>(
  plain,
  { about: 'a symbol', params: { ...greeting, key: { symbol: 'greeting' } }, answer: exactly('Hello, Ann!') },
  { about: 'a count', data: 'plurals', params: { key: 'message', count: 2 }, answer: exactly('2 messages') },
  {
    about: 'a scope',
    params: { key: 'simple', scope: 'listed.simple' },
    answer: exactly('the text of simple'),
  },
  {
    about: 'a scope of parts',
    params: { key: 'simple', scope: ['listed', 'simple'] },
    answer: exactly('the text of simple'),
  },
  ...LISTED_KEYWORD_SETS.map((names) => ({
    about: 'named arguments',
    ...KEYWORD_PROBES[names.join(' ')]!,
  })),
  ...LISTED_SYMBOLS.keys.map((symbol) => ({
    about: 'each symbol',
    params: { key: { symbol }, scope: `listed.${symbol}` },
    answer: exactly(`the text of ${symbol}`),
  })),
  ...LISTED_SYMBOLS.keys
    .filter((symbol) => !symbol.includes('.'))
    .map((symbol) => ({
      about: 'each symbol in a scope',
      params: { key: symbol, scope: ['listed', { symbol }] },
      answer: exactly(`the text of ${symbol}`),
    })),
  ...SYMBOLS_WITH_DOTS.map((symbol) => ({
    about: 'symbols with dots as scopes',
    params: { key: 'text', scope: { symbol } },
    answer: exactly(`the text of ${symbol}`),
  })),
  missing,
);

/** The probes for `t`. */
export const T_PROBES = onBoth<TranslateParams>(plain, missing);

/** The probes for lookups that raise an error if the translation is missing. */
export const STRICT_PROBES = onBoth<TranslateParams>(plain, {
  ...missing,
  refusal: ErrorCode.MissingTranslation,
});

const TIME = '2020-12-13T21:11:08.000000000+00:00';
const DATE = [2020, 12, 13] as const;

const OBJECT_PROBES: readonly Probe<LocalizeParams>[] = [
  {
    about: 'an integer',
    data: 'formats' as const,
    params: { object: { integer: '1234567' } },
    answer: withDigits('1234567'),
  },
  {
    about: 'a float',
    data: 'formats' as const,
    params: { object: { float: '1234.5' } },
    answer: withText('1,234.5'),
  },
  {
    about: 'a time',
    data: 'formats' as const,
    params: { object: { time: TIME }, format: '%d %B %Y, %H:%M' },
    answer: exactly('13 December 2020, 21:11'),
  },
  {
    about: 'a time with an offset',
    data: 'formats' as const,
    params: { object: { time: TIME.replace('+00:00', '-05:00') }, format: '%H:%M:%S %z' },
    answer: exactly('21:11:08 -0500'),
  },
  {
    about: 'a date',
    data: 'formats' as const,
    params: { object: { date: DATE }, format: '%d %B %Y' },
    answer: exactly('13 December 2020'),
  },
];

/**
 * The probes for `localize`, with every kind of object and every Symbol that is listed as a format. No probe combines a
 * Symbol with a time, because a named format may print the offset, and times have no offset in some programming
 * languages.
 */
export const LOCALIZE_PROBES = onBoth<LocalizeParams>(
  ...OBJECT_PROBES,
  ...LISTED_SYMBOLS.formats.map((symbol) => ({
    about: 'a number, each symbol',
    data: 'formats' as const,
    params: { object: { float: '1234.5' }, format: { symbol } },
    answer: withText(symbol === 'default' ? '1,234.5' : `.${symbol}.`),
  })),
  ...LISTED_SYMBOLS.formats.map((symbol) => ({
    about: 'a date, each symbol',
    data: 'formats' as const,
    params: { object: { date: DATE }, format: { symbol } },
    answer: withText(symbol === 'default' ? '2020-12-13' : `${symbol}: 13 December 2020`),
  })),
);

/** The probes for `l`. */
export const L_PROBES = onBoth<LocalizeParams>(...OBJECT_PROBES);

/** The probes for `activate`, which include every Symbol that is listed as a locale. */
export const ACTIVATE_PROBES = onBoth<LocaleParams>(
  { params: { locale: 'fr' }, needsSeveralLocales: true, answer: exactly('fr') },
  ...LISTED_SYMBOLS.locales.map((symbol) => ({
    about: 'each symbol',
    params: { locale: { symbol } },
    needsSeveralLocales: true as const,
    answer: exactly(symbol),
  })),
  { about: 'an unknown locale', params: { locale: 'nowhere' }, refusal: ErrorCode.InvalidLocale },
);

/** The probes for `with_locale`. */
export const WITH_LOCALE_PROBES = onBoth<WithLocaleParams>(
  {
    params: { locale: 'fr', block: [{ method: 'locale' }, { method: 'translate', params: greeting }] },
    needsSeveralLocales: true,
    answer: anyThat(
      'the responses {"result":"fr"} and {"result":"fr: Ann"}, and the value "block", which the adapter\'s block returns',
      (result) => {
        const { block, value } = result as { readonly block: readonly object[]; readonly value?: unknown };
        const responses = [{ result: 'fr' }, { result: 'fr: Ann' }];
        return exactly(responses).holds(block) && isBlockValue(value);
      },
    ),
  },
  {
    about: 'a block that raises',
    params: { locale: 'en', block: [{ method: 'raise', params: { message: 'raised' } }] },
    refusal: ErrorCode.Other,
  },
);

/**
 * Tells whether `with_locale` may return this value when its block returns a text that begins with "block". The
 * document does not say what `with_locale` returns. So these are accepted besides the block's text: the locales `fr`
 * and `en`, nil, a number, a boolean, a value that JSON cannot express, and an absent value. Any other String, a list
 * or a map would be a mistake in the adapter.
 */
function isBlockValue(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('block') || ['fr', 'en'].includes(value);
  return typeof value !== 'object' || value === null || isUnexpected(value);
}

function withText(part: string): Answer {
  return anyThat(`a text with ${JSON.stringify(part)}`, (result) => String(result).includes(part));
}

function withDigits(digits: string): Answer {
  const holds = (result: unknown): boolean => String(result).replace(/\D/g, '').startsWith(digits);
  return anyThat(`a text with the digits ${digits}`, holds);
}
