import type { Stage } from './stage';

/** How many stages run at the same time: some keep only one processor busy, and some wait. */
const AT_A_TIME = 2;

/**
 * Runs stages in their order, some of them at the same time, but none before those that it comes after have ended.
 *
 * @param run runs one stage
 */
export async function runInOrder(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const waiting = [...stages];
  const running = new Map<string, Promise<void>>();
  const isOpen = (name: string): boolean => running.has(name) || waiting.some((stage) => stage.name === name);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after = [] }) => !after.some(isOpen));
    const [stage] = running.size < AT_A_TIME && next !== -1 ? waiting.splice(next, 1) : [];
    if (stage === undefined) await Promise.race(running.values());
    else
      running.set(
        stage.name,
        run(stage).finally(() => running.delete(stage.name)),
      );
  }
  await Promise.all(running.values());
}
