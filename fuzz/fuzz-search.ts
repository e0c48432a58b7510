import * as fc from 'fast-check';
import { AdapterFault } from '../adapter/contract/errors';
import type { Level, Surface } from '../suite';
import type { DrawnScenario } from './gherkin';
import { FoundDifference, isSame, shapeOfFault, type Shape } from './difference';
import type { KnownDifference } from './known-differences';
import { RandomScenario, type PlayedGroup, type Sessions } from './random-scenario';
import { Incomparable } from './side';

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
export interface FuzzFind {
  readonly reason: FoundDifference | AdapterFault;
  readonly surface: Surface;
  /** The steps of the scenario. The last group shows the difference. */
  readonly groups: readonly PlayedGroup[];
  readonly shape: Shape;
}

/** The limits of a search, and the receiver of its progress. */
export interface SearchOptions {
  /** Ends the search before its next scenario. */
  readonly signal?: AbortSignal;
  /** The time budget for finding a difference, in milliseconds. Shrinking may take longer. */
  readonly time?: number | undefined;
  readonly onRun?: (progress: FuzzProgress) => void;
}

/** The reasons of faults that are not shrunk, because each attempt would take too long. */
const SLOW_FAULTS: readonly string[] = ['timed-out', 'does-not-start'];

/**
 * Plays scenarios on both sides, counts them, and stores the last find, which is the shortest so far. A scenario ends
 * at a difference that is known or was found before, because the two sides may be in different states after the
 * difference. Such a scenario counts as a scenario without a difference.
 */
export class FuzzSearch {
  find: FuzzFind | undefined;
  /** The messages of operations that the port does not support, each with the number of scenarios that ended there. */
  readonly unsupported = new Map<string, number>();
  /**
   * The rules that are known to fail, each with the number of random scenarios that ended at a difference which the
   * rule's scenarios also show.
   */
  readonly knownFailures = new Map<string, number>();
  private readonly earlierShapes: Shape[] = [];
  private readonly began = performance.now();
  private runs = 0;
  private steps = 0;

  constructor(
    private readonly level: Level,
    private readonly sessions: Sessions,
    private readonly options: SearchOptions,
    private readonly known: readonly KnownDifference[],
  ) {}

  /** Whether the time is used up, or the signal is aborted. */
  get isEnded(): boolean {
    const { signal, time = Infinity } = this.options;
    return signal?.aborted === true || performance.now() - this.began > time;
  }

  /** Returns and removes the current find, so that the search for another difference can begin. */
  takeFind(): FuzzFind | undefined {
    const { find } = this;
    this.find = undefined;
    if (find !== undefined) this.earlierShapes.push(find.shape);
    return find;
  }

  /** The progress so far. */
  get progress(): FuzzProgress {
    return { runs: this.runs, steps: this.steps, isShrinking: this.find !== undefined };
  }

  /**
   * Plays one scenario.
   *
   * @throws FoundDifference when the scenario shows a new difference
   */
  async run({ surface, groups }: DrawnScenario): Promise<void> {
    if (this.isOver()) throw new fc.PreconditionFailure(true);
    const scenario = new RandomScenario({ level: this.level, surface }, this.sessions);
    try {
      for (const group of groups) await scenario.play(group);
    } catch (thrown) {
      if (thrown instanceof Incomparable) countIn(this.unsupported, thrown.message);
      else this.found(thrown, surface, scenario.groups);
    } finally {
      await scenario.end();
      this.runs += 1;
      this.steps += scenario.groups.length;
      this.options.onRun?.(this.progress);
    }
  }

  /** @throws the given error, unless it is a difference that is known or was found before */
  private found(thrown: unknown, surface: Surface, groups: readonly PlayedGroup[]): void {
    if (!(thrown instanceof FoundDifference || thrown instanceof AdapterFault)) throw thrown;
    const shape =
      thrown instanceof FoundDifference ? thrown.shape : shapeOfFault(thrown, groups.at(-1)?.calls ?? []);
    if (this.earlierShapes.some((earlier) => isSame(earlier, shape))) return;
    const rules = new Set(this.known.filter((one) => isSame(one.shape, shape)).map(({ rule }) => rule));
    if (rules.size === 0) {
      this.find = { reason: thrown, surface, groups, shape };
      throw thrown;
    }
    // Scenarios from shrinking are not counted, because they do not show how often a rule fails.
    if (this.find === undefined) for (const rule of rules) countIn(this.knownFailures, rule);
  }

  private isOver(): boolean {
    if (this.find === undefined) return this.isEnded;
    const { reason } = this.find;
    if (this.options.signal?.aborted === true) return true;
    return reason instanceof AdapterFault && SLOW_FAULTS.includes(reason.reason);
  }
}

function countIn(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
