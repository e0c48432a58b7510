import type { Trial } from '../suite';
import { type PlayTarget, TrialPlay } from './trial-play';
import type { TrialResult } from './trial-result';

/** The port, the source of the trials, and the function that receives the results. */
export interface PlayOptions extends PlayTarget {
  /**
   * Takes the next trial from the source; returns undefined when no trial is left. Several players may share one
   * source.
   */
  readonly next: () => Trial | undefined;
  /** Is called with each result as soon as the result is known, in the order of the trials. */
  readonly onResult: (result: TrialResult) => void;
  /** A signal that stops playing without waiting for the current call, and closes the session. */
  readonly signal?: AbortSignal;
}

/**
 * The number of scenarios that are prefetched. Measurements with the reference showed that this number keeps a
 * pipelining port busy.
 */
const SCENARIOS_AHEAD = 8;

/**
 * The duration of a scenario, in milliseconds, above which the next scenarios are not prefetched. Prefetching them
 * would save almost nothing, and would keep them from other players of the same source. A scenario takes about 1 ms
 * with the reference.
 */
const SLOW_SCENARIO_MS = 50;

/**
 * Plays trials one after the other on one session with a port. The function knows nothing about other sessions that
 * take trials from the same source, and does not judge results.
 *
 * A port that declares `pipelining` gets the requests of the next scenarios while it answers the requests of the
 * current scenario. The results do not depend on this.
 *
 * @throws SuiteDefect when a step fails in a way that neither a port nor its adapter can cause
 */
export async function playOnSession(options: PlayOptions): Promise<void> {
  const { next, onResult, signal, ...target } = options;
  const playOf = (trial: Trial): TrialPlay => new TrialPlay(target, trial);
  const aborted = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  /** The current scenario, and the later scenarios that were already taken from the source. */
  let plays: TrialPlay[] = [];
  let isSlow = false;
  while (!signal?.aborted) {
    await Promise.race([fill(plays, () => mapped(next(), playOf), target, isSlow), aborted]);
    if (signal?.aborted) break;
    const [current, ...others] = plays;
    if (current === undefined) return;
    const end = await Promise.race([current.result().then((result) => ({ result })), aborted]);
    if (end === undefined) break;
    const { result } = end;
    if (result === undefined) {
      plays = await playAnew(plays, playOf);
    } else {
      onResult(result);
      isSlow = result.milliseconds > SLOW_SCENARIO_MS;
      plays = others;
    }
  }
  await target.session.close();
  await Promise.all(plays.map((play) => play.clean()));
}

/** Takes scenarios from the source and prefetches them, until there are enough or a scenario cannot be prefetched. */
async function fill(
  plays: TrialPlay[],
  next: () => TrialPlay | undefined,
  { session }: PlayTarget,
  isSlow: boolean,
): Promise<void> {
  const { pipelining = false, isolation } = session.handshake;
  // Where a fresh state needs a new process, prefetching would end the process of the current scenario.
  const most = pipelining && isolation !== 'process' && !isSlow ? 1 + SCENARIOS_AHEAD : 1;
  // Scenarios are taken only when at most half of them are left, so that the requests of several scenarios are sent
  // together.
  if (plays.length > most / 2) return;
  for (let index = 0; index < most; index += 1) {
    const play = plays[index] ?? next();
    if (play === undefined) return;
    plays[index] = play;
    if (!pipelining || !play.canBePrefetched || plays.some(({ isLost }) => isLost)) return;
    await play.prefetch();
  }
}

/** Returns new plays of scenarios whose requests were lost because of another scenario's fault. */
async function playAnew(
  plays: readonly TrialPlay[],
  playOf: (trial: Trial) => TrialPlay,
): Promise<TrialPlay[]> {
  await Promise.all(plays.map((play) => play.settle()));
  return plays.map(({ trial }) => playOf(trial));
}

function mapped<From, To>(value: From | undefined, map: (value: From) => To): To | undefined {
  return value === undefined ? undefined : map(value);
}
