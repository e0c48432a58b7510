import { availableParallelism } from 'node:os';
import type { Session } from '../../adapter/contract/session';

/** About how long a worker takes to start, in milliseconds: it loads the features, the steps and a port again. */
const STARTING_A_WORKER = 1000;
const MOST_JOBS = 8;

/**
 * How many processes pay off for a port: one, unless bringing it to a fresh state takes so long that the time saved
 * outweighs the time to start the workers.
 *
 * @param session one that was brought to a fresh state before: the first time, nothing need be started anew
 * @throws AdapterFault when the port cannot be brought to a fresh state
 */
export async function profitableJobs(session: Session, scenarios: number): Promise<number> {
  const jobs = Math.min(availableParallelism(), MOST_JOBS);
  const begin = performance.now();
  await session.fresh();
  const saved = (performance.now() - begin) * scenarios * (1 - 1 / jobs);
  return saved > 2 * STARTING_A_WORKER ? jobs : 1;
}
