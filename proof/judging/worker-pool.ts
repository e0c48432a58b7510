import { fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE_OPTIONS } from '../../runner/run/port';
import type { Proof } from './proof';

const WORKER = join(__dirname, 'worker');

/**
 * Has implementations proved by several processes.
 *
 * @param ids of mutants and variants
 * @param onProof is told of each proof as it comes
 * @throws Error when a worker ends before its work is done
 */
export async function proveInWorkers(
  ids: readonly string[],
  jobs: number,
  onProof: (proof: Proof) => void,
): Promise<void> {
  const waiting = [...ids];
  const workers = Array.from({ length: Math.min(jobs, ids.length) }, () => runWorker(waiting, onProof));
  await Promise.all(workers);
}

/** Gives one worker an id after another, until none is left. */
function runWorker(waiting: string[], onProof: (proof: Proof) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, { execArgv: [...NODE_OPTIONS] });
    let current: string | undefined;
    const next = (): void => {
      current = waiting.shift();
      if (current === undefined) worker.disconnect();
      else worker.send(current);
    };
    worker.on('message', (proof: Proof) => {
      onProof(proof);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (current === undefined) resolve();
      else reject(new Error(`the worker ended with ${code} while it was at ${current}`));
    });
    next();
  });
}
