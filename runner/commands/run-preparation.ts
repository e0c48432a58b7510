import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { ShownRun } from '../console/progress';
import { LastRunFile } from '../last-run/last-run-file';
import { onlyFailures } from '../last-run/only-failures';
import { parseKnownFailures, requireQuickMatches, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import type { ShardRun } from '../plan/shard-run';
import { requireDistinct, type NamedFile } from '../reports/distinct-files';
import { messageOf, requireNoFolder, requireWritable, targetOf } from '../reports/output-files';
import { removeOldReports } from '../reports/report-files';
import type { Port } from '../run/port';
import { readSuite, type Suite } from '../../suite';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';
import { randomSeed } from './random-seed';
import { shardRunOf } from './shard-run-of';
import { portOf, validateOptions, type RunCommandOptions } from './run-options';

/** The size of the largest list of known failures, in bytes. A device such as /dev/zero never ends. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** Everything that a run needs, prepared before the port starts so that errors of usage are found early. */
export interface Preparation {
  readonly port: Port;
  readonly suite: Suite;
  readonly plan: Plan;
  /** The list of --known-failures. */
  readonly knownFailures?: KnownFailuresList;
  /** The list that --write-known-failures updates: that of --known-failures, or else the one in the file. */
  readonly listToUpdate?: KnownFailuresList;
  /** The seed of the order; absent: the order of the features. */
  readonly seed?: string;
  /** The shard of the plan that is run. */
  readonly shard?: ShardRun;
  /** The file with the last results of the port. */
  readonly lastRun: LastRunFile;
  /** A line that says why the plan has these scenarios, or why they run in this order. */
  readonly note?: string;
  /** The keys of the scenarios to play before the others. */
  readonly first?: ReadonlySet<string>;
}

/**
 * Prepares a run.
 *
 * @throws UsageError when the options are wrong, select nothing, or name files that cannot be read or written
 * @throws SuiteDefect when the suite has a defect
 */
export function prepare(options: RunCommandOptions, context: CommandContext): Preparation {
  validateOptions(options);
  const { folder } = context;
  const port = portOf(options, context);
  const knownFailures = readKnownFailures('--known-failures', options.knownFailures, folder);
  const listToUpdate = knownFailures ?? readListToUpdate(options.writeKnownFailures, folder);
  const outputs = outputsOf(options, folder);
  for (const { argument, file } of outputs) requireWritable(argument, file);
  requireDistinct(outputs, inputsOf(options, folder));
  const suite = readSuite(PACKAGE_ROOT);
  requireQuickMatches((listToUpdate ?? knownFailures)?.entries ?? [], suite.trials);
  const lastRun = new LastRunFile(port);
  const selected = planOf(suite, options);
  const last = options.lastFailed ? lastRun.read() : undefined;
  const { plan, note } = options.lastFailed
    ? onlyFailures(last, { suite, plan: selected, knownFailures: knownFailures?.entries ?? [] })
    : { plan: selected };
  removeOldReports(options.report);
  const seed = options.shuffle === true ? String(randomSeed()) : options.shuffle;
  return {
    port,
    suite,
    plan,
    ...(knownFailures && { knownFailures }),
    ...(listToUpdate && { listToUpdate }),
    ...(seed !== undefined && { seed }),
    lastRun,
    ...(note !== undefined && { note }),
    ...(options.shard && { shard: shardRunOf(options, options.shard, knownFailures?.entries ?? []) }),
  };
}

/**
 * Returns the plan with the scenarios that the options select.
 *
 * @throws UsageError when they select nothing that decides the verdict
 */
export function planOf(suite: Suite, options: RunCommandOptions): Plan {
  const { level, observations, select: patterns, name, surface, shard } = options;
  return select(suite, {
    level,
    observations,
    patterns,
    ...(name && { name }),
    ...(surface && { surface }),
    ...(shard && { shard }),
  });
}

/** Returns the parts of a prepared run that its progress shows. */
export function shownRun(
  { suite, plan, knownFailures, seed, note, shard }: Preparation,
  repeat: number,
): ShownRun {
  return {
    suite,
    plan,
    knownFailures: knownFailures?.entries ?? [],
    repeat,
    ...(seed !== undefined && { seed }),
    ...(note !== undefined && { note }),
    ...(shard && { shard }),
  };
}

/** Returns the files that a run writes. */
function outputsOf(
  { writeKnownFailures, transcript, report }: RunCommandOptions,
  folder: string,
): NamedFile[] {
  return [
    ...namedFiles('--write-known-failures', writeKnownFailures, folder),
    ...namedFiles('--transcript', transcript, folder),
    ...namedFiles('--transcript', transcript, folder).map(({ argument, file }) => ({
      argument,
      file: `${file}.responses`,
    })),
    ...report.map(({ kind, path, file }) => ({ argument: `--report ${kind}=${path}`, file })),
  ];
}

/** Returns the existing files that a run reads, and those that the port's command names. */
function inputsOf(
  { knownFailures, writeKnownFailures, adapter, command }: RunCommandOptions,
  folder: string,
): NamedFile[] {
  const [list] = namedFiles('--known-failures', knownFailures, folder);
  const [updated] = namedFiles('--write-known-failures', writeKnownFailures, folder);
  const isUpdated = list && updated && targetOf(list.file) === targetOf(updated.file);
  return [
    ...(list && !isUpdated ? [list] : []),
    ...namedFiles('--adapter', adapter, folder),
    ...wordsOf(command).flatMap((word) => namedFiles('--command', word, folder)),
  ].filter(({ file }) => existsSync(file));
}

/** Returns the words of a command line, each of which may name a file. */
function wordsOf(command = ''): string[] {
  return Array.from(command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g), ([word, ...quoted]) => {
    return quoted.find((text) => text !== undefined) ?? word;
  });
}

function namedFiles(option: string, path: string | undefined, folder: string): NamedFile[] {
  return path === undefined ? [] : [{ argument: `${option} ${path}`, file: resolve(folder, path) }];
}

/**
 * Reads the list of known failures that an option names. Returns undefined when the option is not given.
 *
 * @throws UsageError when the file cannot be read, or is not such a list
 */
export function readKnownFailures(
  option: string,
  file: string | undefined,
  folder: string,
): KnownFailuresList | undefined {
  if (file === undefined) return undefined;
  const path = resolve(folder, file);
  if (!existsSync(path))
    throw new UsageError(`${option} ${file}: there is no such file (looked for ${path})`);
  requireNoFolder(`${option} ${file}`, path, 'read');
  let source: string;
  try {
    source = readText(path);
  } catch (thrown) {
    throw new UsageError(`${option} ${file} cannot be read: ${messageOf(thrown)}`);
  }
  return { source, entries: parseKnownFailures(source, file) };
}

/** Reads a text file, or a pipe or device that ends. */
function readText(path: string): string {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let left = MAX_LIST_BYTES; left > 0; left -= chunks.at(-1)!.length) {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, length));
    }
    throw new Error(`it has more than ${MAX_LIST_BYTES} bytes`);
  } finally {
    closeSync(file);
  }
}

function readListToUpdate(file: string | undefined, folder: string): KnownFailuresList | undefined {
  if (file === undefined || !statSync(resolve(folder, file), { throwIfNoEntry: false })?.isFile())
    return undefined;
  return readKnownFailures('--write-known-failures', file, folder);
}
