/**
 * The values of the adapter protocol, version 1, as typed JSON.
 *
 * In-process adapters receive the same values as ports in other processes, so that one description of an
 * operation holds for both and a recorded call can be played to either.
 */

/** A Symbol of the document, by its name. A port without symbols takes the name as a String. */
export interface SymbolValue {
  readonly symbol: string;
}

/** A Float, as the text of the number (`"1.0"`, `"1e21"`), so that 1 and 1.0 stay apart. */
export interface FloatValue {
  readonly float: string;
}

/** "String or Symbol" of the document: a locale, a key, a part of a scope, or the name of a format. */
export type Name = string | SymbolValue;

/** A count (section 4.1): an Int as a JSON integer, or a Float. */
export type Count = number | FloatValue;

/** A value for a placeholder (section 4.1, `params` and named arguments), or a `default`. */
export type Scalar = string | number | boolean | null | FloatValue;

/** The path prefix of a lookup (section 4.1): a dotted String, a Symbol, or an array of parts. */
export type Scope = Name | readonly Name[];

/** A leaf of a translations hash (section 2.4): text, or the odd values that files may hold. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** Translations below one locale: nested maps of leaves. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/** A translations hash (section 2.4): a locale's name to nested maps. */
export interface Translations {
  readonly [locale: string]: TranslationMap;
}

/** A loader (section 2.3): of a folder of files, or the port's own `Loader::Base` whose `load` gives this hash. */
export type LoaderValue =
  | { readonly format: 'yaml' | 'json'; readonly path: string }
  | { readonly format: 'inline'; readonly translations: Translations };

/** `Locale::Fallbacks` (section 2.2): what a locale falls back to, and what every locale falls back to last. */
export interface FallbacksValue {
  readonly mapping?: { readonly [locale: string]: string | readonly string[] };
  readonly default?: readonly string[];
}

/** Fields of a `Config` (section 2.2) to set; absent ones keep their initial value. */
export interface ConfigValue {
  readonly default_locale?: string;
  readonly loaders?: readonly LoaderValue[];
  readonly available_locales?: readonly string[];
  readonly fallbacks?: FallbacksValue;
}

/** What `localize` formats (section 4.2). A time has nanoseconds and an offset, always. */
export type LocalizableValue =
  | { readonly integer: string }
  | FloatValue
  | { readonly time: string }
  | { readonly date: readonly [year: number, month: number, day: number] };

/** Named arguments: only `name`; `first` and `last`; or `name` and `place`. */
export interface NamedArguments {
  readonly [name: string]: Scalar;
}

/** `"I18n"` for the module and its main catalog, or the name that a catalog was given. */
export type Subject = string;

/** What a port's language cannot say at all. Scenarios that need it are not applicable. */
export type Inexpressible = 'symbols' | 'named-arguments' | 'whole-floats';
