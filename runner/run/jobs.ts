import { availableParallelism } from 'node:os';
import type { Session } from '../../adapter/contract/session';

/** The time that another program of a port may take to start, in milliseconds: ample for most languages. */
const START_MS = 1000;
const MOST_JOBS = 8;

/**
 * Returns the number of the port's programs that pays off: one, unless bringing the port to a fresh state takes so long
 * that the time saved outweighs the time to start the others.
 *
 * @param session one that was brought to a fresh state before: the first time, nothing need be started anew
 * @throws AdapterFault when the port cannot be brought to a fresh state
 */
export async function profitableJobs(session: Session, scenarios: number): Promise<number> {
  const jobs = Math.min(availableParallelism(), MOST_JOBS);
  const begin = performance.now();
  await session.fresh();
  const saved = (performance.now() - begin) * scenarios * (1 - 1 / jobs);
  return saved > 2 * START_MS ? jobs : 1;
}
