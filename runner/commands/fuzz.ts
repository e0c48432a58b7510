import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { ExitStatus } from '../exit-status';
import { fuzz, type FuzzResult } from '../../fuzz/fuzz';
import { ProgressLine } from '../../fuzz/progress';
import { fuzzReport } from '../../fuzz/report';
import { openSession, REFERENCE } from '../run/port';
import type { Level } from '../../suite';
import { safeText } from '../text/safe-text';
import { shellQuote } from '../text/shell-quote';
import { UsageError } from '../usage-error';
import { forbidExit } from './forbid-exit';
import { USUAL_TIMEOUT, type FuzzCommandOptions } from './fuzz-options';
import { onInterrupt } from './interrupt';
import { portOf } from './run-options';

/** How many scenarios are run when neither their number nor a time is given. */
const USUAL_RUNS = 1000;

/** More than there is time for. */
const ANY_NUMBER = 2 ** 31 - 1;

/**
 * `i18n-conformance fuzz`: runs random scenarios on a port and on the reference, and says where they differ.
 *
 * @param folder the user's folder
 * @throws UsageError when the options make no sense
 * @throws AdapterFault when the port does not start
 */
export async function fuzzCommand(options: FuzzCommandOptions, folder: string): Promise<ExitStatus> {
  requireSense(options);
  const port = portOf(options, folder);
  const stop = new AbortController();
  const release = onInterrupt(() => stop.abort());
  const permit = forbidExit(port.inProcess);
  const reference = await openSession({ adapter: { file: REFERENCE }, folder, timeout: 0, inProcess: true });
  try {
    const session = await openSession(port);
    try {
      const seed = options.seed ?? madeUpSeed();
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
      runs: runs ?? (time === undefined ? USUAL_RUNS : ANY_NUMBER),
      ...(path !== undefined && { path }),
      ...(time !== undefined && { time: time * 1000 }),
      onRun: (now) => progress.show(now),
    });
  } finally {
    progress.end();
  }
}

function requireSense({ command, adapter, seed, path }: FuzzCommandOptions): void {
  if (command === undefined && adapter === undefined) {
    throw new UsageError('fuzz compares a port with the reference: name the port by --command or --adapter');
  }
  if (path !== undefined && seed === undefined) {
    throw new UsageError('--path is the number of a scenario of one seed: give --seed as well');
  }
}

function announce({ handshake }: Session, level: Level, seed: number): void {
  const { name, version, language } = handshake.implementation;
  const port = safeText(`${name} ${version} (${language})`).replaceAll('\n', ' ');
  process.stdout.write(`Comparing ${port} with the reference at level ${level}, seed ${seed}\n\n`);
}

function exitStatusOf({ find }: FuzzResult, signal: AbortSignal): ExitStatus {
  if (find !== undefined)
    return find.what instanceof AdapterFault ? ExitStatus.AdapterFault : ExitStatus.NotConformant;
  return signal.aborted ? ExitStatus.Interrupted : ExitStatus.Conformant;
}

function againCommand(
  { command, adapter, level, timeout, inProcess }: FuzzCommandOptions,
  seed: number,
  path: number,
): string {
  return [
    ...['npx', 'i18n-conformance', 'fuzz'],
    ...(command === undefined ? [] : ['--command', shellQuote(command)]),
    ...(adapter === undefined ? [] : ['--adapter', shellQuote(adapter)]),
    ...(inProcess ? ['--in-process'] : []),
    ...(timeout === USUAL_TIMEOUT ? [] : ['--timeout', timeout]),
    ...(level === 'spec' ? [] : ['--level', level]),
    ...['--seed', seed, '--path', path],
  ].join(' ');
}

function madeUpSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
