import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll } from '../../play';
import reference from '../../ports/reference';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { RecordedLibrary } from '../../scripts/ports/recorded';
import { verdictsOf } from '../../scripts/ports/verdicts';
import type { Suite } from '../../suite';

/** The name of the reference on the pages. */
export const REFERENCE = 'reference';

/** Plays all scenarios on the reference in this process, and judges the reference. */
export async function judgeReference(suite: Suite): Promise<RecordedLibrary> {
  const session = await openInProcessSession(reference);
  const port = session.handshake;
  const results = await playAll(session, suite.trials);
  const run = recordRun(suite, results, { port, level: 'crystal' });
  return { name: REFERENCE, ...verdictsOf(judge(suite, run, [])), reasons: [] };
}
