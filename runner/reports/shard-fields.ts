import type { ScenarioResult } from '../../play';
import type { ShardRun } from '../plan/shard-run';
import type { Judgement } from '../verdict/judgement';

/** The field `shard` of a report: what `merge` needs in order to judge all shards together. */
export interface ShardFields extends ShardRun {
  /** The number of adapter faults that ended the observations early. */
  readonly observationsEndedAfterFaults?: number;
  /** The results of all executions. A scenario that did not run has none. */
  readonly results: readonly ScenarioResult[];
}

/** Returns the fields about the shard that was run; none if the run was not divided. */
export function shardFields({ shard, rules, observations }: Judgement): { readonly shard?: ShardFields } {
  if (shard === undefined) return {};
  const { endedAfterFaults } = observations;
  const judged = [...rules, ...observations.rules].flatMap(({ scenarios }) => scenarios);
  return {
    shard: {
      ...shard,
      ...(endedAfterFaults !== undefined && { observationsEndedAfterFaults: endedAfterFaults }),
      results: judged.flatMap(({ results }) => results),
    },
  };
}
