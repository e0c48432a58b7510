import { dispatch, type Adapter, type InitializeResult } from './adapter';
import { callingAdapter, type Call } from './calling-adapter';
import { AdapterFault, asOperationError, ErrorCode } from './errors';
import { SUITE } from './package';
import { PROTOCOL, type Session } from './session';

/**
 * Opens a session with an adapter that lives in this process.
 *
 * An adapter that declares `isolation: "process"` is made anew for each scenario; any other is reset.
 *
 * @throws AdapterFault when the adapter cannot be made, refuses the handshake, or speaks another protocol
 */
export async function openInProcessSession(create: () => Adapter | Promise<Adapter>): Promise<Session> {
  let adapter = await start(create);
  const handshake = await initialize(adapter);
  let current = callingAdapter(callOf(adapter));
  let isUnused = true;
  return {
    handshake,
    async fresh() {
      if (handshake.isolation !== 'process') {
        await reset(adapter);
        return current;
      }
      if (!isUnused) {
        adapter = await start(create);
        await initialize(adapter);
        current = callingAdapter(callOf(adapter));
      }
      isUnused = false;
      return current;
    },
    async close() {
      await adapter.shutdown().catch(() => undefined);
    },
  };
}

async function start(create: () => Adapter | Promise<Adapter>): Promise<Adapter> {
  try {
    return await create();
  } catch (thrown) {
    throw new AdapterFault('does-not-start', `the adapter could not be made: ${textOf(thrown)}`);
  }
}

async function initialize(adapter: Adapter): Promise<InitializeResult> {
  let handshake: InitializeResult;
  try {
    handshake = await adapter.initialize({ protocol: PROTOCOL, suite: SUITE });
  } catch (thrown) {
    throw new AdapterFault('does-not-start', `initialize was refused: ${textOf(thrown)}`);
  }
  if (handshake.protocol !== PROTOCOL) {
    throw new AdapterFault(
      'wrong-protocol',
      `the adapter speaks protocol ${handshake.protocol}; this suite speaks ${PROTOCOL}`,
    );
  }
  return handshake;
}

async function reset(adapter: Adapter): Promise<void> {
  try {
    await adapter.reset();
  } catch (thrown) {
    throw new AdapterFault('cannot-reset', `reset was refused: ${textOf(thrown)}`);
  }
}

function callOf(adapter: Adapter): Call {
  return async (method, params) => {
    try {
      return (await dispatch(adapter, method, params)) ?? null;
    } catch (thrown) {
      if (thrown instanceof AdapterFault) throw thrown;
      const error = asOperationError(thrown);
      if (error.code === ErrorCode.InvalidParams) {
        throw new AdapterFault('invalid-params', `${method}: ${error.message}`);
      }
      throw error;
    }
  };
}

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
