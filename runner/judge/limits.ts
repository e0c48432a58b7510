import type { TrialResult } from '../../suite/play/trial-result';
import type { RunOptions } from '../run/run-options';

/** The default value of --max-faults. A run continues after a few faults, but ends after many. */
export const DEFAULT_MAX_FAULTS = 20;

/**
 * The maximum total time, in milliseconds, that faults may take in a run. When it is reached, the run ends early. The
 * limit applies only if --max-faults is not given. The port's programs also take time to end and to start
 * again. With the default options, judging a port that hangs takes less than half a minute.
 */
const MAX_LOST_MS = 20_000;

/** With fewer faults than this, {@link MAX_LOST_MS} does not apply. So one or two slow faults do not end a run. */
const MIN_LONG_FAULTS = 3;

/**
 * Tells when a run has had too many faults, or when its faults have taken too long. With a port that hangs, a
 * run without a limit could wait for the timeout in every scenario.
 *
 * Several programs play at the same time, so results can arrive in any order. To find the fault that ends the run,
 * faults are counted in the order of the scenarios' turns. So the order of arrival does not affect which results are
 * used.
 */
export class FaultLimit {
  private readonly turnsOfFaults: number[] = [];
  private lost = 0;

  /** The number of faults that ends the run. */
  private readonly most: number;
  private readonly maxLostMs: number;

  constructor({ maxFaults }: Pick<RunOptions, 'maxFaults'>) {
    this.most = (maxFaults ?? DEFAULT_MAX_FAULTS) || Infinity;
    this.maxLostMs = maxFaults === undefined ? MAX_LOST_MS : Infinity;
  }

  /** Counts a result if it is a fault. The turn is the scenario's position in the order of the run. */
  add({ kind, milliseconds }: Pick<TrialResult, 'kind' | 'milliseconds'>, turn: number): void {
    if (kind !== 'fault') return;
    this.turnsOfFaults.push(turn);
    this.lost += milliseconds;
  }

  /**
   * Whether a limit has been reached, so that no further scenario begins. Scenarios in progress are still played to the
   * end, unless the faults have exceeded their time limit.
   */
  get isReached(): boolean {
    return this.turnsOfFaults.length >= this.most || this.isOverTime;
  }

  /** Whether the faults have taken too long, so that even scenarios in progress are abandoned. */
  get isOverTime(): boolean {
    return this.turnsOfFaults.length >= MIN_LONG_FAULTS && this.lost >= this.maxLostMs;
  }

  /** The number of faults, not counting those that arrived after `--max-faults` was reached. */
  get faults(): number {
    return Math.min(this.turnsOfFaults.length, this.most);
  }

  /**
   * The last turn whose result is used: that of the fault that reaches `--max-faults`, or Infinity if no fault does. With
   * a single program, the run would end after this turn, so the results of later turns are ignored.
   */
  get lastTurn(): number {
    const inOrder = this.turnsOfFaults.toSorted((one, other) => one - other);
    return inOrder[this.most - 1] ?? Infinity;
  }
}
