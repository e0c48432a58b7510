import type { Level, Surface } from '../../suite';
import type { PortOptions } from './run-options';

/** The options of `fuzz` from the command line. */
export interface FuzzCommandOptions extends PortOptions {
  readonly level: Level;
  /** The surface of all scenarios; absent: each scenario has a random one. */
  readonly surface?: Surface;
  readonly runs?: number;
  readonly seed?: number;
  readonly path?: string;
  readonly knownFailures?: string;
  /** The number of distinct differences to look for. */
  readonly keepGoing: number;
  /** The time budget, in seconds. */
  readonly time?: number;
}
