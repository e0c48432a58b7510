import type { Mistake } from '../states/mistakes';
import type { StateOperation, Predecessor } from '../states/model';
import { watchedBy } from '../states/recorder';
import type { Change } from './reference-with';

/** Where an operation makes a mistake: in some states, or after a transition. */
interface MistakePlace {
  /** The beginning of the states' names, such as `in a block`. */
  readonly state?: string;
  /** The transition that comes before the call on the same surface. */
  readonly after?: Predecessor;
}

/** Lets operations make a mistake in some states alone, or after some transitions. */
export function mistakeOf(
  mistake: Mistake,
  operations: readonly StateOperation[],
  { state = '', after }: MistakePlace,
): Change {
  return watchedBy((call) => {
    const isThere = call.state.startsWith(state) && (after === undefined || call.previous === after);
    return isThere && operations.includes(call.operation) ? mistake : undefined;
  });
}
