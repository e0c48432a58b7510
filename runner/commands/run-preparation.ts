import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { ShownRun } from '../console/progress';
import { LastRunFile } from '../judge/last-run-file';
import { onlyFailures } from '../judge/last-run';
import { type KnownFailuresList, readKnownFailures, requireQuickMatches } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import type { ShardRun } from '../plan/shard';
import { type NamedFile, requireDistinct, requireWritable, targetOf } from '../files/output-files';
import { removeOldReports } from '../reports/report-files';
import type { Port } from '../judge/port';
import { readSuite, type Suite } from '../../suite';
import { type CommandContext, randomSeed } from './arguments';
import { shardRunOf } from './shard-run-of';
import { portOf, validateOptions, type RunCommandOptions } from './run-options';

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

function readListToUpdate(file: string | undefined, folder: string): KnownFailuresList | undefined {
  if (file === undefined || !statSync(resolve(folder, file), { throwIfNoEntry: false })?.isFile())
    return undefined;
  return readKnownFailures('--write-known-failures', file, folder);
}
