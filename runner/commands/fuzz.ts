import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { ExitStatus } from '../exit-status';
import { fuzz, type FuzzResult } from '../../fuzz/fuzz';
import { fuzzProgressText, fuzzReport } from '../console/fuzz-report';
import { ProgressLine } from '../console/progress-line';
import { openSession } from '../run/port';
import type { Level } from '../../suite';
import { implementationText } from '../text/port-text';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';
import { reportEarlyExit } from './report-early-exit';
import type { FuzzCommandOptions } from './fuzz-options';
import { onInterrupt } from './interrupt';
import { DEFAULT_TIMEOUT_MS } from './port-options';
import { randomSeed } from './random-seed';
import { portArguments, portOf } from './run-options';

/** The number of scenarios when neither that number nor a time is given. */
const DEFAULT_RUNS = 1000;

/** More than there is time for. */
const ANY_NUMBER = 2 ** 31 - 1;

/**
 * `i18n-conformance fuzz`: runs random scenarios on a port and on the reference, and says where they differ.
 *
 * @throws UsageError when the options make no sense
 * @throws AdapterFault when the port does not start
 */
export async function fuzzCommand(options: FuzzCommandOptions, context: CommandContext): Promise<ExitStatus> {
  validateOptions(options);
  const port = portOf(options, context);
  const stop = new AbortController();
  const release = onInterrupt(() => stop.abort());
  const permit = reportEarlyExit(port.inProcess);
  const file = context.reference;
  const { folder } = context;
  const reference = await openSession({ adapter: { file }, folder, timeout: 0, inProcess: true });
  try {
    const session = await openSession(port);
    try {
      const seed = options.seed ?? randomSeed();
      announce(session, options.level, seed);
      const result = await run({ ...options, seed }, { reference, port: session }, stop.signal);
      process.stdout.write(fuzzReport(result, (path) => againCommand(options, seed, path)));
      return exitStatusOf(result, stop.signal);
    } finally {
      await session.close();
    }
  } finally {
    permit();
    release();
    await reference.close();
  }
}

async function run(
  { level, seed, path, runs, time }: FuzzCommandOptions & { readonly seed: number },
  sessions: { readonly reference: Session; readonly port: Session },
  signal: AbortSignal,
): Promise<FuzzResult> {
  const progress = new ProgressLine(process.stdout);
  try {
    return await fuzz({
      ...sessions,
      level,
      seed,
      signal,
      runs: runs ?? (time === undefined ? DEFAULT_RUNS : ANY_NUMBER),
      ...(path !== undefined && { path }),
      ...(time !== undefined && { time: time * 1000 }),
      onRun: (now) => progress.show(fuzzProgressText(now)),
    });
  } finally {
    progress.end();
  }
}

function validateOptions({ command, adapter, seed, path }: FuzzCommandOptions): void {
  if (command === undefined && adapter === undefined) {
    throw new UsageError('fuzz compares a port with the reference: name the port by --command or --adapter');
  }
  if (path !== undefined && seed === undefined) {
    throw new UsageError('--path is the number of a scenario of one seed: give --seed as well');
  }
}

function announce({ handshake }: Session, level: Level, seed: number): void {
  const port = implementationText(handshake.implementation);
  process.stdout.write(`Comparing ${port} with the reference at level ${level}, seed ${seed}\n\n`);
}

function exitStatusOf({ find }: FuzzResult, signal: AbortSignal): ExitStatus {
  if (find !== undefined)
    return find.reason instanceof AdapterFault ? ExitStatus.AdapterFault : ExitStatus.NotConformant;
  return signal.aborted ? ExitStatus.Interrupted : ExitStatus.Conformant;
}

function againCommand(options: FuzzCommandOptions, seed: number, path: number): string {
  const { level, timeout } = options;
  return [
    ...['npx', 'i18n-conformance', 'fuzz', ...portArguments(options)],
    ...(timeout === DEFAULT_TIMEOUT_MS ? [] : ['--timeout', timeout]),
    ...(level === 'spec' ? [] : ['--level', level]),
    ...['--seed', seed, '--path', path],
  ].join(' ');
}
