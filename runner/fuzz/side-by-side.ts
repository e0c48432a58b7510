import { dispatch, type Adapter } from '../../adapter/adapter';
import { ErrorCode, OperationError } from '../../adapter/errors';
import type { Outcome } from '../../steps/findings';
import type { ProtocolCall } from './step';

/** What a call came to on either side. */
export interface Pair {
  readonly reference: Outcome;
  readonly port: Outcome;
}

/** The port has no such operation, or cannot take these arguments: there is nothing to compare. */
export class NotComparable extends Error {
  override readonly name = 'NotComparable';
}

/**
 * Makes a call on the reference and on the port.
 *
 * @throws NotComparable when one of them does not support it
 * @throws AdapterFault when the port's adapter is at fault
 */
export async function askBoth(reference: Adapter, port: Adapter, call: ProtocolCall): Promise<Pair> {
  return { reference: await ask(reference, call), port: await ask(port, call) };
}

async function ask(adapter: Adapter, { method, params }: ProtocolCall): Promise<Outcome> {
  const at = { surface: surfaceOf(params), operation: method };
  try {
    return { ...at, result: (await dispatch(adapter, method, params)) ?? null };
  } catch (thrown) {
    if (!(thrown instanceof OperationError)) throw thrown;
    if (thrown.code === ErrorCode.Unsupported) throw new NotComparable(`${method}: ${thrown.message}`);
    return { ...at, error: thrown };
  }
}

function surfaceOf({ subject, catalog }: { readonly subject?: string; readonly catalog?: string }): string {
  return subject ?? catalog ?? 'I18n';
}
