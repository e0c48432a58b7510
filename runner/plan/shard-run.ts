import type { Surface } from '../../suite';
import type { PortArguments } from '../text/port-arguments';
import type { KnownFailure } from './known-failures';
import type { Shard } from './shard';

/** A shard that was run, and the options of its run that are the same for all shards of a port. */
export interface ShardRun extends Shard {
  readonly port: PortArguments;
  readonly selection: ShardSelection;
  /** The number of times each scenario runs. */
  readonly repeat: number;
  /** The list of known failures, which all shards share. */
  readonly knownFailures: readonly Pick<KnownFailure, 'pattern' | 'reason' | 'place'>[];
}

/** The selection whose scenarios are divided into shards. */
export interface ShardSelection {
  readonly observations: boolean;
  /** Ids and globs. */
  readonly select: readonly string[];
  /** The source of a regular expression. */
  readonly name?: string;
  readonly surface?: Surface;
}
