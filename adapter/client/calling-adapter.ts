import { METHODS, type Adapter, type Method } from '../contract/adapter';

/** Makes one protocol call and returns its result. */
export type MakeCall = (method: Method, params: object) => Promise<unknown>;

/**
 * Creates an {@link Adapter} whose operations each make one call, either to another process or to an adapter in this
 * process.
 */
export function callingAdapter(makeCall: MakeCall): Adapter {
  const operations = Object.entries(METHODS).map(([method, operation]) => [
    operation,
    (params: object = {}) => makeCall(method as Method, params),
  ]);
  // METHODS and Adapter have the same operations, because both are derived from the definitions of methods.
  return Object.fromEntries(operations) as unknown as Adapter;
}
