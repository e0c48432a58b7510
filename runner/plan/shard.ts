import type { Surface, Trial } from '../../suite';
import { UsageError } from '../errors';
import type { PortArguments } from '../text/port-text';
import type { KnownFailure } from './known-failures';

/**
 * A part of a run, such as shard 2 of 5. A run is divided into shards so that several machines can judge a port
 * together.
 */
export interface Shard {
  /** The number of the shard, counted from 1. */
  readonly number: number;
  readonly count: number;
}

/**
 * Parses `NUMBER/COUNT`.
 *
 * @throws UsageError when the argument does not have this form, or when NUMBER is not in the range from 1 to COUNT
 */
export function parseShard(argument: string): Shard {
  const [, number = NaN, count = NaN] = /^(\d{1,6})\/(\d{1,6})$/.exec(argument)?.map(Number) ?? [];
  if (number >= 1 && number <= count) return { number, count };
  throw new UsageError(
    `--shard ${argument}: give NUMBER/COUNT, where NUMBER is from 1 to COUNT, such as 2/5`,
  );
}

/**
 * Returns the trials of a shard, in the given order. Neighbouring scenarios take about the same time, so they are dealt
 * out to the shards in turn, which balances the shards. A shard plays a scenario on all its surfaces, so that every
 * shard judges every surface.
 */
export function trialsOfShard(trials: readonly Trial[], { number, count }: Shard): Trial[] {
  const positions = new Map([...new Set(trials.map(({ id }) => id))].map((id, index) => [id, index]));
  return trials.filter(({ id }) => positions.get(id)! % count === number - 1);
}

/** Returns the name of a shard, such as `shard 2 of 5`. */
export function shardText({ number, count }: Shard): string {
  return `shard ${number} of ${count}`;
}

/** A shard that was run, with the options that must be the same for all shards. */
export interface ShardRun extends Shard {
  readonly port: PortArguments;
  readonly selection: {
    readonly observations: boolean;
    /** Ids and globs. */
    readonly select: readonly string[];
    /** The source text of the regular expression that the name of a scenario or of its case must match. */
    readonly name?: string | undefined;
    readonly surface?: Surface | undefined;
  };
  /** The number of times that each trial is played. */
  readonly repeat: number;
  /** The known failures, which must be the same for all shards. */
  readonly knownFailures: readonly Pick<KnownFailure, 'pattern' | 'reason' | 'place'>[];
}
