import type { Adapter, InitializeResult } from '../contract/adapter';
import { AdapterFault, OperationError } from '../contract/errors';
import { SUITE } from '../contract/package';
import { PROTOCOL } from '../contract/session';

/**
 * Shakes hands with an adapter.
 *
 * @throws AdapterFault when it refuses, or speaks another version of the protocol
 */
export async function shakeHands(adapter: Adapter): Promise<InitializeResult> {
  const handshake = await mayNotRefuse('initialize', () =>
    adapter.initialize({ protocol: PROTOCOL, suite: SUITE }),
  );
  if (handshake.protocol === PROTOCOL) return handshake;
  throw new AdapterFault(
    'wrong-protocol',
    `the adapter speaks version ${handshake.protocol} of the protocol; the suite speaks version ${PROTOCOL}`,
  );
}

/**
 * Makes a call that the protocol does not let an adapter refuse.
 *
 * @throws AdapterFault when it refuses all the same
 */
export async function mayNotRefuse<Result>(method: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (thrown) {
    throw thrown instanceof OperationError ? refused(method, thrown) : thrown;
  }
}

/** The fault that a refusal is of a call that the protocol does not let an adapter refuse. */
export function refused(method: string, { message }: OperationError): AdapterFault {
  return new AdapterFault('refused', `the adapter refused ${method}, which it may not: ${message}`);
}
