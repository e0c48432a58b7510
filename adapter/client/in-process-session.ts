import { dispatch, type Adapter, type CallResponse, type Method } from '../contract/adapter';
import { boundedResponse } from './bounded-response';
import { callingAdapter } from './calling-adapter';
import { AdapterFault, asOperationError } from '../contract/errors';
import { jsonValueOf } from '../contract/json-value';
import { shakeHands } from './handshake';
import { resultOf } from './results';
import type { Session } from '../contract/session';

/**
 * Opens a session with an adapter in this process.
 *
 * An adapter that declares `isolation: "process"` is created anew for each scenario. Any other adapter is reset before
 * each scenario.
 *
 * @throws AdapterFault when the adapter cannot be created, refuses the handshake, or speaks another version of the
 *   protocol
 */
export async function openInProcessSession(create: () => Adapter | Promise<Adapter>): Promise<Session> {
  let { adapter, shutdown } = await make(create);
  const handshake = await shakeHands(adapter);
  let isUnused = true;
  return {
    handshake,
    async fresh() {
      if (handshake.isolation !== 'process') {
        await adapter.reset();
      } else if (!isUnused) {
        ({ adapter, shutdown } = await make(create));
        await shakeHands(adapter);
      }
      isUnused = false;
      return adapter;
    },
    async close() {
      // This call is not queued, because an earlier call may never end. The run is over, so an error does not matter.
      await shutdown().catch(() => undefined);
    },
  };
}

interface MadeAdapter {
  /** The adapter, wrapped so that calls are queued and their results are converted to JSON values. */
  readonly adapter: Adapter;
  /** Calls the adapter's method `shutdown` immediately, without waiting for queued calls. */
  readonly shutdown: () => Promise<unknown>;
}

async function make(create: () => Adapter | Promise<Adapter>): Promise<MadeAdapter> {
  try {
    const made = await create();
    return { adapter: asIfRemote(made), shutdown: async () => dispatch(made, 'shutdown', {}) };
  } catch (thrown) {
    const { message } = asOperationError(thrown);
    throw new AdapterFault('does-not-start', `the adapter could not be created: ${message}`);
  }
}

/**
 * Wraps an adapter. The wrapper makes one call at a time and returns the results that an adapter in another process
 * would send.
 */
function asIfRemote(adapter: Adapter): Adapter {
  /** Settles when the last call has ended. */
  let last: Promise<unknown> = Promise.resolve();
  return callingAdapter((method, params) => {
    const next = last.then(() => call(adapter, method, params));
    last = next.catch(() => undefined);
    return next;
  });
}

async function call(adapter: Adapter, method: Method, params: object): Promise<unknown> {
  return resultOf(boundedResponse(await respond(adapter, method, params)) as CallResponse, method, params);
}

/** Returns the response that an adapter in another process would send. */
async function respond(adapter: Adapter, method: Method, params: object): Promise<CallResponse> {
  try {
    // The adapter may change its params, but scenarios share their data. A copy as JSON could be huge, because YAML with
    // aliases can contain a value in billions of places.
    const copy = structuredClone(params);
    return { result: jsonValueOf((await dispatch(adapter, method, copy)) ?? null) };
  } catch (thrown) {
    return { error: asOperationError(thrown).toValue() };
  }
}
