import { describe, missingPrefix } from './messages';

/** The base class of all errors that the library throws. */
export abstract class I18nError extends Error {
  /** The name in capitals, such as `INVALID_LOCALE`, which is the same in another copy of this package. */
  readonly code: string;

  constructor(
    override readonly name: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = name.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  }
}

// Keeps TEXT-02.
/** The requested locale is not available. */
export class InvalidLocale extends I18nError {
  /** @param available the locales that can be activated */
  constructor(
    readonly locale: string,
    readonly available: readonly string[],
  ) {
    super('InvalidLocale', `${locale} is not a valid locale`);
  }
}

// Keeps TEXT-01.
/** No translation was found for a key, or a text that `localize` needs is missing, such as the name of a month. */
export class MissingTranslation extends I18nError {
  /** @param key the full path that was looked up: the scope, the key and, if a count was given, the plural category */
  constructor(
    readonly locale: string,
    readonly key: string,
  ) {
    super('MissingTranslation', missingPrefix(locale) + key);
  }
}

/**
 * The place of a mistake in translations: the file or folder, the line and the column in it, counted from 1, and the
 * path of the key, beginning with the locale. Fields whose values are not known are absent.
 */
export interface TranslationsPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
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
    super('InvalidTranslations', [...places, reason].join(': '), options);
  }
}

/** A pattern or a number format cannot be used. */
export class InvalidFormat extends I18nError {
  /** @param format the pattern, or the name of the number format */
  constructor(
    readonly format: string,
    reason: string,
  ) {
    super('InvalidFormat', `the format ${JSON.stringify(format)} ${reason}`);
  }
}

/** An argument has the wrong type, or a value that the operation cannot use. The operation had no effect. */
export class InvalidArgument extends I18nError {
  /** @param argument the name of the invalid argument, or of its invalid part, such as `options.scope[1]` */
  constructor(
    readonly argument: string,
    readonly given: unknown,
    readonly expected: string,
    options?: ErrorOptions,
  ) {
    super('InvalidArgument', `${argument} is ${describe(given)}; expected ${expected}`, options);
  }
}

/** An operation would have to build a text that is longer than a JavaScript string can be. */
export class TextTooLong extends I18nError {
  constructor(options?: ErrorOptions) {
    super('TextTooLong', 'the text is too long for a string', options);
  }
}

/** A `withLocale` block ended while a block that began later was still open. */
export class OverlappingBlocks extends I18nError {
  constructor() {
    super(
      'OverlappingBlocks',
      'a block of withLocale ended before a later one; await each, or import async-blocks under Node',
    );
  }
}
