import { withBase } from 'vitepress';
import type { Request, Response, Task, Tasks } from '../messages';

/** The time within which a task must end, in milliseconds. The slowest scenario takes a second on an old machine. */
const LIMIT_MS = 10_000;

/** The time after which a worker without tasks is ended, in milliseconds. A page may have many playgrounds. */
const IDLE_MS = 60_000;

/** Thrown for a task that took too long, or whose worker failed. The message is shown to the reader. */
export class TaskEnded extends Error {
  override readonly name = 'TaskEnded';
}

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (reason: TaskEnded) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Runs tasks in a worker, so that a task that never ends can be stopped. The worker is started when the first task
 * needs it.
 */
export class WorkerClient {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  /**
   * Runs a task.
   *
   * @throws TaskEnded when the task took too long, or failed
   */
  run<Name extends Task>(task: Name, params: Tasks[Name]['params']): Promise<Tasks[Name]['result']> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.idle);
      const id = (this.lastId += 1);
      const seconds = LIMIT_MS / 1000;
      const timer = setTimeout(
        () => this.end(`It was stopped: it did not end within ${seconds} seconds.`),
        LIMIT_MS,
      );
      this.pending.set(id, { resolve, reject, timer });
      this.started().postMessage({ id, task, params } as Request);
    });
  }

  /** Ends the worker. */
  close(): void {
    clearTimeout(this.idle);
    this.end('The playground was closed.');
  }

  private started(): Worker {
    if (this.worker !== undefined) return this.worker;
    this.worker = new Worker(withBase('/playground-worker.js'));
    this.worker.addEventListener('message', ({ data }: MessageEvent<Response>) => this.receive(data));
    this.worker.addEventListener('error', ({ message }) => {
      this.end(`The worker of the playground failed: ${message || 'it could not be started'}.`);
    });
    return this.worker;
  }

  private receive(response: Response): void {
    const pending = this.pending.get(response.id);
    if (pending === undefined) return;
    this.pending.delete(response.id);
    clearTimeout(pending.timer);
    if (this.pending.size === 0) this.idle = setTimeout(() => this.end(''), IDLE_MS);
    if ('error' in response) pending.reject(new TaskEnded(`It could not be played: ${response.error}`));
    else pending.resolve(response.result as never);
  }

  private end(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(new TaskEnded(message));
    }
    this.pending.clear();
  }
}
