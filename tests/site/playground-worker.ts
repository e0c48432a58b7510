import { createContext, runInContext } from 'node:vm';
import type { Response, Task, Tasks } from '../../site/playground/browser/messages';

/** Runs a task of the playground's worker. */
export type RunTask = <Name extends Task>(
  task: Name,
  params: Tasks[Name]['params'],
) => Promise<Tasks[Name]['result']>;

/** Starts the code of the playground's worker with what a worker in a browser has, and nothing of Node. */
export function startWorker(code: string): RunTask {
  const pending = new Map<number, (response: Response) => void>();
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const context = createContext({
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    postMessage: (response: Response) => pending.get(response.id)!(response),
    ...{ AbortController, TextDecoder, TextEncoder, clearTimeout, performance, setTimeout, structuredClone },
  });
  runInContext(code, context);
  let lastId = 0;
  return (task, params) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      pending.set(id, (response) => {
        pending.delete(id);
        // What comes from the context has other classes than the test's.
        if ('result' in response) resolve(JSON.parse(JSON.stringify(response.result)));
        else reject(new Error(response.error));
      });
      for (const listener of listeners) listener({ data: { id, task, params } });
    });
}
