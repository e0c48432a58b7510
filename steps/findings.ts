import { isDeepStrictEqual } from 'node:util';
import { ErrorCode, type OperationError } from '../adapter/contract/errors';
import { surfaceText } from './surfaces';

/** What one operation on one surface came to. */
export type Outcome =
  | { readonly surface: string; readonly operation: string; readonly result: unknown }
  | { readonly surface: string; readonly operation: string; readonly error: OperationError };

/** One thing that a step found otherwise than the rule says. */
export interface Check {
  readonly surface: string;
  readonly operation: string;
  readonly expected: unknown;
  /** Whether `expected` says in words what is expected, instead of being it. */
  readonly inWords?: true;
  readonly actual?: unknown;
  readonly error?: { readonly code: number; readonly type: string; readonly message: string };
}

/** What is reported of a scenario that did not pass. */
export interface Finding {
  readonly kind: 'failed' | 'unsupported' | 'not-applicable' | 'fault';
  readonly message: string;
  readonly checks?: readonly Check[];
  readonly fault?: { readonly reason: string; readonly stderr: readonly string[] };
}

/** The media type of the attachment that carries a {@link Finding}. */
export const FINDING_MEDIA_TYPE = 'application/vnd.i18n-conformance.finding+json';

/** A step found something otherwise than the rule says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  constructor(readonly checks: readonly Check[]) {
    super(checks.map(sentenceOf).join('\n'));
  }
}

/**
 * Requires that all that was checked holds.
 *
 * @throws Mismatch with each check that does not
 */
export function requireHeld(checks: readonly (Check | undefined)[]): void {
  const failed = checks.filter((check) => check !== undefined);
  if (failed.length > 0) throw new Mismatch(failed);
}

/** The scenario needs what the port's language cannot say. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** The check of an outcome against an exact result; undefined when it holds. */
export function checkResult(outcome: Outcome, expected: unknown): Check | undefined {
  const holds = 'result' in outcome && isDeepStrictEqual(asJson(outcome.result), asJson(expected));
  return holds ? undefined : checkOf(outcome, { expected });
}

/** The check of an outcome's result against a condition, which a text puts in words; undefined when it holds. */
export function checkThat(
  outcome: Outcome,
  expected: unknown,
  holds: (result: unknown) => boolean,
): Check | undefined {
  if ('result' in outcome && holds(outcome.result)) return undefined;
  return checkOf(outcome, typeof expected === 'string' ? { expected, inWords: true } : { expected });
}

/** A value as it would come over the wire: what an in-process port's objects are made of is no one's business. */
function asJson(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  InvalidLocale: ErrorCode.InvalidLocale,
  MissingTranslation: ErrorCode.MissingTranslation,
  'another error': ErrorCode.Other,
};

/** The check of an outcome that must be an error of this name (section 7); undefined when it is. */
export function checkError(outcome: Outcome, name: string): Check | undefined {
  const isExpected = 'error' in outcome && outcome.error.code === CODES[name];
  return isExpected ? undefined : checkOf(outcome, { expected: `raises ${name}`, inWords: true });
}

function checkOf(outcome: Outcome, expectation: Pick<Check, 'expected' | 'inWords'>): Check {
  const { surface, operation } = outcome;
  if ('result' in outcome) return { surface, operation, ...expectation, actual: outcome.result };
  const { code, type, message } = outcome.error;
  return { surface, operation, ...expectation, error: { code, type, message } };
}

function sentenceOf({ surface, operation, expected, inWords, actual, error }: Check): string {
  const wanted = inWords ? String(expected) : JSON.stringify(expected);
  const got = error === undefined ? JSON.stringify(actual) : `it raised ${error.type}: ${error.message}`;
  return `${operation} on ${surfaceText(surface)}: expected ${wanted}, but got ${got}`;
}
