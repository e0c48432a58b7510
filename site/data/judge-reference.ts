import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll } from '../../play';
import reference from '../../ports/reference';
import { select } from '../../runner/plan/select';
import { judge } from '../../runner/verdict/judge';
import { recordOf } from '../../scripts/ports/record';
import type { Level, Suite } from '../../suite';
import { portResults, type PortResults } from './port-results';

/** The name of the reference on the pages. */
export const REFERENCE = 'reference';

/** Plays all scenarios on the reference in this process, and judges the reference. */
export async function judgeReference(suite: Suite): Promise<PortResults> {
  const planOf = (level: Level) => select(suite, { level, observations: true, patterns: [] });
  const session = await openInProcessSession(reference);
  const port = session.handshake;
  const results = await playAll(session, planOf('crystal').trials);
  const judged = (level: Level) =>
    judge({
      suite,
      plan: planOf(level),
      port,
      results,
      knownFailures: [],
      isInterrupted: false,
      milliseconds: 0,
    });
  return portResults(REFERENCE, recordOf({ spec: judged('spec'), crystal: judged('crystal') }));
}
