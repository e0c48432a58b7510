import { PGraph } from 'p-graph';
import type { Stage } from './stage';

/** How many stages run at the same time: some keep only one processor busy, and some wait. */
const CONCURRENCY = 2;

/**
 * Runs stages, some of them at the same time, but none before those that it comes after have ended. Of those that may
 * begin, the one comes first that others wait for, or that is listed first.
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
