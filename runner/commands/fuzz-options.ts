import type { Level, Surface } from '../../suite';
import type { PortOptions } from './run-options';

/** The options of `fuzz`, as the command line gives them. */
export interface FuzzCommandOptions extends PortOptions {
  readonly level: Level;
  /** The surface of all scenarios; without it, each has one of its own. */
  readonly surface?: Surface;
  readonly runs?: number;
  readonly seed?: number;
  readonly path?: string;
  readonly knownFailures?: string;
  /** How many different differences are looked for. */
  readonly keepGoing: number;
  /** In seconds. */
  readonly time?: number;
}
