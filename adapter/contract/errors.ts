import { described, literals, named, openObject, optional, string, type TypeOf } from './schema';

/** The error codes of the adapter protocol. */
export const ErrorCode = {
  InvalidLocale: 1,
  MissingTranslation: 2,
  Other: 3,
  Unsupported: -32601,
  InvalidParams: -32602,
} as const;

/** One of the protocol's error codes. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The meaning of each error code. */
export const ERROR_MEANINGS: Readonly<Record<keyof typeof ErrorCode, string>> = {
  InvalidLocale: 'The port raised `I18n::Errors::InvalidLocale`.',
  MissingTranslation: 'The port raised `I18n::Errors::MissingTranslation`.',
  Other:
    "The port raised some other error, or the block called `raise`. `data.type` is the port's own name for the error.",
  Unsupported:
    'The port has no such operation, or cannot take these arguments. The scenario is unsupported: it neither passes nor fails.',
  InvalidParams: 'The adapter itself does not understand the params. This is a fault of the adapter.',
};

function codesText(): string {
  const names = Object.keys(ErrorCode) as (keyof typeof ErrorCode)[];
  return names.map((name) => `${ErrorCode[name]}: ${ERROR_MEANINGS[name]}`).join(' ');
}

/** The error in a response. */
export const ErrorValue = named(
  'error',
  openObject({
    code: described(codesText(), literals(...Object.values(ErrorCode))),
    message: described("The implementation's own text.", string),
    data: optional(
      openObject({
        type: optional(described("The implementation's own name for the error.", string)),
        at: optional(
          described('Where the error was raised, such as a file and a line. Reports show it.', string),
        ),
      }),
    ),
  }),
);
export type ErrorValue = TypeOf<typeof ErrorValue>;

/**
 * The error that ends an operation. It means that the port or a block raised an error (section 7), that the port does
 * not support the call, or that the adapter does not understand the params.
 */
export class OperationError extends Error {
  override readonly name = 'OperationError';

  /**
   * @param code the kind of error
   * @param type the implementation's own name for the error
   * @param message the implementation's own message
   * @param at the place where the error was raised, such as a file and a line
   */
  constructor(
    readonly code: ErrorCode,
    readonly type: string,
    message: string,
    readonly at?: string,
  ) {
    super(message);
  }

  /** Returns the error in the form that the protocol uses. */
  toValue(): ErrorValue {
    const { code, message, type, at } = this;
    return { code, message, data: { type, ...(at !== undefined && { at }) } };
  }
}

/** Creates the error for a port that raised `I18n::Errors::InvalidLocale` (section 7). */
export function invalidLocale(message: string): OperationError {
  return new OperationError(ErrorCode.InvalidLocale, 'I18n::Errors::InvalidLocale', message);
}

/** Creates the error for a port that raised `I18n::Errors::MissingTranslation` (section 7). */
export function missingTranslation(message: string): OperationError {
  return new OperationError(ErrorCode.MissingTranslation, 'I18n::Errors::MissingTranslation', message);
}

/** Creates the error for a port that lacks an operation or cannot take the arguments of a call. */
export function unsupported(what: string): OperationError {
  return new OperationError(ErrorCode.Unsupported, 'Unsupported', what);
}

/**
 * Creates the error for an adapter that does not understand the params. This is a fault of the adapter, not of the
 * port.
 */
export function invalidParams(what: string): OperationError {
  return new OperationError(ErrorCode.InvalidParams, 'InvalidParams', what);
}

/**
 * Returns an OperationError for anything that an implementation throws. A thrown OperationError keeps its code, type
 * and message. Anything else becomes an error with code 3.
 */
export function asOperationError(thrown: unknown): OperationError {
  if (thrown instanceof OperationError) return thrown;
  if (isOfAnotherCopy(thrown)) return new OperationError(thrown.code, thrown.type, thrown.message, thrown.at);
  if (thrown instanceof Error)
    return new OperationError(ErrorCode.Other, thrown.name, thrown.message, placeOf(thrown));
  return new OperationError(ErrorCode.Other, typeof thrown, String(thrown));
}

/** Returns the name of the file and the line in which an error was created. */
function placeOf({ stack = '' }: Error): string | undefined {
  return /^ +at .*?([^\s/\\()]+:\d+):\d+\)?$/m.exec(stack)?.[1];
}

/**
 * Tells whether a thrown value is an OperationError from another copy of this package. The adapter's own folder may
 * contain such a copy when the suite itself is installed elsewhere.
 */
function isOfAnotherCopy(thrown: unknown): thrown is OperationError {
  if (!(thrown instanceof Error) || thrown.name !== 'OperationError') return false;
  const { code, type } = thrown as Partial<OperationError>;
  return typeof type === 'string' && Object.values(ErrorCode).some((one) => one === code);
}

/** The kind of an adapter fault. A failure of the port is not an adapter fault. */
export type FaultReason =
  | 'does-not-start'
  | 'exited'
  | 'timed-out'
  | 'not-json'
  | 'wrong-id'
  | 'wrong-shape'
  | 'line-too-long'
  | 'wrong-protocol'
  | 'refused'
  | 'invalid-params'
  | 'changed-handshake';

/** A fault of the adapter. It never counts as a pass, nor as an error that a scenario expects. */
export class AdapterFault extends Error {
  override readonly name = 'AdapterFault';

  /**
   * @param reason the kind of fault
   * @param message what happened, and during which call
   * @param stderr the last lines that the adapter wrote to its standard error
   */
  constructor(
    readonly reason: FaultReason,
    message: string,
    readonly stderr: readonly string[] = [],
  ) {
    super(message);
  }
}

/**
 * The error that a call throws if the connection was ended by a fault in another scenario. The fault is reported in
 * that scenario, and the scenario that made this call is played again.
 */
export class LostCall extends Error {
  override readonly name = 'LostCall';
}
