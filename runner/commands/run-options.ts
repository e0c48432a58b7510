import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Port } from '../run/port';
import type { ReportFile } from '../reports/report-files';
import type { Level, Surface } from '../../suite';
import type { Reproduce } from '../reports/report';
import { shellQuote } from '../text/shell-quote';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';

/** The options that name a port. */
export interface PortOptions {
  readonly command?: string;
  readonly adapter?: string;
  readonly timeout: number;
  readonly inProcess: boolean;
}

/** The options of `run`, as the command line gives them. */
export interface RunCommandOptions extends PortOptions {
  readonly level: Level;
  /** Whether the scenarios of level crystal are observed at level spec. */
  readonly observations: boolean;
  readonly select: readonly string[];
  readonly surface?: Surface;
  readonly name?: RegExp;
  readonly knownFailures?: string;
  readonly writeKnownFailures?: string;
  readonly report: readonly ReportFile[];
  readonly jobs?: number;
  readonly failFast: boolean;
  /** The number of consecutive faults that ends the run; 0 for no limit. */
  readonly maxFaults: number;
  /** A seed, or true for one that is made up. */
  readonly shuffle?: string | true;
  readonly repeat: number;
  readonly transcript?: string;
  readonly verbose: boolean;
}

/**
 * Holds options against each other.
 *
 * @throws UsageError when two of them contradict each other
 */
export function validateOptions(options: RunCommandOptions): void {
  const { inProcess, transcript, jobs = 1, report, level, observations } = options;
  if (level === 'crystal' && !observations) {
    throw new UsageError(
      'observations exist at level spec only: leave out --no-observations, or --level crystal',
    );
  }
  if (inProcess && transcript !== undefined) {
    throw new UsageError('--transcript writes down a conversation, and with --in-process there is none');
  }
  if (jobs > 1 && inProcess) throw new UsageError('--in-process is one process: leave out --jobs');
  if (jobs > 1 && transcript !== undefined) {
    throw new UsageError('--transcript writes down one conversation: leave out --jobs');
  }
  const twice = report.find(({ file }, index) => report.findIndex((other) => other.file === file) !== index);
  if (twice) throw new UsageError(`two reports cannot both be written to ${twice.file}`);
}

/**
 * Returns the port that the options name: the reference, when they name none.
 *
 * @throws UsageError when they name two, or what is not there
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
  const named = command !== undefined ? { command } : { file: adapterFile(adapter, context) };
  return { adapter: named, folder: context.folder, timeout, inProcess };
}

/**
 * Returns the file of an adapter module: that of the reference, when none is named.
 *
 * @throws UsageError when there is no such file
 */
export function adapterFile(path: string | undefined, { folder, reference }: CommandContext): string {
  if (path === undefined) return reference;
  const file = resolve(folder, path);
  // On Node 20, `throwIfNoEntry` does not cover a path below a file.
  const found = existsSync(file) ? statSync(file) : undefined;
  if (found?.isFile()) return file;
  if (found?.isDirectory()) {
    throw new UsageError(
      `--adapter ${path}: ${file} is a folder; name the file of the adapter's module in it`,
    );
  }
  throw new UsageError(`--adapter ${path}: there is no such file (looked for ${file})`);
}

/** The command that runs one scenario of a level alone, on the same port. */
export function reproduceCommand(options: PortOptions): Reproduce {
  const port = portArguments(options);
  return ({ scenario: { id, surface, surfaces }, rule }) => {
    const level = rule.level === 'crystal' ? ['--level', 'crystal'] : [];
    const only = surfaces.length > 1 ? ['--surface', surface] : [];
    return ['npx', 'i18n-conformance', 'run', ...port, ...level, '--select', id, ...only].join(' ');
  };
}

/** The arguments that name a port, as a shell reads them back. */
export function portArguments({ command, adapter, inProcess }: PortOptions): string[] {
  return [
    ...(command === undefined ? [] : ['--command', shellQuote(command)]),
    ...(adapter === undefined ? [] : ['--adapter', shellQuote(adapter)]),
    ...(inProcess ? ['--in-process'] : []),
  ];
}
