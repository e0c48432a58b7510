import type { Envelope } from '@cucumber/messages';
import { fork, type ChildProcess } from 'node:child_process';
import { AdapterFault } from '../../adapter/errors';
import { SuiteDefect } from '../suite';
import { byFile } from './by-file';
import type { Order, Place } from './cucumber-run';
import { NODE_OPTIONS, type Port } from './port';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * Runs scenarios in several processes at the same time, each with a port of its own. The scenarios of one file stay
 * together.
 *
 * @param onMessage takes the messages of all of them, each process's in their order
 * @throws AdapterFault when a port does not start
 * @throws SuiteDefect when a worker ends before its scenarios did
 */
export async function runInWorkers(
  port: Port,
  scenarios: readonly Place[],
  order: Order,
  jobs: number,
  onMessage: (message: Envelope) => void,
): Promise<void> {
  const workers: ChildProcess[] = [];
  try {
    const shards = shardsOf(scenarios, jobs);
    await Promise.all(
      shards.map((shard) => {
        const worker = fork(require.resolve('./worker'), { execArgv: [...NODE_OPTIONS] });
        workers.push(worker);
        return runInWorker(worker, { port, scenarios: shard, order }, onMessage);
      }),
    );
  } finally {
    // Without its channel a worker ends, and its port with it.
    for (const worker of workers) if (worker.connected) worker.disconnect();
  }
}

function runInWorker(
  worker: ChildProcess,
  task: ToWorker,
  onMessage: (message: Envelope) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (said: FromWorker) => {
      try {
        if (said.kind === 'message') onMessage(said.message);
      } catch (thrown) {
        reject(thrown);
      }
      if (said.kind === 'done') resolve();
      if (said.kind === 'fault') reject(new AdapterFault(said.reason, said.message, said.stderr));
      if (said.kind === 'defect') reject(new SuiteDefect(said.findings));
    });
    worker.on('error', reject);
    worker.on('exit', (code, signal) =>
      reject(new SuiteDefect([`a worker ended on its own: ${signal ?? code}`])),
    );
    worker.send(task);
  });
}

/** Whole files, the largest first, each to the shard that has the least so far. */
function shardsOf(scenarios: readonly Place[], jobs: number): Place[][] {
  const files = byFile(scenarios);
  const shards = Array.from({ length: Math.min(jobs, files.size) }, (): Place[] => []);
  for (const file of [...files.values()].sort((one, other) => other.length - one.length)) {
    shards.reduce((least, shard) => (shard.length < least.length ? shard : least)).push(...file);
  }
  return shards;
}
