import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Transcript } from '../../adapter/client/transcript';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { validatorOf } from '../../adapter/contract/validation';
import type * as Play from '../../play';
import type { TrialResult } from '../../play';
import type { Trial } from '../../suite';
import type { Limits } from './limits';
import { openSession, type Port } from './port';

/**
 * The number of programs that the first job starts in advance, for the next scenarios, if the port needs a new process
 * for each scenario. With a Python adapter on two processors, a scenario's time fell to 54% with two such programs,
 * and to 67% with one (medians of ten paired measurements).
 */
const AHEAD_OF_FIRST = 2;
/**
 * The number of programs that each additional job starts in advance. It is lower than for the first job, because all
 * jobs run at the same time, and each program takes memory.
 */
const AHEAD_OF_OTHERS = 1;

/** The trials to play, and the port on which they are played. */
export interface PlayOptions {
  readonly port: Port;
  /** The trials, in the order in which they are played. */
  readonly trials: readonly Trial[];
  readonly limits: Pick<Limits, 'jobs' | 'repeat'>;
  /** Records the session with the port. Requires `limits.jobs` to be 1. */
  readonly transcript?: Transcript | undefined;
  /** Stops the run without waiting for the current call, even if the port is still starting. */
  readonly stop: AbortSignal;
}

/** Receives the events of a run as they happen. */
export interface RunListener {
  onHandshake(handshake: InitializeResult): void;
  /** @param turn the trial's position in the order of the whole run */
  onResult(result: TrialResult, turn: number): void;
  /** Tells whether to play another trial. */
  isWanted(): boolean;
}

/**
 * Plays trials on a port: starts its programs, plays the trials, and ends the programs. The function knows nothing about
 * verdicts or about the purpose of a trial. When the promise settles, all processes of the port have ended.
 *
 * @throws AdapterFault when the port does not start, or when its handshake or first reset fails; not thrown if the
 *   run was stopped
 * @throws SuiteDefect when the suite has a defect
 */
export async function playOnPort(options: PlayOptions, listener: RunListener): Promise<void> {
  try {
    await startAndPlay(options, listener);
  } catch (thrown) {
    // When a port is stopped while it is starting, its session reports a fault. The port is not to blame for that
    // fault.
    if (!(options.stop.aborted && thrown instanceof AdapterFault)) throw thrown;
  }
}

async function startAndPlay(options: PlayOptions, listener: RunListener): Promise<void> {
  const { port, trials, transcript, stop } = options;
  const { jobs } = options.limits;
  if (stop.aborted) return;
  // Each program adds a listener, and Node would warn of a leak if there were more than ten.
  setMaxListeners(0, stop);
  // `--jobs 1` asks for one program at a time, so none is started ahead.
  const ahead = jobs === 1 ? 0 : AHEAD_OF_FIRST;
  const opening = openSession(port, { transcript, ahead, signal: stop });
  // Reading the scripts and loading the validators takes about as long as starting a port, so this is done while the
  // port starts.
  const play = require('../../play') as typeof Play;
  const scriptOf = play.readScripts();
  validatorOf('initialize.result');
  const first = await opening;
  const sessions = [first];
  // A second signal ends this process at once.
  process.on('exit', play.removeScriptFolders);
  try {
    listener.onHandshake(first.handshake);
    // If the port cannot be reset at all, this call fails, so that the fault is reported once and not in every
    // scenario.
    await resetFirst(first, stop);
    const wanted = Math.min(jobs ?? defaultJobs(first.handshake), trials.length);
    const others = await Promise.allSettled(
      Array.from({ length: wanted - 1 }, () =>
        openSession(port, { ahead: AHEAD_OF_OTHERS, signal: stop, expected: first.handshake }),
      ),
    );
    sessions.push(...others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    const failure = others.find((one) => one.status === 'rejected');
    if (failure) throw failure.reason;
    await playTrials({ ...play, scriptOf }, sessions, options, listener);
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
    process.removeListener('exit', play.removeScriptFolders);
  }
}

/**
 * Returns the default number of programs: one, or as many as there are processors if each scenario needs a new process,
 * because starting processes takes most of the time of such a run.
 */
export function defaultJobs({ isolation }: InitializeResult): number {
  return isolation === 'process' ? availableParallelism() : 1;
}

/**
 * Resets a port for the first time.
 *
 * @throws AdapterFault when the reset fails, or when the signal closes the session
 */
async function resetFirst(session: Session, stop: AbortSignal): Promise<void> {
  const close = (): void => void session.close();
  stop.addEventListener('abort', close);
  await session.fresh();
  stop.removeEventListener('abort', close);
}

async function playTrials(
  { playOnSession, scriptOf }: Pick<typeof Play, 'playOnSession'> & Pick<Play.PlayOptions, 'scriptOf'>,
  sessions: readonly Session[],
  { trials, limits: { repeat }, stop }: PlayOptions,
  { onResult, isWanted }: RunListener,
): Promise<void> {
  let turn = 0;
  for (let repetition = 1; repetition <= repeat && !stop.aborted; repetition += 1) {
    const queue = [...trials];
    const turns = new Map(queue.map((trial) => [trial, (turn += 1)]));
    const failures: unknown[] = [];
    const next = (): Trial | undefined => (failures.length > 0 || !isWanted() ? undefined : queue.shift());
    const onItsResult = (result: TrialResult): void => onResult(result, turns.get(result.trial)!);
    const playOn = (session: Session): Promise<void> =>
      playOnSession({ scriptOf, session, next, onResult: onItsResult, signal: stop });
    // If one program ends with a defect of the suite, the others still play their current trials to the end.
    await Promise.all(
      sessions.map((session) => playOn(session).catch((thrown: unknown) => failures.push(thrown))),
    );
    if (failures.length > 0) throw failures[0];
  }
}
