import { isDeepStrictEqual } from 'node:util';
import type { Call, ErrorValue } from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import { errorFields, Mismatch, type Deviation, type Outcome } from './deviations';
import type { RecordedCall, RecordedOutcome, Recording } from './recordings';
import { MODULE } from './surfaces';

/**
 * Checks that a call in a recording has the recorded outcome.
 *
 * The order of available locales is not compared, because it may depend on the file system. The value that
 * `with_locale` returns is not compared, because it depends on the adapter's own block. Of a configuration, only the
 * default locale is compared. Errors other than InvalidLocale and MissingTranslation are compared without their
 * messages.
 *
 * @throws OperationError with code -32601 when the port lacks an operation that a block calls
 */
export function checkRecorded(recording: Recording, index: number, outcome: Outcome): Deviation | undefined {
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
      ? { error: errorFields(outcome.error) }
      : { actual: (actual as { readonly result: unknown }).result }),
  };
}

/** The maximum number of differing recordings that are shown. */
const SHOWN = 5;

/**
 * Requires that a port reproduces all recordings of a kind.
 *
 * @param differing the first deviation from each recording that the port does not reproduce
 * @throws Mismatch with the number of recordings that differ, and the first few deviations
 */
export function requireReproduced(kind: string, total: number, differing: readonly Deviation[]): void {
  if (differing.length === 0) return;
  const summary: Deviation = {
    surface: MODULE,
    operation: `the recordings of ${kind}`,
    expected: `all ${total} are reproduced`,
    inWords: true,
    actual: `${differing.length} of ${total} differ`,
  };
  throw new Mismatch([summary, ...differing.slice(0, SHOWN)]);
}

type ComparableResponse = { readonly result: unknown } | { readonly error: ErrorValue } | RecordedOutcome;

/** Returns the part of a call's outcome that is compared. */
function comparable(
  { method, params = {} }: Call | RecordedCall,
  response: ComparableResponse,
): RecordedOutcome {
  if ('error' in response) return { error: recordedError(response.error) };
  const { result } = response;
  if (method === 'available_locales') return { result: sorted(result) };
  if (method === 'config') return { result: comparableConfig(result) };
  if (method === 'with_locale') {
    const { block } = params as { readonly block: readonly Call[] };
    const responses = (result as { readonly block: readonly ComparableResponse[] }).block;
    return { result: responses.map((inner, index) => comparable(block[index]!, inner)) };
  }
  return { result };
}

/** Reduces a configuration to its default locale. A result that is not a configuration is returned unchanged. */
function comparableConfig(config: unknown): unknown {
  const isConfig = typeof config === 'object' && config !== null && 'default_locale' in config;
  return isConfig ? { default_locale: config.default_locale } : config;
}

/** Sorts locales, because the order of locales from files depends on the file system. */
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
