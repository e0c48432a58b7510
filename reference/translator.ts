import type { DateLike, TimeLike } from './localization/civil-time';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';

/** A value that can be localized: a number, a time or a date (section 4.2). */
export type Localizable = number | bigint | TimeLike | DateLike;

/** The operations that the module and a catalog have in the same shape (section 4). */
export interface Translator {
  /** The active locale (section 4.2). Setting it is {@link activate}. */
  get locale(): string;
  set locale(locale: Name);

  /** The locales that can be activated: the default locale alone while there are no translations (section 2.1). */
  readonly availableLocales: readonly string[];

  /**
   * Makes a locale the active one until another is activated (section 3).
   *
   * @returns the locale's name
   * @throws InvalidLocale when the locale is not available; the active locale stays what it was
   */
  activate(locale: Name): string;

  /**
   * Makes a locale the active one inside a block (section 3). The locale that was active before is active again when
   * the block returns or throws, or when the promise that it returned is settled; until then, what runs beside an
   * asynchronous block has the block's locale too. So asynchronous blocks must not overlap, unless
   * this package's entry `async-blocks` was imported, with which the locale of a block is its own.
   *
   * @returns what the block returns
   * @throws InvalidLocale when the locale is not available; the block is not run
   * @throws OverlappingBlocks when a block that began later has not ended
   */
  withLocale<Result>(locale: Name, block: () => Result): Result;

  /** The translation of a key in the active locale, or a text that says it is missing (sections 4.1, 4.2, 4.4). */
  translate(key: Name, options?: LookupOptions): string;

  /** The same as {@link translate}. */
  t(key: Name, options?: LookupOptions): string;

  /**
   * `translate!`: the translation of a key in the active locale (sections 4.1, 4.2, 4.4).
   *
   * @throws MissingTranslation when no translation is found
   */
  translateOrThrow(key: Name, options?: LookupOptions): string;

  /** `t!`: the same as {@link translateOrThrow}. */
  tOrThrow(key: Name, options?: LookupOptions): string;

  /**
   * Writes a number, a time or a date as the active locale does (sections 4.2 and 4.3).
   *
   * @param format the name of a format in the locale data; for times and dates also a pattern of its own
   * @param options of the lookup of a named time or date format, whose placeholders they fill
   * @throws MissingTranslation when a name of a day, a month or a half of the day is needed and absent
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format has groups of no digits
   *   or more than 1,100 decimal places
   * @throws InvalidArgument for what is no number, time or date, and for a date that a `Date` cannot reach
   */
  localize(object: Localizable, format?: Name, options?: LookupOptions): string;

  /** The same as {@link localize}. */
  l(object: Localizable, format?: Name, options?: LookupOptions): string;
}
