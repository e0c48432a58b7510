import { describe, missingPrefix } from './messages';

/** The base class of all errors that the library throws. */
export abstract class I18nError extends Error {
  /**
   * @param code identifies the kind of error, such as `INVALID_LOCALE`. Unlike `instanceof`, comparing codes also works
   *   for errors from another copy of this package
   */
  constructor(
    override readonly name: string,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

// Keeps TEXT-02.
/** The requested locale is not available. */
export class InvalidLocale extends I18nError {
  /**
   * @param locale the requested locale
   * @param available the locales that can be activated
   */
  constructor(
    readonly locale: string,
    readonly available: readonly string[],
  ) {
    super('InvalidLocale', 'INVALID_LOCALE', `${locale} is not a valid locale`);
  }
}

// Keeps TEXT-01.
/** No translation was found for a key, or a text that `localize` needs is missing, such as the name of a month. */
export class MissingTranslation extends I18nError {
  /**
   * @param locale the locale that was active
   * @param key the full path that was looked up: the scope, the key and, if a count was given, the plural category that
   *   the locale's rule selects
   */
  constructor(
    readonly locale: string,
    readonly key: string,
  ) {
    super('MissingTranslation', 'MISSING_TRANSLATION', missingPrefix(locale) + key);
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
  /** @param reason what is wrong; the message consists of the place and this reason */
  constructor(
    readonly reason: string,
    readonly place: TranslationsPlace = {},
    options?: ErrorOptions,
  ) {
    const { file, line, column, key } = place;
    const position = line === undefined ? '' : `:${line}:${column}`;
    const places = (file === undefined ? [] : [file + position]).concat(key ?? []);
    super('InvalidTranslations', 'INVALID_TRANSLATIONS', [...places, reason].join(': '), options);
  }
}

/** A pattern or a number format cannot be used. */
export class InvalidFormat extends I18nError {
  /** @param format the pattern, or the name of the number format */
  constructor(
    readonly format: string,
    reason: string,
  ) {
    super('InvalidFormat', 'INVALID_FORMAT', `the format ${JSON.stringify(format)} ${reason}`);
  }
}

/** An argument has the wrong type, or a value that the operation cannot use. The operation had no effect. */
export class InvalidArgument extends I18nError {
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
    const message = `${argument} is ${describe(given)}; expected ${expected}`;
    super('InvalidArgument', 'INVALID_ARGUMENT', message, options);
  }
}

/** An operation would have to build a text that is longer than a JavaScript string can be. */
export class TextTooLong extends I18nError {
  constructor(options?: ErrorOptions) {
    super('TextTooLong', 'TEXT_TOO_LONG', 'the text would be longer than a string can be', options);
  }
}

/**
 * A `withLocale` block ended while a block that began later was still open, and both had changed the active locale of
 * their catalog. Await each asynchronous block before starting the next one, and before the enclosing block ends. Under
 * Node, you can instead import this package's `async-blocks` entry point, which gives each block its own active locale.
 */
export class OverlappingBlocks extends I18nError {
  constructor() {
    super(
      'OverlappingBlocks',
      'OVERLAPPING_BLOCKS',
      'a block of withLocale ended before one that began later; ' +
        'await each block before the next, or import async-blocks of this package under Node',
    );
  }
}
