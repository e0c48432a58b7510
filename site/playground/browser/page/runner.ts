import { onBeforeUnmount, onMounted, reactive, useTemplateRef } from 'vue';
import { WorkerClient } from './worker-client';

/** The end of a run: one sentence, which screen readers announce, and the kind that gives it its colour. */
export interface Outcome {
  readonly kind: string;
  readonly sentence: string;
}

/** The state of a view that runs a task in the worker. */
export interface Runner {
  outcome: Outcome;
  isRunning: boolean;
  /** Runs the task, unless it is already running, and scrolls to the result where it is not in view. */
  start(): Promise<void>;
}

/**
 * Runs a task when the view is shown, and whenever it is started again. The view marks its result with `ref="result"`.
 *
 * @param task runs something in the worker, and returns the outcome
 */
export function useRunner(task: (client: WorkerClient) => Promise<Outcome>): Runner {
  const client = new WorkerClient();
  const result = useTemplateRef<HTMLElement>('result');
  const run = async (): Promise<void> => {
    if (runner.isRunning) return;
    runner.isRunning = true;
    runner.outcome = { kind: 'running', sentence: 'Running …' };
    try {
      runner.outcome = await task(client);
    } catch (thrown) {
      runner.outcome = { kind: 'ended', sentence: (thrown as Error).message };
    }
    runner.isRunning = false;
  };
  const runner: Runner = reactive({
    outcome: { kind: 'running', sentence: '' },
    isRunning: false,
    async start() {
      await run();
      result.value?.scrollIntoView({ block: 'nearest' });
    },
  });
  onMounted(run);
  onBeforeUnmount(() => client.close());
  return runner;
}
