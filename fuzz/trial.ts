import * as fc from 'fast-check';
import { AdapterFault } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { Divergence, type RunStep } from './divergence';
import { NotComparable, type Sides } from './side-by-side';
import { newModel, type Model } from './step-command';

/** The two implementations. */
export interface Sessions {
  readonly reference: Session;
  readonly port: Session;
}

/** How far it is. */
export interface Progress {
  /** How many scenarios were run, those of the shrinking included. */
  readonly runs: number;
  /** How many steps they had. */
  readonly steps: number;
  /** Whether something was found, and is being shrunk. */
  readonly isShrinking: boolean;
}

/** Something that was found: a difference, or a fault that keeps the port from being compared. */
export interface Find {
  readonly what: Divergence | AdapterFault;
  /** The steps of the scenario; the last one shows it. */
  readonly steps: readonly RunStep[];
}

/** When to end, and who is told how far it is. */
export interface TrialOptions {
  /** Ends it at once. */
  readonly signal?: AbortSignal;
  /** How long to look for a difference, in milliseconds; it is shrunk beyond that. */
  readonly time?: number;
  readonly onRun?: (progress: Progress) => void;
}

/** The faults after which shrinking would take too long. */
const SLOW_FAULTS: readonly string[] = ['timed-out', 'does-not-start'];

/** Runs scenarios on both sides, counts them, and keeps the last find, which is the shortest so far. */
export class Trial {
  find: Find | undefined;
  /** What the port says that it does not support, and how many scenarios ended there. */
  readonly unsupported = new Map<string, number>();
  private readonly began = performance.now();
  private runs = 0;
  private steps = 0;

  constructor(
    private readonly sessions: Sessions,
    private readonly options: TrialOptions,
  ) {}

  /** How far it is. */
  get progress(): Progress {
    return { runs: this.runs, steps: this.steps, isShrinking: this.find !== undefined };
  }

  /**
   * Runs one scenario.
   *
   * @throws Divergence or AdapterFault when it shows one
   */
  async run(commands: Iterable<fc.AsyncCommand<Model, Sides>>): Promise<void> {
    if (this.isOver()) throw new fc.PreconditionFailure(true);
    const model = newModel();
    try {
      await fc.asyncModelRun(async () => ({ model, real: await this.freshSides() }), commands);
    } catch (thrown) {
      if (!(thrown instanceof NotComparable)) throw this.found(thrown, model);
      this.unsupported.set(thrown.message, (this.unsupported.get(thrown.message) ?? 0) + 1);
    } finally {
      this.runs += 1;
      this.steps += model.steps.length;
      this.options.onRun?.(this.progress);
    }
  }

  private async freshSides(): Promise<Sides> {
    const { reference, port } = this.sessions;
    return { reference: await reference.fresh(), port: await port.fresh() };
  }

  private found(thrown: unknown, { steps }: Model): unknown {
    if (thrown instanceof Divergence || thrown instanceof AdapterFault) this.find = { what: thrown, steps };
    return thrown;
  }

  private isOver(): boolean {
    const { signal, time = Infinity } = this.options;
    if (signal?.aborted === true) return true;
    if (this.find === undefined) return performance.now() - this.began > time;
    return this.find.what instanceof AdapterFault && SLOW_FAULTS.includes(this.find.what.reason);
  }
}
