import type { Adapter, InitializeResult } from '../contract/adapter';
import { AdapterFault, OperationError } from '../contract/errors';
import { SUITE } from '../contract/package';
import { PROTOCOL } from '../contract/session';

/**
 * Calls `initialize`, and requires that the adapter speaks the version of the protocol that the suite speaks.
 *
 * @throws AdapterFault when the adapter refuses, or speaks another version
 */
export async function shakeHands(adapter: Adapter): Promise<InitializeResult> {
  const handshake = await requireAccepted('initialize', () =>
    adapter.initialize({ protocol: PROTOCOL, suite: SUITE }),
  );
  if (handshake.protocol === PROTOCOL) return handshake;
  throw new AdapterFault(
    'wrong-protocol',
    `the adapter speaks version ${handshake.protocol} of the protocol; the suite speaks version ${PROTOCOL}`,
  );
}

/**
 * Makes a call that an adapter must not refuse.
 *
 * @throws AdapterFault when the adapter refuses it
 */
export async function requireAccepted<Result>(method: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (thrown) {
    throw thrown instanceof OperationError ? refused(method, thrown) : thrown;
  }
}

/** Returns the fault for the refusal of a call that an adapter must not refuse. */
export function refused(method: string, { message }: OperationError): AdapterFault {
  return new AdapterFault('refused', `the adapter refused ${method}, which it must accept: ${message}`);
}
