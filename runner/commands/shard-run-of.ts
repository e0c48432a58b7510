import type { KnownFailure } from '../plan/known-failures';
import type { Shard, ShardRun } from '../plan/shard';
import type { RunCommandOptions } from './run-options';

/** Returns a shard with what `merge` needs to know of the run. */
export function shardRunOf(
  options: RunCommandOptions,
  shard: Shard,
  knownFailures: readonly KnownFailure[],
): ShardRun {
  const { command, adapter, inProcess, observations, select, name, surface, repeat } = options;
  return {
    ...shard,
    port: {
      ...(command !== undefined && { command }),
      ...(adapter !== undefined && { adapter }),
      inProcess,
    },
    selection: {
      observations,
      select,
      ...(name && { name: name.source }),
      ...(surface && { surface }),
    },
    repeat,
    knownFailures: knownFailures.map(({ pattern, reason, place }) => ({ pattern, reason, place })),
  };
}
