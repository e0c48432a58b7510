import { isDeepStrictEqual } from 'node:util';
import type { Call, ErrorValue } from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import { Mismatch, type Check, type Outcome } from './findings';
import type { RecordedCall, RecordedOutcome, Recording } from './recordings';
import { MODULE } from './surfaces';

/**
 * The check of what one call of a recording came to; undefined when it is what was recorded.
 *
 * Three things are not compared: the order of available locales, which for files is the file system's; fields of the
 * configuration besides its default locale; and the value of `with_locale`, which depends on what an adapter's own
 * block returns.
 *
 * @throws OperationError with code -32601 when the port lacks an operation that a block calls
 */
export function checkRecorded(recording: Recording, index: number, outcome: Outcome): Check | undefined {
  const call = recording.calls[index]!;
  const expected = comparable(call, recording.outcomes[index]!);
  const actual = comparable(call, 'error' in outcome ? { error: outcome.error.toValue() } : outcome);
  if (isDeepStrictEqual(actual, expected)) return undefined;
  return {
    surface: outcome.surface,
    operation: `${recording.id}, call ${index + 1}: ${call.method} ${JSON.stringify(call.params)}`,
    ...('result' in expected
      ? { expected: expected.result }
      : { expected: errorInWords(expected.error), inWords: true }),
    ...('error' in outcome
      ? { error: { code: outcome.error.code, type: outcome.error.type, message: outcome.error.message } }
      : { actual: (actual as { readonly result: unknown }).result }),
  };
}

/** How many recordings that differ are shown. */
const SHOWN = 5;

/**
 * Requires that no recording of a kind differs.
 *
 * @param differing the check of the first call that differs, of each recording that does
 * @throws Mismatch that tells how many differ, and shows the first of them
 */
export function requireReproduced(kind: string, total: number, differing: readonly Check[]): void {
  if (differing.length === 0) return;
  const summary: Check = {
    surface: MODULE,
    operation: `the recordings of ${kind}`,
    expected: `all ${total} are reproduced`,
    inWords: true,
    actual: `${differing.length} of ${total} differ`,
  };
  throw new Mismatch([summary, ...differing.slice(0, SHOWN)]);
}

type Response = { readonly result: unknown } | { readonly error: ErrorValue } | RecordedOutcome;

/** What two outcomes of a call have in common when they are the same. */
function comparable({ method, params = {} }: Call | RecordedCall, response: Response): RecordedOutcome {
  if ('error' in response) return { error: recordedError(response.error) };
  const result = asJson(response.result);
  if (method === 'available_locales') return { result: sorted(result) };
  if (method === 'config') return { result: (result as { default_locale: string }).default_locale };
  if (method === 'with_locale') {
    const { block } = params as { readonly block: readonly Call[] };
    const responses = (result as { readonly block: readonly Response[] }).block;
    return { result: responses.map((inner, index) => comparable(block[index]!, inner)) };
  }
  return { result };
}

/** The locales in an order of their own: that of files is the file system's. */
function sorted(locales: unknown): unknown {
  return Array.isArray(locales) ? ([...locales] as string[]).sort() : locales;
}

function recordedError(error: ErrorValue | { readonly type: string; readonly message?: string }): {
  readonly type: string;
  readonly message?: string;
} {
  if (!('code' in error)) return error;
  const { code, message } = error;
  if (code === ErrorCode.Unsupported) throw new OperationError(ErrorCode.Unsupported, 'Unsupported', message);
  if (code === ErrorCode.InvalidLocale) return { type: 'InvalidLocale', message };
  if (code === ErrorCode.MissingTranslation) return { type: 'MissingTranslation', message };
  return { type: 'Other' };
}

function errorInWords({ type, message }: { readonly type: string; readonly message?: string }): string {
  return type === 'Other' ? 'raises another error' : `raises ${type}: ${message}`;
}

/** A value as it would come over the wire, whatever an in-process port's objects are made of. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
