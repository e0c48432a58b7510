import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { dispatch } from '../../adapter/contract/adapter';
import { loadSteps, playOnSession } from '../../play';
import createReference from '../../ports/reference';
import type { Trial } from '../../suite';
import { operationOf } from './recorded-operations';

/** The operations that scenarios call last, by the scenario's id. A scenario has one operation for each surface. */
export type PlayedOperations = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the operations that scenarios call last, which their last steps check. The scenarios are played on the
 * reference, because a step alone does not tell which calls it makes.
 */
export async function operationsPlayedLast(trials: readonly Trial[]): Promise<PlayedOperations> {
  const queue = [...trials];
  let last = '';
  const session = await openInProcessSession(() => {
    const reference = createReference();
    return callingAdapter(async (method, params) => {
      last = operationOf(method);
      return dispatch(reference, method, params);
    });
  });
  const played = new Map<string, Set<string>>();
  await playOnSession({
    library: loadSteps(),
    // Nothing is declared inexpressible, because even a call that TypeScript cannot express shows its operation.
    session: { ...session, handshake: { ...session.handshake, inexpressible: [] } },
    next: () => queue.shift(),
    onResult({ trial }) {
      played.set(trial.id, (played.get(trial.id) ?? new Set()).add(last));
    },
  });
  return played;
}
