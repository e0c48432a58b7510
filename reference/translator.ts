import type { Name } from './arguments';
import type { DateLike, TimeLike } from './localization/civil-time';
import type { LookupOptions } from './lookup/options';

/** A value that can be localized: a number, a time or a date. */
export type Localizable = number | bigint | TimeLike | DateLike;

/** The operations that both the module `I18n` and every catalog have. */
export interface Translator {
  /** The active locale. Assigning a locale activates it, as {@link activate} does. */
  get locale(): string;
  set locale(locale: Name);

  /**
   * The locales that can be activated: those in the option `availableLocales`, and then those that were loaded or
   * injected. If there are none, only the default locale, which is initially active even if only others are available.
   */
  readonly availableLocales: readonly string[];

  /**
   * Makes a locale active until another locale is activated, and returns its name.
   *
   * @throws InvalidLocale when the locale is not available; the active locale then does not change
   */
  activate(locale: Name): string;

  /**
   * Runs a function, called the block, with the given locale as the active locale, and returns its result. Then, or once
   * a promise that it returned has settled, the previously active locale is restored, even if `activate` was called.
   *
   * While an asynchronous block runs, its locale is active for all code that uses the catalog, so asynchronous blocks
   * must not overlap. Under Node, they may if you import this package's `async-blocks` entry point.
   *
   * @throws InvalidLocale when the locale is not available; the block is not run
   * @throws OverlappingBlocks when the block ends without an error before one that began later; a promise rejects with it
   */
  withLocale<Result>(locale: Name, block: () => Result): Result;

  /**
   * Returns the translation of a key in the active locale or its fallbacks. If there is none, returns the option
   * `default` or, if that is not given, a text that says that the translation is missing. If a `count` is given, the
   * translation is the plural form for that count, which nothing else replaces.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`; any other property is the value of the placeholder of that name
   * @throws InvalidArgument when an argument has the wrong type
   */
  translate(key: Name, options?: LookupOptions): string;

  /** The short name of {@link translate}. */
  t(key: Name, options?: LookupOptions): string;

  /**
   * Does the same as {@link translate}, but throws an error if there is neither a translation nor a default.
   *
   * @throws MissingTranslation
   */
  translateOrThrow(key: Name, options?: LookupOptions): string;

  /** The short name of {@link translateOrThrow}. */
  tOrThrow(key: Name, options?: LookupOptions): string;

  /**
   * Formats a number, a time or a date according to the active locale.
   *
   * @param object a number, a `Date`, `[year, month, day]`, a `Temporal.ZonedDateTime` or a `Temporal.PlainDate`
   * @param format the name of a format in the translations, `'default'` if omitted. For times and dates, a text that
   *   names no format, such as `'%d %B %Y'`, is used as a pattern
   * @param options for the lookup of a named format of a time or a date, such as values for its placeholders
   * @throws MissingTranslation when the name of a day or month, or the text for am or pm, is needed but missing
   * @throws InvalidTranslations when a list has more than 7 names of days, or more than 12 names of months
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format has a group size
   *   below 1. Also when its number of decimal places is outside the range from -1,100 to 1,100
   * @throws InvalidArgument when an argument has the wrong type, or when the time or date does not exist
   */
  localize(object: Localizable, format?: Name, options?: LookupOptions): string;

  /** The short name of {@link localize}. */
  l(object: Localizable, format?: Name, options?: LookupOptions): string;
}
