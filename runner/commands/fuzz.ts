import { openInProcessSession } from '../../adapter/client/in-process-session';
import { AdapterFault } from '../../adapter/contract/errors';
import { TIME_ZONE } from '../../adapter/client/time-zone';
import type { Session } from '../../adapter/contract/session';
import { loadAdapter } from '../../adapter/host/load-adapter';
import { ExitStatus } from '../exit-status';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { fuzz, type FuzzOptions, type FuzzResult } from '../../fuzz/fuzz';
import { fuzzProgressText, fuzzReport } from '../console/fuzz-report';
import { ProgressLine } from '../console/terminal';
import { openSession } from '../judge/port';
import { knownFailureOf, readKnownFailures, trialsOfEntries, unmatchedText } from '../plan/known-failures';
import { readSuite, type Level, type Trial } from '../../suite';
import { implementationText, portArguments } from '../text/port-text';
import { UsageError } from '../errors';
import { type CommandContext, randomSeed } from './arguments';
import { onInterrupt } from './process-end';
import { shellQuote } from '../text/escape';
import { resolve } from 'node:path';
import { DEFAULT_TIMEOUT_MS, portOf, type PortOptions } from './port-options';

/** The parsed options of `fuzz`. */
export interface FuzzCommandOptions extends PortOptions, Pick<FuzzOptions, 'level' | 'surface' | 'path'> {
  readonly runs?: number;
  readonly seed?: number;
  readonly knownFailures?: string;
  /** The search ends after this many distinct differences. */
  readonly keepGoing: number;
  /** The time budget, in seconds. */
  readonly time?: number;
}

/** The number of scenarios if neither `--runs` nor `--time` is given. */
const DEFAULT_RUNS = 1000;

/** The number of scenarios if `--time` is given without `--runs`: practically unlimited. */
const UNLIMITED_RUNS = 2 ** 31 - 1;

/**
 * Runs `i18n-conformance fuzz`: plays random scenarios on a port and on the reference, and reports differences.
 *
 * @throws UsageError when the options are wrong
 * @throws AdapterFault when the port does not start
 */
export async function fuzzCommand(options: FuzzCommandOptions, context: CommandContext): Promise<ExitStatus> {
  validateOptions(options);
  const port = portOf(options, context);
  const knownToFail = trialsKnownToFail(options, context);
  const stop = new AbortController();
  const release = onInterrupt(() => stop.abort());
  const restoreTimeZone = enterTimeZoneOfPorts();
  const reference = await openInProcessSession(await loadAdapter(context.reference));
  try {
    const session = await openSession(port);
    const progress = new ProgressLine(process.stdout);
    try {
      const { level, surface, path, runs, time, keepGoing, seed = randomSeed() } = options;
      announce(session, level, seed);
      const result = await fuzz({
        ...{ reference, port: session, level, surface, path, seed, knownToFail, finds: keepGoing },
        signal: stop.signal,
        runs: runs ?? (time === undefined ? DEFAULT_RUNS : UNLIMITED_RUNS),
        time: time === undefined ? undefined : time * 1000,
        onRun: (now) => progress.show(fuzzProgressText(now)),
      }).finally(() => progress.end());
      const again = (its: string): string => againCommand(options, seed, its);
      process.stdout.write(fuzzReport(result, { again, time }));
      return exitStatusOf(result, stop.signal);
    } finally {
      await session.close();
    }
  } finally {
    release();
    restoreTimeZone();
    await reference.close();
  }
}

/**
 * Lets the reference run in the time zone in which ports run, because a date has the offset of the host.
 *
 * @returns a function that restores the time zone of this process
 */
function enterTimeZoneOfPorts(): () => void {
  const { TZ } = process.env;
  process.env['TZ'] = TIME_ZONE;
  return () => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  };
}

function validateOptions({ command, adapter, seed, path, runs, time, keepGoing }: FuzzCommandOptions): void {
  if (command === undefined && adapter === undefined) {
    throw new UsageError(
      'fuzz compares a port with the reference: name the port with --command or --adapter',
    );
  }
  if (path === undefined) return;
  if (seed === undefined) {
    throw new UsageError('--path belongs to a seed: add --seed');
  }
  const [needless] = [
    ...(runs === undefined ? [] : ['--runs']),
    ...(time === undefined ? [] : ['--time']),
    ...(keepGoing === 1 ? [] : ['--keep-going']),
  ];
  if (needless !== undefined) throw new UsageError(`--path runs one scenario: leave out ${needless}`);
}

/**
 * Returns the trials that the list of known failures matches, or none if no list is given.
 *
 * @throws UsageError when the list cannot be read or is not valid, or when an entry matches no trial
 */
function trialsKnownToFail({ knownFailures: path }: FuzzCommandOptions, { folder }: CommandContext): Trial[] {
  if (path === undefined) return [];
  const list = readKnownFailures({ argument: `--known-failures ${path}`, path, file: resolve(folder, path) });
  if (list === undefined) return [];
  const { trials } = readSuite(PACKAGE_ROOT);
  const matchedBy = trialsOfEntries(trials);
  const unmatched = list.entries.find((entry) => matchedBy(entry).length === 0);
  if (unmatched) throw new UsageError(unmatchedText(unmatched));
  return trials.filter((trial) => knownFailureOf(trial, list.entries) !== undefined);
}

function announce({ handshake }: Session, level: Level, seed: number): void {
  const port = implementationText(handshake.implementation);
  process.stdout.write(`Comparing ${port} with the reference at level ${level}, seed ${seed}\n\n`);
}

function exitStatusOf({ finds }: FuzzResult, signal: AbortSignal): ExitStatus {
  if (finds.some(({ reason }) => reason instanceof AdapterFault)) return ExitStatus.AdapterFault;
  if (finds.length > 0) return ExitStatus.NotConformant;
  return signal.aborted ? ExitStatus.Interrupted : ExitStatus.Conformant;
}

function againCommand(options: FuzzCommandOptions, seed: number, path: string): string {
  const { level, surface, timeout, knownFailures } = options;
  return [
    ...['npx', 'i18n-conformance', 'fuzz', ...portArguments(options)],
    ...(timeout === DEFAULT_TIMEOUT_MS ? [] : ['--timeout', timeout]),
    ...(level === 'spec' ? [] : ['--level', level]),
    ...(surface === undefined ? [] : ['--surface', surface]),
    ...(knownFailures === undefined ? [] : ['--known-failures', shellQuote(knownFailures)]),
    ...['--seed', seed, '--path', path],
  ].join(' ');
}
