import type { NamedFile } from '../files/output-files';
import type { Selection } from '../plan/select';
import type { ReportFile } from '../reports/report-files';
import type { PortArguments } from '../text/port-text';

/**
 * The options of `run`, as they are parsed. Every part of a run takes from them what it needs: so an option has one name
 * from the command line to its effect.
 */
export interface RunOptions extends PortArguments, Pick<Selection, 'level' | 'surface'> {
  /** The time limit for one call, in milliseconds. */
  readonly timeout: number;
  /**
   * The number of instances of the port's program that run at the same time. If undefined, there is one, or as many as
   * there are processors if each scenario needs a new process.
   */
  readonly jobs?: number | undefined;
  /** Whether to judge again when a file changes, and the paths to watch if some are given. */
  readonly watch?: true | readonly string[];
  /** Ids and globs of the scenarios to play; all if omitted. */
  readonly select?: readonly string[];
  /** Whether to play only the trials that did not pass in the last run. */
  readonly lastFailed?: true;
  /** The number of times that each trial is played. */
  readonly repeat: number;
  /** The list of known failures that the run reads. */
  readonly knownFailures?: NamedFile | undefined;
  /** The list of known failures that the run updates with its results. */
  readonly writeKnownFailures?: NamedFile | undefined;
  /** Whether the run ends at the first result after which the port cannot be judged conformant. */
  readonly failFast?: true;
  /** The number of adapter faults after which the run ends; 0 means no limit. */
  readonly maxFaults?: number;
  readonly report?: readonly ReportFile[];
  readonly transcript?: NamedFile | undefined;
  readonly verbose?: true;
}
