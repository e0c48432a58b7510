import type { Envelope } from '@cucumber/messages';
import type { InitializeResult } from '../../adapter/adapter';
import { setCurrentSession } from '../../adapter/current-session';
import type { Transcript } from '../../adapter/transcript';
import type { Scenario } from '../suite';
import { runScenarios, type Order } from './cucumber-run';
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
  readonly transcript?: Transcript;
}

/** Who is told what happens, as it happens. */
export interface RunListener {
  onHandshake(handshake: InitializeResult): void;
  onMessage(message: Envelope): void;
  onOutcome(outcome: Outcome): void;
}

/**
 * Runs scenarios on a port.
 *
 * @throws AdapterFault when the port does not start, or its handshake is a fault
 * @throws SuiteDefect when the suite itself is at fault
 */
export async function runPort(options: RunOptions, listener: RunListener): Promise<void> {
  const { port, scenarios, transcript, repeat } = options;
  const session = await openSession(port, transcript);
  try {
    listener.onHandshake(session.handshake);
    const jobs = options.jobs ?? (await profitableJobs(session, scenarios.length));
    if (jobs > 1) await session.close();
    setCurrentSession(session);
    for (let repetition = 1; repetition <= repeat; repetition += 1) {
      const order = orderOf(options.seed, repetition);
      const collector = new OutcomeCollector(scenarios, (outcome) => listener.onOutcome(outcome));
      const take = (message: Envelope): void => {
        listener.onMessage(message);
        collector.take(message);
      };
      if (jobs > 1) await runInWorkers(port, scenarios, order, jobs, take);
      else await runScenarios(scenarios, order, take);
      collector.requireAll();
    }
  } finally {
    setCurrentSession(undefined);
    await session.close();
  }
}

/** Each repetition has an order of its own, which the one seed determines. */
function orderOf(seed: string | undefined, repetition: number): Order {
  if (seed === undefined) return 'defined';
  return repetition === 1 ? `random:${seed}` : `random:${seed}.${repetition}`;
}
