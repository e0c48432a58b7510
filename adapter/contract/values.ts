import {
  anyOf,
  array,
  described,
  int32,
  literal,
  literals,
  map,
  named,
  object,
  optional,
  pattern,
  primitive,
  reference,
  string,
  titled,
  typed,
  type TypeOf,
} from './schema';

// The values of the adapter protocol, version 1, as typed JSON. Adapter modules receive the same values as adapter
// programs. So one description of an operation applies to both kinds of adapters, and a recorded call can be sent to
// either kind.

/** A Symbol. In a language without symbols, the adapter passes its name as a String. */
export const SymbolValue = named('symbol', object({ symbol: string }), { symbol: 'short' });
export type SymbolValue = TypeOf<typeof SymbolValue>;

/** A Float, written as text, so that 1.0 differs from 1. */
export const FloatValue = named(
  'float',
  object({ float: pattern('^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$') }),
  { float: '1.0' },
  { float: '1e+21' },
);
export type FloatValue = TypeOf<typeof FloatValue>;

/** A String or a Symbol: a locale, a key, an item of a scope, or the name of a format. */
export const Name = named('name', anyOf(string, SymbolValue), 'short', { symbol: 'short' });
export type Name = TypeOf<typeof Name>;

/** A count (section 4.1): a Float, or a 32-bit Int, which is sent as a JSON integer. */
export const Count = named('count', anyOf(int32, FloatValue), 2, { float: '1.5' });
export type Count = TypeOf<typeof Count>;

/**
 * A value for a placeholder, or for the parameter `default` (section 4.1): a String, a 32-bit Int, a Float, a Bool or
 * nil.
 */
export const Scalar = named(
  'scalar',
  anyOf(primitive('string', 'boolean', 'null'), int32, FloatValue),
  'Ann',
  2,
  { float: '1.5' },
  true,
  null,
);
export type Scalar = TypeOf<typeof Scalar>;

/**
 * The path prefix of a lookup (section 4.1): a String or a Symbol, with or without dots, or an array of Strings and
 * Symbols.
 */
export const Scope = anyOf(Name, array(Name));
export type Scope = TypeOf<typeof Scope>;

/**
 * The Symbols that the suite uses, grouped by the params in which they occur: `locale`, `format`, and `key` or `scope`.
 * A Symbol with dots is a path, like a String with dots. In some languages, an adapter must know the Symbols when it is
 * compiled. A test checks that the features and the fuzzer use no other Symbols.
 */
