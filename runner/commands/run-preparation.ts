import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { ShownRun } from '../console/progress';
import { LastRunFile } from '../last-run/last-run-file';
import { onlyFailures } from '../last-run/only-failures';
import { parseKnownFailures, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import type { ShardRun } from '../plan/shard-run';
import { messageOf, requireNoFolder, requireWritable } from '../reports/output-files';
import { removeOldReports } from '../reports/report-files';
import type { Port } from '../run/port';
import { readSuite, type Suite } from '../../suite';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';
import { randomSeed } from './random-seed';
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
  for (const { argument, file } of outputsOf(options)) requireWritable(argument, resolve(folder, file));
  const suite = readSuite(PACKAGE_ROOT);
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

/** Returns the files that a run writes, each with the argument that names it. */
function outputsOf({ writeKnownFailures, transcript, report }: RunCommandOptions): Output[] {
  return [
    ...(writeKnownFailures === undefined
      ? []
      : [{ argument: `--write-known-failures ${writeKnownFailures}`, file: writeKnownFailures }]),
    ...(transcript === undefined
      ? []
      : [
          { argument: `--transcript ${transcript}`, file: transcript },
          { argument: `--transcript ${transcript}`, file: `${transcript}.responses` },
        ]),
    ...report.map(({ kind, path, file }) => ({ argument: `--report ${kind}=${path}`, file })),
  ];
}

/** A file to be written, and the argument that names it. */
interface Output {
  readonly argument: string;
  readonly file: string;
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
  requireNoFolder(`${option} ${file}`, path);
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new UsageError(`${option} ${file} cannot be read: ${messageOf(thrown)}`);
  }
  return { source, entries: parseKnownFailures(source, file) };
}

function readListToUpdate(file: string | undefined, folder: string): KnownFailuresList | undefined {
  if (file === undefined || !existsSync(resolve(folder, file))) return undefined;
  return readKnownFailures('--write-known-failures', file, folder);
}
