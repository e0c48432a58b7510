import { dispatch, type Adapter, type Method } from '../contract/adapter';
import { callingAdapter } from './calling-adapter';
import { AdapterFault, asOperationError, ErrorCode } from '../contract/errors';
import { mayNotRefuse, shakeHands } from './handshake';
import { notUnderstood, requireResult } from './results';
import type { Session } from '../contract/session';
import { Turns } from './serial-queue';

/**
 * Opens a session with an adapter that lives in this process.
 *
 * An adapter that declares `isolation: "process"` is made anew for each scenario; any other is reset.
 *
 * @throws AdapterFault when the adapter cannot be made, refuses the handshake, or speaks another protocol
 */
export async function openInProcessSession(create: () => Adapter | Promise<Adapter>): Promise<Session> {
  let adapter = await make(create);
  const handshake = await shakeHands(adapter);
  let isUnused = true;
  return {
    handshake,
    async fresh() {
      if (handshake.isolation !== 'process') {
        await mayNotRefuse('reset', () => adapter.reset());
      } else if (!isUnused) {
        adapter = await make(create);
        await shakeHands(adapter);
      }
      isUnused = false;
      return adapter;
    },
    async close() {
      // A refusal to end is nobody's business any more.
      await adapter.shutdown().catch(() => undefined);
    },
  };
}

async function make(create: () => Adapter | Promise<Adapter>): Promise<Adapter> {
  try {
    return heldToProtocol(await create());
  } catch (thrown) {
    const { message } = asOperationError(thrown);
    throw new AdapterFault('does-not-start', `the adapter could not be made: ${message}`);
  }
}

/** The adapter, held to the protocol as one in another process is. */
function heldToProtocol(adapter: Adapter): Adapter {
  const turns = new Turns();
  return callingAdapter((method, params) => turns.take(() => call(adapter, method, params)));
}

async function call(adapter: Adapter, method: Method, params: object): Promise<unknown> {
  let result: unknown;
  try {
    result = (await dispatch(adapter, method, params)) ?? null;
  } catch (thrown) {
    const error = asOperationError(thrown);
    throw error.code === ErrorCode.InvalidParams ? notUnderstood(method, error) : error;
  }
  requireResult(method, result, params);
  return result;
}
