import type { DateLike, TimeLike } from './localization/civil-time';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';

/** A value that can be localized: a number, a time or a date. */
export type Localizable = number | bigint | TimeLike | DateLike;

/** The operations on locales and translations, which the module and a catalog have in the same shape. */
export interface Lookups {
  /** The active locale. Setting it is {@link activate}. */
  get locale(): string;
  set locale(locale: Name);

  /** The locales that can be activated: the default locale alone while there are no translations. */
  readonly availableLocales: readonly string[];

  /**
   * Makes a locale the active one until another is activated.
   *
   * @returns the locale's name
   * @throws InvalidLocale when the locale is not available; the active locale stays what it was
   */
  activate(locale: Name): string;

  /**
   * Makes a locale the active one inside a block. The locale that was active before is active again when the block returns
   * or throws, or when the promise that it returned is settled. Asynchronous blocks must not overlap, unless the entry
   * `async-blocks` of this package was imported.
   *
   * @returns what the block returns
   * @throws InvalidLocale when the locale is not available; the block is not run
   * @throws OverlappingBlocks when a block that began later has not ended
   */
  withLocale<Result>(locale: Name, block: () => Result): Result;

  /**
   * Returns the translation of a key in the active locale, or a text that says it is missing.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws InvalidArgument when an argument is of the wrong type
   */
  translate(key: Name, options?: LookupOptions): string;

  /**
   * Returns the translation of a key in the active locale, or a text that says it is missing. Short for
   * {@link translate}.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws InvalidArgument when an argument is of the wrong type
   */
  t(key: Name, options?: LookupOptions): string;

  /**
   * Returns the translation of a key in the active locale, and throws when there is none.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws MissingTranslation when no translation is found
   * @throws InvalidArgument when an argument is of the wrong type
   */
  translateOrThrow(key: Name, options?: LookupOptions): string;

  /**
   * Returns the translation of a key in the active locale, and throws when there is none. Short for
   * {@link translateOrThrow}.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws MissingTranslation when no translation is found
   * @throws InvalidArgument when an argument is of the wrong type
   */
  tOrThrow(key: Name, options?: LookupOptions): string;
}

/** The operations that the module and a catalog have in the same shape. */
export interface Translator extends Lookups {
  /**
   * Writes a number, a time or a date as the active locale does.
   *
   * @param object a number, a `Date`, `[year, month, day]`, a `Temporal.ZonedDateTime` or a `Temporal.PlainDate`
   * @param format the name of a format in the translations, `'default'` unless given; for times and dates also a pattern
   *   such as `'%d %B %Y'`, so a name that does not exist is written as it is
   * @param options values for placeholders in a named format of times or dates
   * @throws MissingTranslation when the name of a day or month, or the text for am or pm, is needed and absent
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format has groups of no digits
   *   or more than 1,100 decimal places
   * @throws InvalidArgument for what is no number, time or date, and for a date that a `Date` cannot reach
   */
  localize(object: Localizable, format?: Name, options?: LookupOptions): string;

  /**
   * Writes a number, a time or a date as the active locale does. Short for {@link localize}.
   *
   * @param object a number, a `Date`, `[year, month, day]`, a `Temporal.ZonedDateTime` or a `Temporal.PlainDate`
   * @param format the name of a format in the translations, `'default'` unless given; for times and dates also a pattern
   *   such as `'%d %B %Y'`, so a name that does not exist is written as it is
   * @param options values for placeholders in a named format of times or dates
   * @throws MissingTranslation when the name of a day or month, or the text for am or pm, is needed and absent
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format cannot be used
   * @throws InvalidArgument for what is no number, time or date, and for a date that a `Date` cannot reach
   */
  l(object: Localizable, format?: Name, options?: LookupOptions): string;
}
