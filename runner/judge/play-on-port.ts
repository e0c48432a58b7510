import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Transcript } from '../../adapter/client/transcript';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { validatorOf } from '../../adapter/contract/validation';
import type * as ScriptsFile from '../../suite/compile/scripts-file';
import type * as Play from '../../suite/play/play-scripts';
import type { TrialResult } from '../../suite/play/trial-result';
import type { Trial } from '../../suite/read';
import type { RunOptions } from '../run/run-options';
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
 * @param trials the trials, in the order in which they are played
 * @param run `stop` ends the run without waiting for the current call, even if the port is still starting. A transcript,
 *   which records the session with the port, requires that `jobs` is 1
 * @throws AdapterFault when the port does not start, or when its handshake or first reset fails; not thrown if the
 *   run was stopped
 * @throws SuiteDefect when the suite has a defect
 */
export async function playOnPort(
  port: Port,
  trials: readonly Trial[],
  { onHandshake, onResult, isWanted }: RunListener,
  run: Pick<RunOptions, 'jobs'> &
    Partial<Pick<RunOptions, 'repeat'>> & {
      readonly stop: AbortSignal;
      readonly transcript?: Transcript | undefined;
    },
): Promise<void> {
  const { stop, jobs, repeat = 1, transcript } = run;
  if (stop.aborted) return;
  // Each program adds a listener, and Node would warn of a leak if there were more than ten.
  setMaxListeners(0, stop);
  const sessions: Session[] = [];
  try {
    // `--jobs 1` asks for one program at a time, so none is started ahead.
    const ahead = jobs === 1 ? 0 : AHEAD_OF_FIRST;
    const opening = openSession(port, { transcript, ahead, signal: stop });
    // Reading the scripts and loading the validators takes about as long as starting a port, so this is done while the
    // port starts.
    const { playScripts } = require('../../suite/play/play-scripts') as typeof Play;
    const { readScripts } = require('../../suite/compile/scripts-file') as typeof ScriptsFile;
    const scriptOf = readScripts();
    validatorOf('initialize.result');
    const first = await opening;
    sessions.push(first);
    onHandshake(first.handshake);
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
    const inTurn = function* (): Generator<Trial, void> {
      for (let repetition = 1; repetition <= repeat; repetition += 1) {
        for (const trial of trials) {
          if (!isWanted()) return;
          yield trial;
        }
      }
    };
    await playScripts(sessions, inTurn(), {
      scriptOf,
      onResult: (result, { turn }) => onResult(result, turn),
      signal: stop,
    });
  } catch (thrown) {
    // When a port is stopped while it is starting, its session reports a fault. The port is not to blame for that
    // fault.
    if (!(stop.aborted && thrown instanceof AdapterFault)) throw thrown;
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
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
