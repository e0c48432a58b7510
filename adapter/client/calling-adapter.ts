import { METHODS, type Adapter, type Method } from '../contract/adapter';

/** Makes one call of the protocol and returns its result. */
export type MakeCall = (method: Method, params: object) => Promise<unknown>;

/**
 * Creates an {@link Adapter} in which each operation makes one call, to another process or to an adapter in this
 * process.
 */
export function callingAdapter(makeCall: MakeCall): Adapter {
  const operations = Object.entries(METHODS).map(([method, operation]) => [
    operation,
    (params: object = {}) => makeCall(method as Method, params),
  ]);
  // The type of METHODS ensures that METHODS names every operation of Adapter.
  return Object.fromEntries(operations) as unknown as Adapter;
}
