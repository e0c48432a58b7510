import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { parseKnownFailures, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import { messageOf, requireNoFolder, requireWritable } from '../reports/output-files';
import { removeOldReports } from '../reports/report-files';
import type { Port } from '../run/port';
import { readSuite, type Suite } from '../../suite';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';
import { randomSeed } from './random-seed';
import { portOf, validateOptions, type RunCommandOptions } from './run-options';

/** Everything that a run needs, settled before it begins: nothing of it can fail once the port was asked. */
export interface Preparation {
  readonly port: Port;
  readonly suite: Suite;
  readonly plan: Plan;
  /** The list of --known-failures. */
  readonly knownFailures?: KnownFailuresList;
  /** The list that --write-known-failures brings up to date: that of --known-failures, or what the file holds. */
  readonly listToUpdate?: KnownFailuresList;
  /** The seed of the order, if it is to be random. */
  readonly seed?: string;
}

/**
 * Settles what a run needs.
 *
 * @throws UsageError when the options make no sense, select nothing, or name files that cannot be read or written
 * @throws SuiteDefect when the suite itself is at fault
 */
export function prepare(options: RunCommandOptions, context: CommandContext): Preparation {
  validateOptions(options);
  const { folder } = context;
  const port = portOf(options, context);
  const knownFailures = readKnownFailures('--known-failures', options.knownFailures, folder);
  const listToUpdate = knownFailures ?? readListToUpdate(options.writeKnownFailures, folder);
  for (const { argument, file } of outputsOf(options)) requireWritable(argument, resolve(folder, file));
  const suite = readSuite(PACKAGE_ROOT);
  const { level, observations, select: patterns, name, surface } = options;
  const plan = select(suite, {
    level,
    observations,
    patterns,
    ...(name && { name }),
    ...(surface && { surface }),
  });
  removeOldReports(options.report);
  const seed = options.shuffle === true ? String(randomSeed()) : options.shuffle;
  return {
    port,
    suite,
    plan,
    ...(knownFailures && { knownFailures }),
    ...(listToUpdate && { listToUpdate }),
    ...(seed !== undefined && { seed }),
  };
}

/** The files that a run is to write, each with the argument that names it. */
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

/** A file that is to be written, and the argument that names it. */
interface Output {
  readonly argument: string;
  readonly file: string;
}

/**
 * Reads the list of known failures that an option names; undefined when it names none.
 *
 * @throws UsageError when the file cannot be read, or is no such list
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
