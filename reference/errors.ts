import { describe, missingPrefix } from './messages';

/**
 * The base class of all errors that the library throws. Every error has a `code`, and most have fields with details.
 */
export abstract class I18nError extends Error {
  /**
   * Identifies the kind of error. Unlike `instanceof`, comparing codes also works for errors from another copy of this
   * package.
   */
  abstract readonly code: string;
}

// Keeps TEXT-02.
/** The requested locale is not available. The catalog's property `availableLocales` lists the available locales. */
export class InvalidLocale extends I18nError {
  override readonly name = 'InvalidLocale';
  readonly code = 'INVALID_LOCALE';

  /**
   * @param locale the requested locale
   * @param available the locales that can be activated
   */
  constructor(
    readonly locale: string,
    readonly available: readonly string[],
  ) {
    super(`${locale} is not a valid locale`);
  }
}

// Keeps TEXT-01.
/** No translation was found for a key, or a text that `localize` needs is missing, such as the name of a month. */
export class MissingTranslation extends I18nError {
  override readonly name = 'MissingTranslation';
  readonly code = 'MISSING_TRANSLATION';

  /**
   * @param locale the locale that was active
   * @param key the full path that was looked up: the scope, the key and, if a count was given, the plural category. The
   *   category is the one that the locale's plural rule selects, even for a count of 0, for which the `zero` form is
   *   tried first
   */
  constructor(
    readonly locale: string,
    readonly key: string,
  ) {
    super(missingPrefix(locale) + key);
  }
}

/** The place of a mistake in translations. Fields whose values are not known are absent. */
export interface TranslationsPlace {
  /** The file or folder. */
  readonly file?: string;
  /** The line in the file, counted from 1. */
  readonly line?: number;
  /** The column in the line, counted from 1. */
  readonly column?: number;
  /** The path of the key, beginning with the locale. */
  readonly key?: string;
}

/** The translations cannot be read, or are not a valid translations hash. None of them were added to the catalog. */
export class InvalidTranslations extends I18nError {
  override readonly name = 'InvalidTranslations';
  readonly code = 'INVALID_TRANSLATIONS';

  /** @param reason what is wrong; the message of the error consists of the place, if it is known, and this reason */
  constructor(
    readonly reason: string,
    readonly place: TranslationsPlace = {},
    options?: ErrorOptions,
  ) {
    super(`${placeText(place)}${reason}`, options);
  }
}

function placeText({ file, line, column, key }: TranslationsPlace): string {
  const position = line === undefined ? '' : `:${line}:${column}`;
  const filePlace = file === undefined ? '' : `${file}${position}: `;
  return key === undefined ? filePlace : `${filePlace}${key}: `;
}

/**
 * A format cannot be used: a pattern ends in the middle of a directive, or a number format has a group size below 1 or
 * a number of decimal places that is too large or too small.
 */
export class InvalidFormat extends I18nError {
  override readonly name = 'InvalidFormat';
  readonly code = 'INVALID_FORMAT';

  /** @param format the pattern, or the name of the number format */
  constructor(
    readonly format: string,
    reason: string,
  ) {
    super(`the format ${JSON.stringify(format)} ${reason}`);
  }
}

/**
 * An argument passed to an operation has the wrong type, or a value that the operation cannot use. The operation had no
 * effect.
 */
export class InvalidArgument extends I18nError {
  override readonly name = 'InvalidArgument';
  readonly code = 'INVALID_ARGUMENT';

  /**
   * @param argument the name of the invalid argument, or of its invalid part, such as `options.scope[1]`
   * @param given the invalid value
   * @param expected a description of what is expected instead
   */
  constructor(
    readonly argument: string,
    readonly given: unknown,
    readonly expected: string,
    options?: ErrorOptions,
  ) {
    super(`${argument} is ${describe(given)}; expected ${expected}`, options);
  }
}

/** An operation would have to build a text that is longer than a JavaScript string can be. */
export class TextTooLong extends I18nError {
  override readonly name = 'TextTooLong';
  readonly code = 'TEXT_TOO_LONG';

  constructor(options?: ErrorOptions) {
    super(
      'the text would be longer than a string can be; shorten the key or the values that fill it',
      options,
    );
  }
}

/**
 * A `withLocale` block ended while a block that began later was still open. Neither block had its own active locale:
 * both changed that of their catalog. Await each asynchronous block before starting the next one, and before the
 * enclosing block ends. Under Node, you can instead import this package's `async-blocks` entry point, which gives each
 * block its own active locale.
 */
export class OverlappingBlocks extends I18nError {
  override readonly name = 'OverlappingBlocks';
  readonly code = 'OVERLAPPING_BLOCKS';

  constructor() {
    super(
      'a block of withLocale ended before one that began later, and both had the same active locale; ' +
        'await each block before the next, or import async-blocks of this package under Node',
    );
  }
}
