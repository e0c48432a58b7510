import * as fc from 'fast-check';
import { AdapterFault } from '../adapter/contract/errors';
import { SURFACES, type Level, type Surface } from '../suite/read';
import type { DrawnScenario } from './gherkin';
import { scenariosOf } from './grammar';
import { FoundDifference, RandomScenario, type PlayedGroup, type Sessions } from './random-scenario';
import { Incomparable } from './side';

/** The scenarios to try, and the limits of the search. */
export interface FuzzOptions extends Sessions {
  readonly level: Level;
  /** The surface of all scenarios. If omitted, each scenario uses a random surface. */
  readonly surface?: Surface | undefined;
  /** The maximum number of random scenarios. */
  readonly runs: number;
  /** The seed of the random scenarios. */
  readonly seed: number;
  /** The `path` of an earlier find. If given, only the scenario of this find is played. */
  readonly path?: number | undefined;
  /** Ends the search before its next scenario. */
  readonly signal?: AbortSignal;
  /** The time budget for finding a difference, in milliseconds. Shrinking may take longer. */
  readonly time?: number | undefined;
  readonly onRun?: (progress: FuzzProgress) => void;
}

/** The progress of fuzzing. */
export interface FuzzProgress {
  /** The number of scenarios that were played, including those of shrinking. */
  readonly runs: number;
  /** The number of steps in these scenarios. */
  readonly steps: number;
  /** Whether a scenario was found and is being shrunk. */
  readonly isShrinking: boolean;
}

/** A difference, or a fault that prevents the comparison, and the scenario that shows it. */
interface Find {
  readonly reason: FoundDifference | AdapterFault;
  readonly surface: Surface;
  /** The steps of the scenario. The last group shows the difference. */
  readonly groups: readonly PlayedGroup[];
}

/** A find, and the path that finds it again. */
export interface FuzzFind extends Find {
  /** The number of the scenario that first showed the difference, counted from 0. */
  readonly path: number;
}

/** The result of fuzzing. */
export interface FuzzResult extends FuzzProgress {
  /** The shortest scenario with a difference that was found. */
  readonly find?: FuzzFind;
  /** The messages of operations that the port does not support, each with the number of scenarios that ended there. */
  readonly unsupported: ReadonlyMap<string, number>;
  /** Whether the signal ended fuzzing before all scenarios were played. */
  readonly isInterrupted: boolean;
  /** Whether the time was used up before all scenarios were played. */
  readonly isOutOfTime: boolean;
}

/**
 * Plays random scenarios on a port and on the reference, side by side, until they differ. Shrinks the scenario to the
 * shortest scenario found that shows a difference.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { level, surface, seed, runs, path, signal } = options;
  const search = new DifferenceSearch(options);
  const scenario = scenariosOf(level, surface === undefined ? SURFACES : [surface]);
  const details = await fc.check(
    fc.asyncProperty(scenario, (drawn) => search.run(drawn)),
    path === undefined ? { seed, numRuns: runs } : { seed, path: String(path), numRuns: 1 },
  );
  const { find, progress, unsupported } = search;
  // Any other error is a defect of this program. A search that ends before its first scenario has failed without one.
  if (details.failed && find === undefined && !details.interrupted) throw details.errorInstance;
  const isCutShort = find === undefined && details.interrupted;
  const isInterrupted = isCutShort && signal?.aborted === true;
  return {
    ...progress,
    ...(find && { find: { ...find, path: parseInt(details.counterexamplePath!, 10) } }),
    unsupported,
    isInterrupted,
    isOutOfTime: isCutShort && !isInterrupted,
  };
}

/** The reasons of faults that are not shrunk, because each attempt would take too long. */
const SLOW_FAULTS: readonly string[] = ['timed-out', 'does-not-start'];

/** Plays scenarios on both sides, counts them, and stores the last find, which is the shortest so far. */
class DifferenceSearch {
  find: Find | undefined;
  readonly unsupported = new Map<string, number>();
  private readonly began = performance.now();
  private runs = 0;
  private steps = 0;

  constructor(private readonly options: FuzzOptions) {}

  get progress(): FuzzProgress {
    return { runs: this.runs, steps: this.steps, isShrinking: this.find !== undefined };
  }

  /**
   * Plays one scenario.
   *
   * @throws FoundDifference when the scenario shows a difference
   * @throws AdapterFault when the port's adapter is at fault
   */
  async run({ surface, groups }: DrawnScenario): Promise<void> {
    if (this.isOver()) throw new fc.PreconditionFailure(true);
    const { level } = this.options;
    const scenario = new RandomScenario({ level, surface }, this.options);
    try {
      for (const group of groups) await scenario.play(group);
    } catch (thrown) {
      if (thrown instanceof Incomparable) {
        this.unsupported.set(thrown.message, (this.unsupported.get(thrown.message) ?? 0) + 1);
        return;
      }
      // The interrupt closed the session, or the port received the same signal.
      if (thrown instanceof AdapterFault && this.options.signal?.aborted)
        throw new fc.PreconditionFailure(true);
      if (thrown instanceof FoundDifference || thrown instanceof AdapterFault)
        this.find = { reason: thrown, surface, groups: scenario.groups };
      throw thrown;
    } finally {
      scenario.end();
      this.runs += 1;
      this.steps += scenario.groups.length;
      this.options.onRun?.(this.progress);
    }
  }

  private isOver(): boolean {
    const { signal, time = Infinity } = this.options;
    if (signal?.aborted === true) return true;
    if (this.find === undefined) return performance.now() - this.began > time;
    const { reason } = this.find;
    return reason instanceof AdapterFault && SLOW_FAULTS.includes(reason.reason);
  }
}
