import type { Stage } from './stage';

/** The number of stages that run at the same time. Some stages use only one processor, and some mostly wait. */
const CONCURRENCY = 2;

/** Returns the stages with the given names, and the stages that they need, in the order of `stages`. */
export function withNeeded(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const needed = stages.filter(({ name }) => names.includes(name)).flatMap(({ after = [] }) => after);
  return needed.every((name) => names.includes(name))
    ? stages.filter(({ name }) => names.includes(name))
    : withNeeded(stages, [...names, ...needed]);
}

/**
 * Runs stages, some of them at the same time. A stage starts when the stages in its `after` have ended, and these start
 * before others.
 *
 * @param run runs one stage
 */
export async function runInOrder(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const needed = new Set(stages.flatMap(({ after = [] }) => after));
  const waiting = stages.toSorted((one, other) => +needed.has(other.name) - +needed.has(one.name));
  const unfinished = new Set(stages.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (unfinished.size > 0) {
    const index = waiting.findIndex(({ after = [] }) => after.every((name) => !unfinished.has(name)));
    if (index !== -1 && running.size < CONCURRENCY) {
      const [stage] = waiting.splice(index, 1) as [Stage];
      const ended = run(stage).finally(() => {
        running.delete(ended);
        unfinished.delete(stage.name);
      });
      running.add(ended);
    } else {
      await Promise.race(running);
    }
  }
}
