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
  private worker: Worker | undefined;
  /** The tasks of the worker. The worker listens only as long as this is kept. */
  private tasks: Remote<Tasks> | undefined;

  /**
   * Runs a task.
   *
   * @throws Error with a message for the reader, when the task took too long, or failed
   */
  async run<Result>(task: (tasks: Remote<Tasks>) => Promise<Result>): Promise<Result> {
    const worker = (this.worker ??= new Worker(withBase('/playground-worker.js')));
    const tasks = (this.tasks ??= wrap<Tasks>(worker));
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
    this.worker?.terminate();
    this.worker = undefined;
    this.tasks = undefined;
  }
}
