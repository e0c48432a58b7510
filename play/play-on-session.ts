import type { Trial } from '../suite';
import { type PlayTarget, TrialPlay } from './trial-play';
import type { TrialResult } from './trial-result';

/** The port on which to play, the source of the trials, and a callback for the results. */
export interface PlayOptions extends PlayTarget {
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
 * The number of scenarios to prefetch. In measurements with the reference, a run took 6% less time than with 8, and 5%
 * more than with 32. But after a fault that ends the connection, the prefetched scenarios are played again.
 */
const SCENARIOS_AHEAD = 16;

/**
 * If a scenario takes longer than this many milliseconds, the next scenarios are not prefetched. Prefetching them would
 * save almost nothing, and would withhold them from other sessions that share the source. A scenario takes about 1 ms
 * with the reference.
 */
const SLOW_SCENARIO_MS = 50;

/**
 * Plays trials one after another in one session with a port. It does not judge the results, and knows nothing about
 * other sessions that take trials from the same source.
 *
 * A port that declares `pipelining` is sent the requests of the next scenarios while it is still answering those of the
 * current one. This does not affect the results.
 *
 * @throws SuiteDefect when a step fails for a reason that lies neither in the port nor in its adapter
 */
export async function playOnSession(options: PlayOptions): Promise<void> {
  const { next, onResult, signal, ...target } = options;
  const playOf = (trial: Trial): TrialPlay => new TrialPlay(target, trial);
  const aborted = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  /** The current scenario, followed by those already taken from the source for later. */
  let plays: TrialPlay[] = [];
  // Until the first scenario has been played, the port counts as slow.
  let isSlow = true;
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

/** Takes scenarios from the source and prefetches them until there are enough, or until one cannot be prefetched. */
async function fill(
  plays: TrialPlay[],
  next: () => TrialPlay | undefined,
  { session }: PlayTarget,
  isSlow: boolean,
): Promise<void> {
  const { pipelining = false, isolation } = session.handshake;
  // If every fresh state needs a new process, prefetching would end the process that plays the current scenario.
  const most = pipelining && isolation !== 'process' && !isSlow ? 1 + SCENARIOS_AHEAD : 1;
  // No scenarios are taken until at most half of the prefetched ones are left, so that the requests of several
  // scenarios are sent together.
  if (plays.length > most / 2) return;
  for (let index = 0; index < most; index += 1) {
    const play = plays[index] ?? next();
    if (play === undefined) return;
    plays[index] = play;
    if (!pipelining || !play.canBePrefetched || plays.some(({ isLost }) => isLost)) return;
    await play.prefetch();
  }
}

/** Returns new plays for scenarios whose requests were lost because another scenario caused a fault. */
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
