import { wrap, type Remote } from 'comlink';
import { withBase } from 'vitepress';
import type { Tasks } from '../messages';

/** The time within which a task must end, in milliseconds. The slowest scenario takes a second on an old machine. */
const LIMIT_MS = 10_000;

/**
 * Runs tasks in a worker, so that a task that never ends can be stopped. The worker is started when the first task
 * needs it.
 */
export class WorkerClient {
  /** The worker and its tasks. It listens only as long as these are kept. */
  private running: ReturnType<typeof started> | undefined;

  /**
   * Runs a task.
   *
   * @throws Error with a message for the reader, when the task took too long, or failed
   */
  async run<Result>(task: (tasks: Remote<Tasks>) => Promise<Result>): Promise<Result> {
    const { worker, tasks } = (this.running ??= started());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failure = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.close();
        reject(new Error(`It was stopped: it did not end within ${LIMIT_MS / 1000} seconds.`));
      }, LIMIT_MS);
      worker.addEventListener('error', ({ message }) => {
        this.close();
        reject(new Error(`The worker of the playground failed: ${message || 'it could not be started'}.`));
      });
    });
    try {
      return await Promise.race([task(tasks), failure]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the worker. */
  close(): void {
    this.running?.worker.terminate();
    this.running = undefined;
  }
}

function started(worker = new Worker(withBase('/playground-worker.js'))) {
  return { worker, tasks: wrap<Tasks>(worker) };
}
