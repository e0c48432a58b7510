import type { InitializeResult } from '../../adapter/contract/adapter';
import type { Session } from '../../adapter/contract/session';
import type { Transcript } from '../../adapter/client/transcript';
import type * as Play from '../../play';
import type { ScenarioResult } from '../../play';
import type { Trial } from '../../suite';
import { JobGrowth } from './job-growth';
import { inOrder } from './order';
import { playQueue, type Programs } from './play-queue';
import { openSession, type Port } from './port';

/** What to run, and how. */
export interface RunOptions {
  readonly port: Port;
  /** In the order of the suite. */
  readonly trials: readonly Trial[];
  /** How many of the port's programs are judged at the same time; absent: as many as {@link JobGrowth} determines. */
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
 * Runs trials on a port. When the promise settles, no process of the run is left.
 *
 * @throws AdapterFault when the port does not start, shake hands and come to a fresh state
 * @throws SuiteDefect when the suite itself is at fault
 */
export async function runPort(options: RunOptions, listener: RunListener): Promise<void> {
  const { port, transcript, jobs, trials, repeat } = options;
  const steps = repeat * trials.reduce((sum, trial) => sum + trial.steps.length, 0);
  const growth = jobs === undefined ? new JobGrowth(steps) : undefined;
  const counting = growth && { onResponse: growth.addResponse };
  const opening = openSession(port, { ...counting, ...(transcript && { transcript }) });
  // The step definitions take about as long to load as a port to start: they do so at the same time.
  const play = require('../../play') as typeof Play;
  const first = await opening;
  const sessions = [first];
  try {
    listener.onHandshake(first.handshake);
    // A port that cannot be brought to a fresh state at all says so once, instead of in each scenario.
    await first.fresh();
    growth?.begin(1);
    await openOthers(sessions, options);
    const open = (signal: AbortSignal): Promise<Session> => openSession(port, { ...counting, signal });
    await playAll(play, { sessions, growth, open }, options, listener);
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
}

/** Starts the programs that `jobs` demands. */
async function openOthers(sessions: Session[], { port, jobs = 1, trials }: RunOptions): Promise<void> {
  const others = Array.from({ length: Math.min(jobs, trials.length) - 1 }, () => openSession(port));
  const opened = await Promise.allSettled(others);
  for (const one of opened) if (one.status === 'fulfilled') sessions.push(one.value);
  for (const one of opened) if (one.status === 'rejected') throw one.reason;
}

async function playAll(
  { loadSteps, playScenarios }: typeof Play,
  programs: Programs,
  { trials, seed, repeat, stop }: RunOptions,
  { onResult, isWanted }: RunListener,
): Promise<void> {
  const library = loadSteps();
  for (let repetition = 1; repetition <= repeat && !stop.aborted; repetition += 1) {
    const queue = inOrder(trials, seed, repetition);
    const next = (): Trial | undefined => {
      let trial = queue.shift();
      while (trial && !isWanted(trial)) trial = queue.shift();
      return trial;
    };
    await playQueue(playScenarios, { ...programs, library, next, onResult, stop });
  }
}
