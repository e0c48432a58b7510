import type { Envelope } from '@cucumber/messages';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { setCurrentSession } from '../../adapter/contract/current-session';
import type { Session } from '../../adapter/contract/session';
import type { Transcript } from '../../adapter/client/transcript';
import type { Scenario } from '../../suite';
import type * as CucumberRun from './cucumber-run';
import type { Order } from './cucumber';
import { profitableJobs } from './jobs';
import type { Outcome } from './outcome';
import { OutcomeCollector } from './outcome-collector';
import { openSession, type Port } from './port';
import { runInWorkers } from './worker-pool';

/** What to run, and how. */
export interface RunOptions {
  readonly port: Port;
  readonly scenarios: readonly Scenario[];
  /** How many processes run them at the same time; absent: as many as pay off. */
  readonly jobs?: number;
  /** The seed of a random order; absent: the order of the features. */
  readonly seed?: string;
  /** How many times each scenario runs. */
  readonly repeat: number;
  /** Where the conversation with the port is written down; for one job. */
  readonly transcript?: Transcript;
  /** Ends the run early: what was heard until then is what it found. */
  readonly stop: AbortSignal;
}

/** Who is told what happens, as it happens. */
export interface RunListener {
  onHandshake(handshake: InitializeResult): void;
  onMessage(message: Envelope): void;
  onOutcome(outcome: Outcome): void;
}

/**
 * Runs scenarios on a port. When the promise settles, no process of the run is left.
 *
 * @throws AdapterFault when the port does not start, shake hands and come to a fresh state
 * @throws SuiteDefect when the suite itself is at fault
 */
export async function runPort(options: RunOptions, listener: RunListener): Promise<void> {
  const opening = openSession(options.port, options.transcript);
  // Cucumber takes about as long to load as a port to start: they do so at the same time.
  const { runScenarios } = require('./cucumber-run') as typeof CucumberRun;
  const session = await opening;
  try {
    await unlessStopped(run(session, runScenarios, options, listener), options.stop);
  } finally {
    setCurrentSession(undefined);
    await session.close();
  }
}

async function run(
  session: Session,
  runScenarios: typeof CucumberRun.runScenarios,
  options: RunOptions,
  listener: RunListener,
): Promise<void> {
  const { port, scenarios, repeat, seed, stop } = options;
  listener.onHandshake(session.handshake);
  // A port that cannot be brought to a fresh state at all says so once, instead of in each scenario.
  await session.fresh();
  const jobs = options.jobs ?? (await profitableJobs(session, scenarios.length));
  if (jobs > 1) await session.close();
  setCurrentSession(session);
  for (let repetition = 1; repetition <= repeat && !stop.aborted; repetition += 1) {
    const collector = new OutcomeCollector(scenarios, (outcome) => listener.onOutcome(outcome));
    const take = (message: Envelope): void => {
      if (stop.aborted) return;
      listener.onMessage(message);
      collector.take(message);
    };
    const order = orderOf(seed, repetition);
    if (jobs > 1) await runInWorkers({ port, scenarios, order, jobs, stop }, take);
    else await runScenarios(scenarios, order, take);
    if (!stop.aborted) collector.requireAll();
  }
}

/** Each repetition has an order of its own, which the one seed determines. */
function orderOf(seed: string | undefined, repetition: number): Order {
  if (seed === undefined) return 'defined';
  return repetition === 1 ? `random:${seed}` : `random:${seed}.${repetition}`;
}

/** Waits for a run, or no longer when it is stopped: cucumber itself cannot be told to stop. */
async function unlessStopped(run: Promise<void>, stop: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  await Promise.race([run, stopped]);
  // What a run that nobody waits for comes to is of no interest any more.
  run.catch(() => undefined);
}
