import * as fc from 'fast-check';
import { AdapterFault } from '../adapter/contract/errors';
import type { Level } from '../suite';
import type { StepGroup } from './gherkin';
import {
  FoundDifference,
  Incomparable,
  RandomScenario,
  type PlayedGroup,
  type Sessions,
} from './random-scenario';

/** How far fuzzing is. */
export interface FuzzProgress {
  /** How many scenarios were played, those of the shrinking included. */
  readonly runs: number;
  /** How many steps they had. */
  readonly steps: number;
  /** Whether something was found, and is being shrunk. */
  readonly isShrinking: boolean;
}

/** A difference, or a fault that keeps the port from being compared, and the scenario that shows it. */
export interface FuzzFind {
  readonly reason: FoundDifference | AdapterFault;
  /** The steps of the scenario. The last of them show it. */
  readonly groups: readonly PlayedGroup[];
}

/** When to end, and who is told of the progress. */
export interface TrialOptions {
  /** Ends it at once. */
  readonly signal?: AbortSignal;
  /** How long to look for a difference, in milliseconds; shrinking may take longer. */
  readonly time?: number;
  readonly onRun?: (progress: FuzzProgress) => void;
}

/** The faults after which shrinking would take too long. */
const SLOW_FAULTS: readonly string[] = ['timed-out', 'does-not-start'];

/** Plays scenarios on both sides, counts them, and keeps the last find, which is the shortest so far. */
export class Trial {
  find: FuzzFind | undefined;
  /** The messages of operations that the port does not support, and how many scenarios ended there. */
  readonly unsupported = new Map<string, number>();
  private readonly began = performance.now();
  private runs = 0;
  private steps = 0;

  constructor(
    private readonly level: Level,
    private readonly sessions: Sessions,
    private readonly options: TrialOptions,
  ) {}

  /** How far it is. */
  get progress(): FuzzProgress {
    return { runs: this.runs, steps: this.steps, isShrinking: this.find !== undefined };
  }

  /**
   * Plays one scenario.
   *
   * @throws FoundDifference or AdapterFault when it shows one
   */
  async run(groups: readonly StepGroup[]): Promise<void> {
    if (this.isOver()) throw new fc.PreconditionFailure(true);
    let scenario: RandomScenario | undefined;
    try {
      scenario = await RandomScenario.begin(this.level, this.sessions);
      for (const group of groups) await scenario.play(group);
    } catch (thrown) {
      if (!(thrown instanceof Incomparable)) throw this.found(thrown, scenario?.groups ?? []);
      this.unsupported.set(thrown.message, (this.unsupported.get(thrown.message) ?? 0) + 1);
    } finally {
      await scenario?.end();
      this.runs += 1;
      this.steps += scenario?.groups.length ?? 0;
      this.options.onRun?.(this.progress);
    }
  }

  private found(thrown: unknown, groups: readonly PlayedGroup[]): unknown {
    if (thrown instanceof FoundDifference || thrown instanceof AdapterFault) {
      this.find = { reason: thrown, groups };
    }
    return thrown;
  }

  private isOver(): boolean {
    const { signal, time = Infinity } = this.options;
    if (signal?.aborted === true) return true;
    if (this.find === undefined) return performance.now() - this.began > time;
    const { reason } = this.find;
    return reason instanceof AdapterFault && SLOW_FAULTS.includes(reason.reason);
  }
}
