import { METHODS, type Adapter, type Method } from '../contract/adapter';

/** Makes one call of the protocol and gives its result. */
export type Call = (method: Method, params: object) => Promise<unknown>;

/** An {@link Adapter} each of whose operations is one call: of another process, or of an adapter in this one. */
export function callingAdapter(call: Call): Adapter {
  const operations = Object.entries(METHODS).map(([method, operation]) => [
    operation,
    (params: object = {}) => call(method as Method, params),
  ]);
  // METHODS names every operation of Adapter, which its own type checks.
  return Object.fromEntries(operations) as unknown as Adapter;
}
