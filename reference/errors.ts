import { describe } from './describe';
import { missingText } from './lookup/missing-text';

/** The base of all errors of the library. Each has a `code`, and fields of its own. */
export abstract class I18nError extends Error {
  /** Identifies the kind of the error, also across copies of this package. */
  abstract readonly code: string;
}

// Keeps TEXT-02.
/** The locale is not available: it was neither injected nor given to the catalog as one of its `availableLocales`. */
export class InvalidLocale extends I18nError {
  override readonly name = 'InvalidLocale';
  readonly code = 'INVALID_LOCALE';

  /**
   * @param locale the locale that was asked for
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
/** No translation was found for a key, or for a name that localization needs. */
export class MissingTranslation extends I18nError {
  override readonly name = 'MissingTranslation';
  readonly code = 'MISSING_TRANSLATION';

  /**
   * @param locale the locale that was active
   * @param key the whole path that was looked up: scope, key, and the plural category when a count was given. The category is
   *   that of the locale's rule, so for the count 0 it is `zero` only if the rule says so
   */
  constructor(
    readonly locale: string,
    readonly key: string,
  ) {
    super(missingText(locale, key));
  }
}

/** The place of a mistake in translations. Fields that are not known are absent. */
export interface TranslationsPlace {
  /** The file or folder. */
  readonly file?: string;
  /** The line in the file, from 1. */
  readonly line?: number;
  /** The column in the line, from 1. */
  readonly column?: number;
  /** The path of the key, beginning with its locale. */
  readonly key?: string;
}

/** Translations cannot be read, or are not a translations hash. Nothing of them was injected. */
export class InvalidTranslations extends I18nError {
  override readonly name = 'InvalidTranslations';
  readonly code = 'INVALID_TRANSLATIONS';

  /** @param reason what is wrong, without the place */
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

/** A format cannot be used: a pattern ends in the middle of a directive, or a number format is impossible. */
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

/** An argument of an operation is of the wrong type, or is a value that the operation cannot use. Nothing has changed. */
export class InvalidArgument extends I18nError {
  override readonly name = 'InvalidArgument';
  readonly code = 'INVALID_ARGUMENT';

  /**
   * @param argument the name of the argument, down to the part that is wrong: `options.scope[1]`
   * @param given its value
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

/** A text would be longer than a string can be. */
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
 * A block of `withLocale` ended before one that began inside it or beside it later, and both shared the active locale of their
 * catalog. Await each asynchronous block before the next and before the end of the block around it. Or import this
 * package's entry `async-blocks`, which gives each a locale of its own.
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

/** Matches the messages of V8, SpiderMonkey and JavaScriptCore about a string that is too long. */
const ENGINE_MESSAGE = /^(?:Invalid string length|allocation size overflow|Out of memory)/;

/** Returns {@link TextTooLong} for the engine's error about a string that is too long, and other errors as they are. */
export function explained(error: unknown): unknown {
  const isTooLong = error instanceof Error && ENGINE_MESSAGE.test(error.message);
  return isTooLong ? new TextTooLong({ cause: error }) : error;
}
