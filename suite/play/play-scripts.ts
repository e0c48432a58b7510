import { LostCall } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import type { Script } from '../../steps/script';
import type { Trial } from '../read';
import type { PlayedCall } from './compare';
import { changesFiles, ScriptFolder, type SharedFolders } from './script-folder';
import { ScriptPlay } from './script-play';
import type { TrialResult } from './trial-result';

/** The scripts of the trials, their folders, and what the caller wants to know while they are played. */
export interface ScriptOptions<Source = Trial> {
  /** Returns the script of a trial. */
  readonly scriptOf: (trial: Source) => Script;
  /** Folders that the trials share with those of other calls; by default, each trial writes its own files. */
  readonly folders?: SharedFolders | undefined;
  /** The folder for the files of all trials, which the caller removes. */
  readonly folder?: ScriptFolder | undefined;
  /** Called with the index of each step of a trial when it begins. */
  readonly onStep?: (step: number) => void;
  /** Called with each result as soon as it is known. Without it, the results are returned. */
  readonly onResult?: (result: TrialResult<Source>, played: PlayedTrial) => void;
  /** Stops playing at once: the sessions are closed without waiting for the current calls. */
  readonly signal?: AbortSignal;
}

/** What is known of a played trial besides its result. */
export interface PlayedTrial {
  /** The trial's position in the order of all trials, from 1. */
  readonly turn: number;
  /** The calls that were made, by their indexes in the script. A call that was left out is undefined. */
  readonly made: readonly (PlayedCall | undefined)[];
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
interface TakenTrial<Source> {
  readonly trial: Source;
  readonly turn: number;
  readonly play: ScriptPlay;
}

/**
 * Plays the scripts of trials in sessions with a port, one after another in each session. It does not judge the results.
 *
 * A port that declares `pipelining` is sent the calls of the next trials while it is still answering those of the
 * current one. This does not affect the results: a trial whose calls were lost, because another one ended the
 * connection, is played again.
 *
 * @param sessions the sessions, which share the trials and remain open
 * @param trials the trials in the order of their turns. The next one is taken only when a session can play it, so a
 *   generator may decide then whether there is one
 * @returns the results in the order in which they arrived, unless a listener takes them
 * @throws Error when a script cannot be compiled or a file cannot be written. Other sessions then play their current
 *   trials to the end
 */
export async function playScripts<Source = Trial>(
  sessions: readonly Session[],
  trials: Iterable<Source>,
  options: ScriptOptions<Source>,
): Promise<TrialResult<Source>[]> {
  const source = trials[Symbol.iterator]();
  const results: TrialResult<Source>[] = [];
  const failures: unknown[] = [];
  let turn = 0;
  const next = (): Pick<TakenTrial<Source>, 'trial' | 'turn'> | undefined => {
    const one = failures.length > 0 ? undefined : source.next();
    return one === undefined || one.done ? undefined : { trial: one.value, turn: (turn += 1) };
  };
  const onResult = options.onResult ?? ((result: TrialResult<Source>): unknown => results.push(result));
  await Promise.all(
    sessions.map((session) =>
      playInSession(session, next, { ...options, onResult }).catch((thrown: unknown) =>
        failures.push(thrown),
      ),
    ),
  );
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Plays trials in one session. It knows nothing about other sessions that take trials from the same source. */
async function playInSession<Source>(
  session: Session,
  next: () => Pick<TakenTrial<Source>, 'trial' | 'turn'> | undefined,
  options: ScriptOptions<Source> & Required<Pick<ScriptOptions<Source>, 'onResult'>>,
): Promise<void> {
  const { scriptOf, folders, folder, onStep, onResult, signal } = options;
  /** The current trial, followed by those already taken from the source for later. */
  let taken: TakenTrial<Source>[] = [];
  // Until the first trial has been played, the port counts as slow.
  let isSlow = true;
  const withPlay = ({ trial, turn }: Pick<TakenTrial<Source>, 'trial' | 'turn'>): TakenTrial<Source> => {
    const script = scriptOf(trial);
    const written = folder ?? new ScriptFolder(changesFiles(script) ? undefined : folders);
    return { trial, turn, play: new ScriptPlay(session, script, written) };
  };
  const takeNext = (): TakenTrial<Source> | undefined => {
    const one = next();
    return one && withPlay(one);
  };
  const clean = (play: ScriptPlay): void => {
    if (folder === undefined) play.clean();
  };
  try {
    while (!signal?.aborted) {
      await unlessAborted(fill(taken, takeNext, session, isSlow), signal);
      const [current, ...others] = taken;
      if (current === undefined || signal?.aborted) break;
      const result = await unlessAborted(resultOf(current, onStep), signal);
      if (result === undefined) break;
      if (result === 'lost') {
        await Promise.all(taken.map(async ({ play }) => play.settle().then(() => clean(play))));
        taken = taken.map(withPlay);
      } else {
        clean(current.play);
        taken = others;
        isSlow = result.milliseconds > SLOW_TRIAL_MS;
        onResult(result, { turn: current.turn, made: current.play.made });
      }
    }
    if (signal?.aborted) await session.close();
  } finally {
    for (const { play } of taken) clean(play);
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
async function fill<Source>(
  taken: TakenTrial<Source>[],
  takeNext: () => TakenTrial<Source> | undefined,
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
async function resultOf<Source>(
  { trial, play }: TakenTrial<Source>,
  onStep?: (step: number) => void,
): Promise<TrialResult<Source> | 'lost'> {
  const begin = performance.now();
  try {
    const end = await play.play(onStep);
    const milliseconds = performance.now() - begin;
    await play.settle();
    return { trial, kind: end.problem?.kind ?? 'passed', ...end, milliseconds };
  } catch (thrown) {
    if (thrown instanceof LostCall) return 'lost';
    throw thrown;
  }
}
