import { METHODS, type Adapter, type Method } from '../contract/adapter';

/** Makes one protocol call and returns its result. */
type MakeCall = (method: Method, params: object) => Promise<unknown>;

/** The class of calling adapters. Its operations are defined once, below, because each scenario has an adapter. */
class CallingAdapter {
  constructor(readonly makeCall: MakeCall) {}
}

for (const [method, operation] of Object.entries(METHODS)) {
  Object.defineProperty(CallingAdapter.prototype, operation, {
    value(this: CallingAdapter, params: object = {}) {
      return this.makeCall(method as Method, params);
    },
  });
}

/**
 * Creates an {@link Adapter} whose operations each make one call, either to another process or to an adapter in this
 * process.
 */
export function callingAdapter(makeCall: MakeCall): Adapter {
  // METHODS and Adapter have the same operations, because both are derived from the definitions of methods.
  return new CallingAdapter(makeCall) as unknown as Adapter;
}
