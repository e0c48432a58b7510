import { LostCall } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { Script } from '../steps/script';
import type { Trial } from '../suite';
import { changesFiles, ScriptFolder, type SharedFolders } from './script-folder';
import { ScriptPlay } from './script-play';
import type { TrialResult } from './trial-result';

/** The port on which to play, the source of the trials, and a callback for the results. */
export interface PlayOptions {
  readonly session: Session;
  /** Returns the script of a trial. */
  readonly scriptOf: (trial: Trial) => Script;
  /** Folders that the trials share with those of other sessions; by default, each trial writes its own files. */
  readonly folders?: SharedFolders | undefined;
  /**
   * Takes the next trial from the source, or returns undefined if none is left. Several sessions may share one source.
   */
  readonly next: () => Trial | undefined;
  /** Called with each result as soon as it is known, in the order of the trials. */
  readonly onResult: (result: TrialResult) => void;
  /** Stops playing at once: the session is closed without waiting for the current call. */
  readonly signal?: AbortSignal;
}

/**
 * The number of trials to send ahead. In measurements with the reference, a run took 6% less time than with 8, and 5%
 * more than with 32. But after a fault that ends the connection, these trials are played again.
 */
const TRIALS_AHEAD = 16;

/**
 * If a trial takes longer than this many milliseconds, the next trials are not sent ahead. That would save almost
 * nothing, and would withhold them from other sessions that share the source. A trial takes less than 1 ms with the
 * reference.
 */
const SLOW_TRIAL_MS = 50;

/** A trial that has been taken from the source, and its play. */
interface TakenTrial {
  readonly trial: Trial;
  readonly play: ScriptPlay;
}

/**
 * Plays trials one after another in one session with a port. It does not judge the results, and knows nothing about
 * other sessions that take trials from the same source.
 *
 * A port that declares `pipelining` is sent the calls of the next trials while it is still answering those of the
 * current one. This does not affect the results: a trial whose calls were lost, because another one ended the
 * connection, is played again.
 *
 * @throws Error when a file cannot be written
 */
export async function playOnSession(options: PlayOptions): Promise<void> {
  const { session, next, onResult, signal } = options;
  /** The current trial, followed by those already taken from the source for later. */
  let taken: TakenTrial[] = [];
  // Until the first trial has been played, the port counts as slow.
  let isSlow = true;
  const take = (trial: Trial): TakenTrial => {
    const script = options.scriptOf(trial);
    const folder = new ScriptFolder(changesFiles(script) ? undefined : options.folders);
    return { trial, play: new ScriptPlay(session, script, folder) };
  };
  const takeNext = (): TakenTrial | undefined => {
    const trial = next();
    return trial && take(trial);
  };
  try {
    while (!signal?.aborted) {
      await unlessAborted(fill(taken, takeNext, session, isSlow), signal);
      const [current, ...others] = taken;
      if (current === undefined || signal?.aborted) break;
      const end = await unlessAborted(resultOf(current), signal);
      if (end === undefined) break;
      if (end === 'lost') {
        await Promise.all(taken.map(async ({ play }) => play.settle().then(() => play.clean())));
        taken = taken.map(({ trial }) => take(trial));
      } else {
        onResult(end);
        isSlow = end.milliseconds > SLOW_TRIAL_MS;
        taken = others;
      }
    }
    if (signal?.aborted) await session.close();
  } finally {
    await Promise.all(taken.map(({ play }) => play.clean()));
  }
}

/**
 * Waits for a value, and returns undefined if the signal is aborted first. `Promise.race` with one promise for the whole
 * run would keep every value in memory until the end of the run.
 */
function unlessAborted<Value>(
  value: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const abort = (): void => resolve(undefined);
    // The source of the trials may have aborted the signal while the value was being computed.
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    value.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** Takes trials from the source and sends them ahead until there are enough, or until one cannot be sent ahead. */
async function fill(
  taken: TakenTrial[],
  takeNext: () => TakenTrial | undefined,
  { handshake: { pipelining = false, isolation } }: Session,
  isSlow: boolean,
): Promise<void> {
  // If every fresh state needs a new process, sending ahead would end the process that plays the current trial.
  const most = pipelining && isolation !== 'process' && !isSlow ? 1 + TRIALS_AHEAD : 1;
  // No trials are taken until at most half of those sent ahead are left, so that the calls of several trials are sent
  // together.
  if (taken.length > most / 2) return;
  for (let index = 0; index < most; index += 1) {
    const one = taken[index] ?? takeNext();
    if (one === undefined) return;
    taken[index] = one;
    if (!pipelining || !one.play.canBeSentAhead || taken.some(({ play }) => play.isLost)) return;
    await one.play.sendAhead();
  }
}

/** Plays a trial whose turn has come. Returns `lost` if its calls were lost. */
async function resultOf({ trial, play }: TakenTrial): Promise<TrialResult | 'lost'> {
  const begin = performance.now();
  try {
    const end = await play.play();
    const milliseconds = performance.now() - begin;
    await play.settle();
    await play.clean();
    return { trial, kind: end.problem?.kind ?? 'passed', ...end, milliseconds };
  } catch (thrown) {
    if (thrown instanceof LostCall) return 'lost';
    throw thrown;
  }
}
