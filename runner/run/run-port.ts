import type { InitializeResult } from '../../adapter/contract/adapter';
import type { Session } from '../../adapter/contract/session';
import type { Transcript } from '../../adapter/client/transcript';
import type * as Play from '../../play';
import type { ScenarioResult } from '../../play';
import type { Trial } from '../../suite';
import { profitableJobs } from './jobs';
import { inOrder } from './order';
import { openSession, type Port } from './port';

/** What to run, and how. */
export interface RunOptions {
  readonly port: Port;
  /** In the order of the suite. */
  readonly trials: readonly Trial[];
  /** How many of the port's programs are judged at the same time; absent: as many as pay off. */
  readonly jobs?: number;
  /** The seed of a random order; absent: the order of the features. */
  readonly seed?: string;
  /** How many times each scenario runs. */
  readonly repeat: number;
  /** Where the conversation with the port is written down; for one job. */
  readonly transcript?: Transcript;
  /** Ends the run at the current call. */
  readonly stop: AbortSignal;
}

/** Who is told what happens, as it happens. */
export interface RunListener {
  onHandshake(handshake: InitializeResult): void;
  onResult(result: ScenarioResult): void;
  /** Tells whether a scenario is still to be played when its turn comes. */
  isWanted(trial: Trial): boolean;
}

/**
 * Runs scenarios on a port. When the promise settles, no process of the run is left.
 *
 * @throws AdapterFault when the port does not start, shake hands and come to a fresh state
 * @throws SuiteDefect when the suite itself is at fault
 */
export async function runPort(options: RunOptions, listener: RunListener): Promise<void> {
  const opening = openSession(options.port, options.transcript);
  // The step definitions take about as long to load as a port to start: they do so at the same time.
  const play = require('../../play') as typeof Play;
  const sessions = [await opening];
  try {
    await run(sessions, play, options, listener);
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
}

async function run(
  sessions: Session[],
  { loadSteps, playScenarios }: typeof Play,
  { port, trials, seed, repeat, stop, ...options }: RunOptions,
  { onHandshake, onResult, isWanted }: RunListener,
): Promise<void> {
  const [session] = sessions as [Session];
  onHandshake(session.handshake);
  // A port that cannot be brought to a fresh state at all says so once, instead of in each scenario.
  await session.fresh();
  const jobs = options.jobs ?? (await profitableJobs(session, trials.length));
  const others = Array.from({ length: Math.min(jobs, trials.length) - 1 }, () => openSession(port));
  for (const opened of await Promise.allSettled(others)) {
    if (opened.status === 'rejected') throw opened.reason;
    sessions.push(opened.value);
  }
  const library = loadSteps();
  for (let repetition = 1; repetition <= repeat && !stop.aborted; repetition += 1) {
    const queue = inOrder(trials, seed, repetition);
    const next = (): Trial | undefined => {
      let trial = queue.shift();
      while (trial && !isWanted(trial)) trial = queue.shift();
      return trial;
    };
    await Promise.all(
      sessions.map((one) => playScenarios({ library, session: one, next, onResult, signal: stop })),
    );
  }
}
