import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../../adapter/contract/adapter';
import { ErrorCode } from '../../adapter/contract/errors';
import { isUnexpected } from '../../adapter/contract/json-value';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import { NAMES, PATHS, textOf, type Data, type MethodCall } from './probe-data';

const { locales: LOCALES, formats: FORMATS } = LISTED_SYMBOLS;

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

/** Returns an expected answer that only the given result matches. */
export function exactly(expected: unknown): Answer {
  return { text: JSON.stringify(expected), holds: (result) => isDeepStrictEqual(result, expected) };
}

function withText(part: string): Answer {
  return {
    text: `a text with ${JSON.stringify(part)}`,
    holds: (result) => String(result).includes(part),
  };
}

/** A probe of a method on any surface, with the translations that it needs. */
export type Case = Omit<Probe, 'method' | 'before'> & {
  readonly data?: Data;
  readonly before?: Probe['before'];
};

const greeting = { key: 'greeting', params: { name: 'Ann' } };
/** A lookup with a value. */
export const plain: Case = { params: greeting, answer: exactly('Hello, Ann!') };
/** A lookup that finds nothing. */
export const missing: Case = {
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
export const LOOKUPS: readonly Case[] = [
  plain,
  { about: 'a symbol', params: { ...greeting, key: { symbol: 'greeting' } }, answer: exactly('Hello, Ann!') },
  ...[
    { value: 2, text: exactly('Hello, 2!') },
    { value: { float: '1.5' }, text: withText('Hello, ') },
    { value: true, text: withText('Hello, ') },
  ].map(({ value, text }) => ({
    about: 'a value that is not a text',
    params: { key: 'greeting', params: { name: value } },
    answer: text,
  })),
  ...[
    { count: 2, text: exactly('2 messages') },
    { count: { float: '2.5' }, text: withText(' messages') },
  ].map(({ count, text }) => ({
    about: 'a count',
    data: 'plural forms' as const,
    params: { key: 'message', count },
    answer: text,
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

/** The lookups that raise an error if the translation is missing. */
export const STRICT: readonly Case[] = [
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
export const OBJECTS: readonly Case[] = [
  ofObject('an integer', { object: { integer: '1234567' } }, DIGITS),
  ofObject('an integer of 64 bits', { object: { integer: '-9223372036854775807' } }),
  ofObject('a float', { object: { float: '1234.5' } }, withText('1,234.5')),
  ofObject('a time', { object: { time: TIME }, format: '%d %B, %H:%M' }, exactly('13 December, 21:11')),
  ofObject('a time with an offset', { object: { time: LATE }, format: '%H:%M %z' }, exactly('21:11 -0500')),
  ofObject('a date', { object: { date: DATE }, format: '%d %B %Y' }, exactly('13 December 2020')),
  ofObject('named arguments', { object: { date: DATE }, format: '%d %B %Y', kwargs: { name: 'Ann' } }),
];

/** The localizations with each listed format. */
export const FORMATTED: readonly Case[] = FORMATS.map((symbol) =>
  ofObject(
    'each symbol',
    { object: { date: DATE }, format: { symbol } },
    withText(symbol === 'default' ? '2020-12-13' : `${symbol}: 13 December 2020`),
  ),
);

/** The translations of several locales. */
export const several = { data: 'several locales' } as const;
/** The activations, with each listed locale. */
export const ACTIVATED: readonly Case[] = [
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
/** The blocks of `with_locale`. */
export const BLOCKS: readonly Case[] = [
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
      text: 'error 1 and error 2 and "fr" from the calls of the block, because a call that fails does not stop it',
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
