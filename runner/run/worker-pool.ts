import type { Envelope } from '@cucumber/messages';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { AdapterFault } from '../../adapter/contract/errors';
import { SuiteDefect } from '../../suite';
import { byFile } from './by-file';
import type { Order } from './cucumber';
import type { Place } from './cucumber-run';
import { NODE_OPTIONS, type Port } from './port';
import type { FromWorker, ToWorker } from './worker-messages';

/** What several workers run. */
export interface PoolOptions {
  readonly port: Port;
  readonly scenarios: readonly Place[];
  readonly order: Order;
  readonly jobs: number;
  readonly stop: AbortSignal;
}

/** How long a worker may take to end its port and itself, in milliseconds. */
const GRACE = 3000;

/**
 * Runs scenarios in several processes at the same time, each with a port of its own. The scenarios of one file stay
 * together. When the promise settles, the processes have ended.
 *
 * @param onMessage takes the messages of all of them, each process's in their order
 * @throws AdapterFault when a port does not start
 * @throws SuiteDefect when a worker ends before its scenarios did
 */
export async function runInWorkers(
  { port, scenarios, order, jobs, stop }: PoolOptions,
  onMessage: (message: Envelope) => void,
): Promise<void> {
  const shards = shardsOf(scenarios, jobs);
  const workers = shards.map(() => fork(require.resolve('./worker'), { execArgv: [...NODE_OPTIONS] }));
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  const runs = workers.map((worker, index) => {
    const task: ToWorker = { port, scenarios: shards[index] ?? [], order };
    return Promise.race([runInWorker(worker, task, onMessage), stopped]);
  });
  try {
    await Promise.all(runs);
  } finally {
    await Promise.all(workers.map(end));
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
    worker.on('exit', (code, signal) => {
      reject(new SuiteDefect([`a worker ended by itself: ${signal ?? `status ${code}`}`]));
    });
    worker.send(task);
  });
}

/** A worker without its channel ends its port and itself. */
async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  if (worker.connected) worker.disconnect();
  const impatience = setTimeout(() => worker.kill('SIGKILL'), GRACE);
  await ended;
  clearTimeout(impatience);
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
