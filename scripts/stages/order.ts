import type { Stage } from './stage';

/** The number of stages that run at the same time. Some stages use only one processor, and some mostly wait. */
const CONCURRENCY = 2;

/**
 * Returns the stages with the given names, and the stages that they need, in the order of `stages`.
 *
 * @param names names of stages
 */
export function withNeeded(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const needed = stages.filter(({ name }) => names.includes(name)).flatMap(({ after = [] }) => after);
  const all = new Set([...names, ...needed]);
  return all.size === new Set(names).size
    ? stages.filter(({ name }) => all.has(name))
    : withNeeded(stages, [...all]);
}

/**
 * Runs stages, some of them at the same time. A stage starts when the stages in its `after` have ended. Among the
 * stages that can start, stages for which others wait come first, and then the order of the list decides.
 *
 * @param run runs one stage
 */
export async function runInOrder(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const needed = new Set(stages.flatMap(({ after = [] }) => after));
  const waiting = [
    ...stages.filter(({ name }) => needed.has(name)),
    ...stages.filter(({ name }) => !needed.has(name)),
  ];
  const running = new Map<string, Promise<void>>();
  const hasEnded = (name: string): boolean =>
    !running.has(name) && waiting.every((stage) => stage.name !== name);
  while (waiting.length + running.size > 0) {
    const index = waiting.findIndex(({ after = [] }) => after.every(hasEnded));
    if (index === -1 || running.size === CONCURRENCY) {
      if (running.size === 0) throw new Error('stages need each other');
      await Promise.race(running.values());
      continue;
    }
    const [stage] = waiting.splice(index, 1) as [Stage];
    running.set(
      stage.name,
      run(stage).finally(() => running.delete(stage.name)),
    );
  }
}