export const LISTED_SYMBOLS = {
  locales: ['en', 'fr', 'es', 'xx', 'de'],
  formats: ['default', 'short', 'long', 'custom', 'compact', 'missing'],
  keys: [
    'simple',
    'translation',
    'error',
    'username',
    'blank',
    'greeting',
    'message',
    'scoped',
    'menu.open',
    'menu.file.open',
    'error.username',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * The sets of named arguments that the suite uses. In some languages, an adapter must know the names when it is
 * compiled, so the features and the fuzzer use no other sets.
 */
export const LISTED_KEYWORD_SETS = [['name'], ['first', 'last'], ['name', 'place'], ['locale']] as const;

/** Named arguments (section 4.1): one of the four sets below. */
export const NamedArguments = named('named-arguments', map(Scalar), {
  first: 'Ann',
  last: 'Lee',
});
export type NamedArguments = TypeOf<typeof NamedArguments>;

const leaf = [primitive('string', 'boolean', 'null'), int32, array(string)] as const;

/** A leaf of a translations hash (section 2.4): a string, a 32-bit integer, a boolean, null or an array of strings. */
export type TranslationLeaf = TypeOf<(typeof leaf)[number]>;

/** The translations of one locale: nested maps of leaves. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/**
 * A value under a key of a translations hash: a nested map or a leaf. A leaf is a string, a 32-bit integer, a boolean,
 * null or an array of strings.
 */
const TranslationsBelow = named(
  'translations-below',
  typed<TranslationLeaf | TranslationMap>(anyOf(...leaf, map(reference('translations-below')))),
);

/**
 * A translations hash (section 2.4), which maps the name of each locale to nested maps. Leaves are strings, integers,
 * booleans, null or arrays of strings.
 */
export const Translations = named('translations', map(typed<TranslationMap>(map(TranslationsBelow))), {
  en: { greeting: 'Hello, %{name}!', days: ['Mon', 'Tue'] },
});
export type Translations = TypeOf<typeof Translations>;

/**
 * A loader (section 2.3): the port's own for a folder, or a custom one whose `load` returns the given translations.
 */
export const LoaderValue = named(
  'loader',
  anyOf(
    object({ format: literals('yaml', 'json'), path: string }),
    object({ format: literal('inline'), translations: Translations }),
  ),
  { format: 'yaml', path: '/absolute/folder' },
  { format: 'inline', translations: { en: { hi: 'Hi' } } },
);
export type LoaderValue = TypeOf<typeof LoaderValue>;

/**
 * A value of `Locale::Fallbacks` (section 2.2). `mapping` gives the fallbacks of individual locales; `default` gives
 * additional fallbacks for every locale.
 */
export const FallbacksValue = named(
  'fallbacks',
  object({
    mapping: optional(map(anyOf(string, array(string)))),
    default: optional(array(string)),
  }),
  {
    mapping: { 'fr-CA': ['fr'], gsw: 'de' },
    default: ['en'],
  },
);
export type FallbacksValue = TypeOf<typeof FallbacksValue>;

/**
 * The fields of a `Config` (section 2.2). In a new `Config`, absent fields have their initial values; in an existing
 * one, they keep their current values.
 */
export const ConfigValue = named(
  'config',
  object({
    default_locale: optional(string),
    loaders: optional(array(LoaderValue)),
    available_locales: optional(array(string)),
    fallbacks: optional(FallbacksValue),
  }),
  {
    default_locale: 'fr',
    loaders: [],
    available_locales: ['fr', 'en'],
    fallbacks: { default: ['en'] },
  },
);
export type ConfigValue = TypeOf<typeof ConfigValue>;

const date = typed<readonly [year: number, month: number, day: number]>({
  ...array(int32),
  minItems: 3,
  maxItems: 3,
});

/**
 * An object to localize (section 4.2): a 64-bit Int, a Float, a time or a date. A time always has nanoseconds and an
 * offset.
 */
export const LocalizableValue = named(
  'object',
  anyOf(
    object({ integer: pattern('^-?[0-9]{1,19}$') }),
    FloatValue,
    object({
      time: pattern(
        '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{9}[+-][0-9]{2}:[0-9]{2}$',
      ),
    }),
    object({ date: described('Year, month and day.', date) }),
  ),
  { integer: '1234567' },
  { float: '1234.5' },
  { time: '2020-12-13T21:11:08.000000000-05:00' },
  { date: [2020, 12, 13] },
);
export type LocalizableValue = TypeOf<typeof LocalizableValue>;

/**
 * The name that a catalog was given, or `"I18n"` for the module and its main catalog. An absent subject means `"I18n"`.
 */
export const Subject = named('subject', string, 'I18n', 'catalog');
export type Subject = TypeOf<typeof Subject>;

/** A String that an operation returns. */
export const Text = titled('a String', string);

/** An array of Strings that an operation returns. */
export const TextList = titled('an array of Strings', array(string));

/** A result that JSON cannot express, described by its type or its text. It never passes. */
export const UnexpectedValue = named('unexpected', object({ unexpected: string }), {
  unexpected: 'function',
});
export type UnexpectedValue = TypeOf<typeof UnexpectedValue>;

/** Something that a port's language cannot express. Scenarios that need it are not applicable. */
export const Inexpressible = literals('symbols', 'named-arguments', 'whole-floats', 'offsets', 'nanoseconds');
export type Inexpressible = TypeOf<typeof Inexpressible>;
