import { callingAdapter } from '../../../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../../../adapter/client/in-process-session';
import { dispatch } from '../../../../adapter/contract/adapter';
import { asOperationError } from '../../../../adapter/contract/errors';
import type { Session } from '../../../../adapter/contract/session';
import createReference from '../../../../ports/reference';
import type { Exchange } from '../messages';
import { exchangeOf } from './exchange';

/**
 * Opens a session with the reference.
 *
 * @param onExchange is called after each answered call with a function that describes the call. A description is
 *   created only on demand, because a recording has thousands of calls
 */
export async function openRecordedSession(onExchange: (describe: () => Exchange) => void): Promise<Session> {
  const { handshake, fresh, close } = await openInProcessSession(createReference);
  return {
    handshake,
    close,
    async fresh() {
      const adapter = await fresh();
      return callingAdapter(async (method, params) => {
        try {
          const result = await dispatch(adapter, method, params);
          onExchange(() => exchangeOf(method, params, { result }));
          return result;
        } catch (thrown) {
          onExchange(() => exchangeOf(method, params, { error: asOperationError(thrown) }));
          throw thrown;
        }
      });
    },
  };
}
