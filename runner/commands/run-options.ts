import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NamedFile } from '../files/output-files';
import type { Limits } from '../judge/limits';
import type { RunOptions } from '../judge/port-judge';
import type { Selection } from '../plan/select';
import type { ReportFile } from '../reports/report-files';
import type { CommandContext } from './arguments';
import { portOf, type PortOptions } from './port-options';

/** The default value of --max-faults. A run continues after a few faults, but ends after many. */
export const DEFAULT_MAX_FAULTS = 20;

/**
 * The maximum total time, in milliseconds, that faults may take in a run. When it is reached, the run ends early. The
 * limit applies only if --max-faults is not given. The port's programs also take time to end and to start
 * again. With the default options, judging a port that hangs takes less than half a minute.
 */
const MAX_LOST_MS = 20_000;

/** The parsed options of `run`. */
export interface RunArguments
  extends PortOptions, Omit<Selection, 'patterns'>, Omit<Limits, 'failFast' | 'maxFaults' | 'maxLostMs'> {
  readonly maxFaults?: number;
  readonly select?: Selection['patterns'];
  readonly failFast?: true;
  /** Whether to play only the scenarios that did not pass in the last run. */
  readonly lastFailed?: true;
  readonly knownFailures?: string;
  readonly writeKnownFailures?: string;
  readonly report?: readonly ReportFile[];
  readonly transcript?: string;
  readonly verbose?: true;
  /** The paths given after `--watch`, or true if there are none. */
  readonly watch?: true | readonly string[];
}

/**
 * Converts the options of `run` into four groups: the port, the selection, the limits and the outputs.
 *
 * @throws UsageError when the named port cannot be used
 */
export function runOptionsOf(options: RunArguments, context: CommandContext): RunOptions {
  const { level, select = [], surface, lastFailed = false } = options;
  const { repeat, failFast = false, maxFaults, report = [], transcript } = options;
  const named = (option: string, path: string | undefined): NamedFile | undefined =>
    path === undefined
      ? undefined
      : { argument: `${option} ${path}`, path, file: resolve(context.folder, path) };
  const known = named('--known-failures', options.knownFailures);
  const written = named('--write-known-failures', options.writeKnownFailures);
  // If both options name the same file, each run updates the list in it, and the first run creates the file.
  const isBegun = known !== undefined && known.file === written?.file && !existsSync(known.file);
  // A transcript records only one program.
  const jobs = transcript === undefined ? options.jobs : 1;
  return {
    port: portOf(options, context),
    selection: {
      ...{ level, patterns: select, surface },
      onlyFailures: lastFailed,
      knownFailures: isBegun ? undefined : known,
    },
    limits: {
      ...{ jobs, repeat, failFast },
      maxFaults: maxFaults ?? DEFAULT_MAX_FAULTS,
      maxLostMs: maxFaults === undefined ? MAX_LOST_MS : Infinity,
    },
    outputs: {
      reports: report,
      knownFailures: written,
      transcript: named('--transcript', transcript),
    },
  };
}
