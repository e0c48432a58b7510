import { dispatch, type Adapter } from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import type { Outcome } from '../steps/deviations';
import type { ProtocolCall } from './step';

/** The two implementations, each on a fresh state. */
export interface Sides {
  readonly reference: Adapter;
  readonly port: Adapter;
}

/** What a call came to on either side. */
export interface Pair {
  readonly call: ProtocolCall;
  readonly reference: Outcome;
  readonly port: Outcome;
}

/** One of the two has no such operation, or cannot take these arguments: there is nothing to compare. */
export class NotComparable extends Error {
  override readonly name = 'NotComparable';
}

/**
 * Makes calls. They are asked at once, as the steps do, and made one after the other: an adapter that takes several in
 * is not waited for each time.
 *
 * @throws NotComparable when a call is not supported
 * @throws AdapterFault when the adapter is at fault
 */
export async function askAll(adapter: Adapter, calls: readonly ProtocolCall[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(calls.map((call) => ask(adapter, call)));
  outcomes.forEach(requireSupported);
  return outcomes;
}

async function ask(adapter: Adapter, { method, params }: ProtocolCall): Promise<Outcome> {
  const at = { surface: surfaceOf(params), operation: method };
  try {
    return { ...at, result: (await dispatch(adapter, method, params)) ?? null };
  } catch (thrown) {
    if (!(thrown instanceof OperationError)) throw thrown;
    return { ...at, error: thrown };
  }
}

/** Not that the operation is not there: of the call, or of one inside its block. */
function requireSupported(outcome: Outcome): void {
  if ('result' in outcome && outcome.operation !== 'with_locale') return;
  const unsupported = unsupportedIn('error' in outcome ? outcome : outcome.result);
  if (unsupported !== undefined) throw new NotComparable(`${outcome.operation}: ${unsupported}`);
}

/** The message of the first error that says so, however deep in a block's responses. */
function unsupportedIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { error } = value as { readonly error?: { readonly code: unknown; readonly message: unknown } };
  if (error?.code === ErrorCode.Unsupported) return String(error.message);
  for (const inner of Object.values(value)) {
    const found = unsupportedIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function surfaceOf({ subject, catalog }: { readonly subject?: string; readonly catalog?: string }): string {
  return subject ?? catalog ?? 'I18n';
}
