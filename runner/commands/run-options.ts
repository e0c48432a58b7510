import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lackForTypeScript } from '../../adapter/host/typescript';
import type { Shard } from '../plan/shard';
import type { Port } from '../judge/port';
import type { ReportFile } from '../reports/report-files';
import type { Level, Surface } from '../../suite';
import type { Reproduce } from '../reports/report';
import { portArguments, type PortArguments } from '../text/port-text';
import { UsageError } from '../errors';
import type { CommandContext } from './arguments';

/** The default of --max-faults: enough to get past one operation that always faults. */
export const DEFAULT_MAX_FAULTS = 20;

/** The options that name a port. */
export interface PortOptions extends PortArguments {
  readonly timeout: number;
}

/** The options of `run`, as the command line gives them. */
export interface RunCommandOptions extends PortOptions {
  readonly level: Level;
  /** Whether a run at level spec observes the scenarios of level crystal. */
  readonly observations: boolean;
  readonly select: readonly string[];
  readonly surface?: Surface;
  readonly shard?: Shard;
  readonly name?: RegExp;
  /** Whether to run only what did not pass in the last run. */
  readonly lastFailed: boolean;
  readonly knownFailures?: string;
  readonly writeKnownFailures?: string;
  readonly report: readonly ReportFile[];
  readonly jobs?: number;
  readonly failFast: boolean;
  /** The number of adapter faults that ends the run; 0: no limit. */
  readonly maxFaults: number;
  /** A seed, or true for a random one. */
  readonly shuffle?: string | true;
  readonly repeat: number;
  readonly transcript?: string;
  readonly verbose: boolean;
  /** The paths of `--watch`; true if it has none. */
  readonly watch?: true | readonly string[];
}

/**
 * Checks that options can be combined.
 *
 * @throws UsageError when two of them contradict each other
 */
export function validateOptions(options: RunCommandOptions): void {
  const { inProcess, transcript, jobs = 1, level, observations, shard, writeKnownFailures } = options;
  if (level === 'crystal' && !observations) {
    throw new UsageError(
      '--no-observations is for level spec: leave out either --no-observations or --level crystal',
    );
  }
  if (shard && writeKnownFailures !== undefined) {
    throw new UsageError(
      '--write-known-failures needs the results of all scenarios: leave out either --shard or --write-known-failures',
    );
  }
  if (shard && options.lastFailed) {
    throw new UsageError(
      '--last-failed selects other scenarios on each machine: leave out either --shard or --last-failed',
    );
  }
  if (inProcess && transcript !== undefined) {
    throw new UsageError(
      '--transcript records messages, and --in-process exchanges none: leave out one of them',
    );
  }
  if (jobs > 1 && inProcess) throw new UsageError('--in-process uses one process: leave out --jobs');
  if (jobs > 1 && transcript !== undefined) {
    throw new UsageError('--transcript records one session: leave out --jobs');
  }
  if (options.watch !== undefined) validateWatch(options);
}

/** Checks the options of a run that is repeated whenever a file changes. */
function validateWatch({
  inProcess,
  transcript,
  writeKnownFailures,
  shuffle,
  shard,
}: RunCommandOptions): void {
  if (shard) throw new UsageError('--watch judges the whole selection: leave out --shard or --watch');
  if (inProcess) {
    throw new UsageError(
      '--in-process loads the adapter module only once: leave out --in-process or --watch',
    );
  }
  if (transcript !== undefined) {
    throw new UsageError('--transcript records one run: leave out --transcript or --watch');
  }
  if (writeKnownFailures !== undefined) {
    throw new UsageError(
      '--write-known-failures accepts the failures of one run: leave out --write-known-failures or --watch',
    );
  }
  if (shuffle !== undefined) {
    throw new UsageError('--watch plays failing scenarios first: leave out --shuffle or --watch');
  }
}

/**
 * Returns the port that the options name, or the reference when they name none.
 *
 * @throws UsageError when they name two ports, or a file that does not exist
 */
export function portOf({ command, adapter, timeout, inProcess }: PortOptions, context: CommandContext): Port {
  if (command !== undefined && adapter !== undefined) {
    throw new UsageError('--command and --adapter both name a port: use one of them');
  }
  if (command?.trim() === '')
    throw new UsageError('--command is empty: give the command that starts an adapter');
  if (command !== undefined && inProcess) {
    throw new UsageError('--in-process runs an adapter module: use it with --adapter, not with --command');
  }
  const program = command !== undefined ? { command } : { file: adapterFile(adapter, context) };
  return { adapter: program, folder: context.folder, timeout, inProcess };
}

/**
 * Returns the file of an adapter module, or that of the reference when no path is given.
 *
 * @throws UsageError when there is no such file, or nothing installed can load it
 */
export function adapterFile(path: string | undefined, { folder, reference }: CommandContext): string {
  if (path === undefined) return reference;
  const file = resolve(folder, path);
  // On Node 20, `throwIfNoEntry` does not cover a path below a file.
  const found = existsSync(file) ? statSync(file) : undefined;
  if (found?.isFile()) {
    const lack = lackForTypeScript(file);
    if (lack !== undefined) throw new UsageError(`--adapter ${path}: ${lack}`);
    return file;
  }
  if (found?.isDirectory()) {
    throw new UsageError(`--adapter ${path}: ${file} is a folder; name the adapter module in it`);
  }
  throw new UsageError(`--adapter ${path}: there is no such file (looked for ${file})`);
}

/** Returns the function that gives the command to run one scenario alone on the same port. */
export function reproduceCommand(options: PortArguments): Reproduce {
  const port = portArguments(options);
  return ({ scenario: { id, surface, surfaces }, rule }) => {
    const level = rule.level === 'crystal' ? ['--level', 'crystal'] : [];
    const only = surfaces.length > 1 ? ['--surface', surface] : [];
    return ['npx', 'i18n-conformance', 'run', ...port, ...level, '--select', id, ...only].join(' ');
  };
}
