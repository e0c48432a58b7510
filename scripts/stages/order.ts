import { PGraph } from 'p-graph';
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
  const nodes = new Map(
    stages.map((stage, index) => [stage.name, { run: () => run(stage), priority: stages.length - index }]),
  );
  const prerequisites = stages.flatMap(({ name, after = [] }) =>
    after.filter((other) => nodes.has(other)).map((other): [string, string] => [other, name]),
  );
  await new PGraph(nodes, prerequisites).run({ concurrency: CONCURRENCY });
}
