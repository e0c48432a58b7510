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

  /**
   * The locales that can be activated: those of the option `availableLocales`, then those that were injected, in this order.
   * While there are none, it is the default locale alone. The active locale need not be among them: at first it is the
   * default locale, even if only others are available.
   */
  readonly availableLocales: readonly string[];

  /**
   * Makes a locale the active one until another is activated.
   *
   * @returns the locale's name
   * @throws InvalidLocale when the locale is not available; the active locale stays what it was
   */
  activate(locale: Name): string;

  /**
   * Makes a locale the active one inside a block. The previously active locale is restored when the block returns or throws
   * or, if the block returns a promise, when that promise settles. That undoes each {@link activate} inside the block.
   *
   * Until the promise of an asynchronous block is settled, everything that uses the catalog has the block's locale, and an
   * `activate` elsewhere is undone as well. So such blocks must not overlap, unless the entry `async-blocks` of this package
   * was imported, which gives each block a locale of its own.
   *
   * @returns what the block returns; for a promise, another one that is settled in the same way afterwards
   * @throws InvalidLocale when the locale is not available; the block is not run
   * @throws OverlappingBlocks when the block has ended without an error, but one that began later has not; the promise of an
   *   asynchronous block rejects with it
   */
  withLocale<Result>(locale: Name, block: () => Result): Result;

  /**
   * Returns the translation of a key in the active locale, or a text that says it is missing. With a `count`, that is the
   * plural form of the count; no other form takes its place, nor a text that has no forms.
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
   * Returns the translation of a key in the active locale or the `default`, and throws when there is neither.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws MissingTranslation when no translation is found, and no default is given
   * @throws InvalidArgument when an argument is of the wrong type
   */
  translateOrThrow(key: Name, options?: LookupOptions): string;

  /**
   * Returns the translation of a key in the active locale or the `default`, and throws when there is neither. Short for
   * {@link translateOrThrow}.
   *
   * @param key the path of the translation, such as `'menu.open'`
   * @param options `count`, `scope`, `default`, `params`, and values for the placeholders of the text by name
   * @throws MissingTranslation when no translation is found, and no default is given
   * @throws InvalidArgument when an argument is of the wrong type
   */
  tOrThrow(key: Name, options?: LookupOptions): string;
}

/** The operations that the module and a catalog have in the same shape. */
export interface Translator extends Lookups {
  /** Formats a number, a time or a date according to the active locale.
   *
   * @param object a number, a `Date`, `[year, month, day]`, a `Temporal.ZonedDateTime` or a `Temporal.PlainDate`
   * @param format the name of a format in the translations, `'default'` unless given; for times and dates also a pattern
   *   such as `'%d %B %Y'`, so a name that does not exist is written as it is, also `default`
   * @param options values for the placeholders of a named format of times or dates; `scope`, `count` and `default` act as in
   *   a lookup of that format. Placeholders of a pattern that is given itself stay. For numbers, the options have no effect
   * @throws MissingTranslation when the name of a day or month, or the text for am or pm, is needed and absent
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format has groups of no digits
   *   or more than 1,100 decimal places
   * @throws InvalidArgument for what is no number, time or date, and for one that `Date` and `Temporal` cannot reach
   */
  localize(object: Localizable, format?: Name, options?: LookupOptions): string;

  /**
   * Formats a number, a time or a date according to the active locale. Short for {@link localize}.
   *
   * @param object a number, a `Date`, `[year, month, day]`, a `Temporal.ZonedDateTime` or a `Temporal.PlainDate`
   * @param format the name of a format in the translations, `'default'` unless given; for times and dates also a pattern
   *   such as `'%d %B %Y'`, so a name that does not exist is written as it is, also `default`
   * @param options values for the placeholders of a named format of times or dates; `scope`, `count` and `default` act as in
   *   a lookup of that format. Placeholders of a pattern that is given itself stay. For numbers, the options have no effect
   * @throws MissingTranslation when the name of a day or month, or the text for am or pm, is needed and absent
   * @throws InvalidFormat when the pattern ends in the middle of a directive, or the number format cannot be used
   * @throws InvalidArgument for what is no number, time or date, and for one that `Date` and `Temporal` cannot reach
   */
  l(object: Localizable, format?: Name, options?: LookupOptions): string;
}
