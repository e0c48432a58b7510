import shuffle from 'knuth-shuffle-seeded';
import { setMaxListeners } from 'node:events';
import type { Transcript } from '../../adapter/client/transcript';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { validatorOf } from '../../adapter/contract/validation';
import type * as Play from '../../play';
import type { TrialResult } from '../../play';
import type { Trial } from '../../suite';
import type { SelectionOptions } from '../plan/select';
import { JobGrowth } from './job-growth';
import type { Limits } from './limits';
import { openSession, type Port } from './port';
import { openMore, playOnPrograms, type Programs } from './programs';

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
export interface PlayOptions extends Pick<SelectionOptions, 'seed'> {
  readonly port: Port;
  /**
   * The trials, divided into parts. Without a seed, they are played in the given order. A part begins only after the
   * earlier parts have ended. So a later part cannot affect the results of an earlier one, even if several jobs play
   * trials at the same time.
   */
  readonly parts: readonly (readonly Trial[])[];
  readonly limits: Pick<Limits, 'jobs' | 'repeat'>;
  /** Records the session with the port. Requires `limits.jobs` to be 1. */
  readonly transcript?: Transcript | undefined;
  /** Stops the round without waiting for the current call, even if the port is still starting. */
  readonly stop: AbortSignal;
}

/** Receives the events of a round as they happen. */
export interface RoundListener {
  onHandshake(handshake: InitializeResult): void;
  /** @param turn the trial's position in the order of the whole round */
  onResult(result: TrialResult, turn: number): void;
  /** Tells whether to play a trial; called when its turn has come. */
  isWanted(trial: Trial): boolean;
}

/**
 * Plays trials on a port: starts its programs, plays the parts given in the options one after another, and ends the
 * programs. The function knows nothing about verdicts or about the purpose of a trial. When the promise settles, all
 * processes of the port have ended.
 *
 * @throws AdapterFault when the port does not start, or when its handshake or first reset fails; not thrown if the
 *   round was stopped
 * @throws SuiteDefect when the suite has a defect
 */
export async function playOnPort(options: PlayOptions, listener: RoundListener): Promise<void> {
  try {
    await startAndPlay(options, listener);
  } catch (thrown) {
    // When a port is stopped while it is starting, its session reports a fault. The port is not to blame for that
    // fault.
    if (!(options.stop.aborted && thrown instanceof AdapterFault)) throw thrown;
  }
}

async function startAndPlay(options: PlayOptions, listener: RoundListener): Promise<void> {
  const { port, parts, transcript, stop } = options;
  const { jobs } = options.limits;
  if (stop.aborted) return;
  // Each program adds a listener, and Node would warn of a leak if there were more than ten.
  setMaxListeners(0, stop);
  const growth = jobs === undefined ? new JobGrowth() : undefined;
  const onResponse = growth?.addResponse;
  // `--jobs 1` asks for one program at a time, so none is started ahead.
  const ahead = jobs === 1 ? 0 : AHEAD_OF_FIRST;
  const opening = openSession(port, { onResponse, transcript, ahead, signal: stop });
  // Loading the step definitions and the validators takes about as long as starting a port, so they are loaded while
  // the port starts.
  const play = require('../../play') as typeof Play;
  validatorOf('initialize.result');
  const first = await opening;
  const sessions = [first];
  try {
    listener.onHandshake(first.handshake);
    // If the port cannot be reset at all, this call fails, so that the fault is reported once and not in every
    // scenario.
    await resetFirst(first, stop);
    const open = (signal: AbortSignal): Promise<Session> =>
      openSession(port, { onResponse, ahead: AHEAD_OF_OTHERS, signal, expected: first.handshake });
    const programs = { sessions, growth, open };
    const most = Math.max(...parts.map(({ length }) => length));
    const { failures } = await openMore(programs, Math.min(jobs ?? 1, most) - 1, stop);
    if (failures.length > 0) throw failures[0];
    await playParts(play, programs, options, listener);
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
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

async function playParts(
  { loadSteps, playOnSession }: typeof Play,
  programs: Programs,
  { parts, seed, limits: { repeat }, stop }: PlayOptions,
  { onResult, isWanted }: RoundListener,
): Promise<void> {
  const library = loadSteps();
  let turn = 0;
  for (const trials of parts) {
    programs.growth?.expect(repeat * trials.reduce((sum, trial) => sum + trial.steps.length, 0));
    for (let repetition = 1; repetition <= repeat && !stop.aborted; repetition += 1) {
      const queue = inOrder(trials, seed, repetition);
      const turns = new Map(queue.map((trial) => [trial, (turn += 1)]));
      const next = (): Trial | undefined => {
        let trial = queue.shift();
        while (trial && !isWanted(trial)) trial = queue.shift();
        return trial;
      };
      programs.growth?.begin(programs.sessions.length);
      await playOnPrograms(playOnSession, {
        ...programs,
        library,
        next,
        onResult: (result) => onResult(result, turns.get(result.trial)!),
        stop,
      });
    }
  }
}

/**
 * Returns scenarios in the order in which they are played. Without a seed, the order is unchanged. A seed determines a
 * different random order for each repetition.
 *
 * @param repetition the number of the repetition, counted from 1
 */
export function inOrder<Item>(
  scenarios: readonly Item[],
  seed: string | undefined,
  repetition: number,
): Item[] {
  if (seed === undefined) return [...scenarios];
  return shuffle([...scenarios], repetition === 1 ? seed : `${seed}.${repetition}`);
}
