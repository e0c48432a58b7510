import { dispatch, isMethod, type Adapter, type Call, type CallResponse } from '../contract/adapter';
import { asOperationError, ErrorCode, invalidParams, OperationError } from '../contract/errors';

/**
 * Makes the calls in a `with_locale` block in order, each in the state left behind by the previous calls. A failed call
 * does not stop the block. Only the call `raise`, or a method that the protocol does not have, stops it by throwing an
 * error out of the block.
 *
 * @param responses receives the response to each call, for a port whose `with_locale` swallows the error of `raise`
 * @returns the response to each call
 * @throws OperationError with code 3 for `raise`, and with code -32602 for a method that the protocol does not have
 */
export async function runBlock(
  adapter: Partial<Adapter>,
  block: readonly Call[],
  responses: CallResponse[] = [],
): Promise<CallResponse[]> {
  for (const { method, params = {} } of block) {
    if (method === 'raise') {
      responses.push({ result: null });
      throw raised(params);
    }
    if (!isMethod(method)) throw invalidParams(`a block cannot call ${JSON.stringify(method)}`);
    try {
      responses.push({ result: (await dispatch(adapter, method, params)) ?? null });
    } catch (thrown) {
      responses.push({ error: asOperationError(thrown).toValue() });
    }
  }
  return responses;
}

function raised(params: { readonly message?: unknown }): OperationError {
  return new OperationError(ErrorCode.Other, 'RaisedByTheBlock', String(params.message));
}
