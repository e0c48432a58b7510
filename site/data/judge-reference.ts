import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll } from '../../play';
import reference from '../../ports/reference';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import { recordOf } from '../../scripts/ports/record';
import type { Suite } from '../../suite';
import { portResults, type PortResults } from './port-results';

/** The name of the reference on the pages. */
export const REFERENCE = 'reference';

/** Plays all scenarios on the reference in this process, and judges the reference. */
export async function judgeReference(suite: Suite): Promise<PortResults> {
  const session = await openInProcessSession(reference);
  const port = session.handshake;
  const results = await playAll(session, suite.trials);
  const run = recordRun(suite, results, { port, level: 'crystal' });
  return portResults(REFERENCE, recordOf(judge(suite, run, [])));
}
