import { dispatch, type Adapter } from '../../adapter/adapter';
import { ErrorCode, OperationError } from '../../adapter/errors';
import type { Outcome } from '../../steps/findings';
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
 * Makes calls on the reference, and then on the port.
 *
 * @throws NotComparable when one of the two does not support a call
 * @throws AdapterFault when the port's adapter is at fault
 */
export async function askBoth(sides: Sides, calls: readonly ProtocolCall[]): Promise<Pair[]> {
  const reference = await askAll(sides.reference, calls);
  const port = await askAll(sides.port, calls);
  return calls.map((call, index) => ({
    call,
    reference: supported(reference[index]),
    port: supported(port[index]),
  }));
}

/** Asks at once, as the steps do: the calls are made one after the other, and not waited for each time. */
function askAll(adapter: Adapter, calls: readonly ProtocolCall[]): Promise<Outcome[]> {
  return Promise.all(calls.map((call) => ask(adapter, call)));
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

/** An outcome that can be compared: not that the operation is not there, in a block neither. */
function supported(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('each call has an outcome');
  const unsupported = 'error' in outcome ? unsupportedIn([outcome]) : unsupportedIn(outcome.result);
  if (unsupported === undefined) return outcome;
  throw new NotComparable(`${outcome.operation}: ${unsupported}`);
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
