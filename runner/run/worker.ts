// One of several processes that run scenarios at the same time, each with a port of its own.
import { setCurrentSession } from '../../adapter/contract/current-session';
import { AdapterFault } from '../../adapter/contract/errors';
import { SuiteDefect } from '../../suite';
import { runScenarios } from './cucumber-run';
import { openSession } from './port';
import type { FromWorker, ToWorker } from './worker-messages';

process.once('message', (task: ToWorker) => {
  run(task)
    .catch(lastWords)
    .then((message) => process.send?.(message, () => process.exit()));
});
// A worker whose parent is gone has nobody to report to, and takes its port with it.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal: it is the parent that ends the run, in order.
process.on('SIGINT', () => undefined);

async function run({ port, scenarios, order }: ToWorker): Promise<FromWorker> {
  const session = await openSession(port);
  setCurrentSession(session);
  await runScenarios(scenarios, order, (message) => process.send?.({ kind: 'message', message }));
  await session.close();
  return { kind: 'done' };
}

function lastWords(thrown: unknown): FromWorker {
  if (thrown instanceof AdapterFault) {
    return { kind: 'fault', reason: thrown.reason, message: thrown.message, stderr: thrown.stderr };
  }
  if (thrown instanceof SuiteDefect) return { kind: 'defect', findings: thrown.findings };
  return {
    kind: 'defect',
    findings: [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)],
  };
}
