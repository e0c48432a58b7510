import { openInProcessSession } from '../../adapter/client/in-process-session';
import { AdapterFault } from '../../adapter/contract/errors';
import { TIME_ZONE } from '../../adapter/client/program-environment';
import type { Session } from '../../adapter/contract/session';
import { loadAdapter } from '../../adapter/host/load-adapter';
import { ExitStatus } from '../exit-status';
import { fuzz, type FuzzOptions, type FuzzResult } from '../../fuzz/fuzz';
import { fuzzProgressText, fuzzReport } from '../console/fuzz-report';
import { ProgressLine } from '../console/terminal';
import { openSession } from '../judge/port';
import type { Level } from '../../suite/read';
import { implementationText, portArguments } from '../text/port-text';
import { UsageError } from '../errors';
import { type CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { DEFAULT_TIMEOUT_MS, portOf, type PortOptions } from './port-options';

/** The parsed options of `fuzz`. */
export interface FuzzCommandOptions extends PortOptions, Pick<FuzzOptions, 'level' | 'surface' | 'path'> {
  readonly runs?: number;
  readonly seed?: number;
  /** The time budget, in seconds. */
  readonly time?: number;
}

/** Returns a random seed of at most six digits, which is easy to type again. */
const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** Returns the number of scenarios to play. With a time budget alone, it is practically unlimited. */
export function runsFor({ runs, time }: Pick<FuzzCommandOptions, 'runs' | 'time'>): number {
  return runs ?? (time === undefined ? 1000 : 2 ** 31 - 1);
}

/**
 * Runs `i18n-conformance fuzz`: plays random scenarios on a port and on the reference, and reports differences.
 *
 * @throws UsageError when the options are wrong
 * @throws AdapterFault when the port does not start
 */
export async function fuzzCommand(options: FuzzCommandOptions, context: CommandContext): Promise<ExitStatus> {
  validateOptions(options);
  const port = portOf(options, context);
  const stop = new AbortController();
  const release = onInterrupt(() => stop.abort());
  const restoreTimeZone = enterTimeZoneOfPorts();
  const reference = await openInProcessSession(await loadAdapter(context.reference));
  try {
    const session = await openSession(port, { signal: stop.signal });
    // A port that hangs would otherwise be waited for.
    let closing: Promise<void> | undefined;
    stop.signal.addEventListener('abort', () => void (closing = session.close()));
    const progress = new ProgressLine(process.stdout);
    try {
      const { level, surface, path, time, seed = randomSeed() } = options;
      announce(session, level, seed);
      const result = await fuzz({
        ...{ reference, port: session, level, surface, path, seed },
        signal: stop.signal,
        runs: runsFor(options),
        time: time === undefined ? undefined : time * 1000,
        onRun: (now) => progress.show(fuzzProgressText(now)),
      }).finally(() => progress.end());
      const again = (found: number): string => againCommand(options, seed, found);
      process.stdout.write(fuzzReport(result, again));
      return fuzzStatusOf(result, stop.signal);
    } finally {
      // Its programs have ended only when the first closing has.
      await (closing ?? session.close());
    }
  } catch (thrown) {
    // A port that is stopped while it starts is not to blame for that.
    if (!(stop.signal.aborted && thrown instanceof AdapterFault)) throw thrown;
    process.stderr.write('i18n-conformance: interrupted before the port answered\n');
    return ExitStatus.Interrupted;
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

function validateOptions({ command, adapter, seed, path }: FuzzCommandOptions): void {
  if (command === undefined && adapter === undefined) {
    throw new UsageError(
      'fuzz compares a port with the reference: name the port with --command or --adapter',
    );
  }
  if (path !== undefined && seed === undefined) {
    throw new UsageError('--path belongs to a seed: add --seed');
  }
}

function announce({ handshake }: Session, level: Level, seed: number): void {
  const port = implementationText(handshake.implementation);
  process.stdout.write(`Comparing ${port} with the reference at level ${level}, seed ${seed}\n\n`);
}

/** Returns the exit status. A difference that was found counts even if the search was interrupted. */
export function fuzzStatusOf({ find }: Pick<FuzzResult, 'find'>, signal: AbortSignal): ExitStatus {
  if (find?.reason instanceof AdapterFault) return ExitStatus.AdapterFault;
  if (find) return ExitStatus.NotConformant;
  return signal.aborted ? ExitStatus.Interrupted : ExitStatus.Conformant;
}

function againCommand(options: FuzzCommandOptions, seed: number, path: number): string {
  const { level, surface, timeout } = options;
  return [
    ...['npx', 'i18n-conformance', 'fuzz', ...portArguments(options)],
    ...(timeout === DEFAULT_TIMEOUT_MS ? [] : ['--timeout', timeout]),
    ...(level === 'spec' ? [] : ['--level', level]),
    ...(surface === undefined ? [] : ['--surface', surface]),
    ...['--seed', seed, '--path', path],
  ].join(' ');
}
