import type { TrialResult } from '../../suite/play/trial-result';

/**
 * The number of programs that a run uses, the number of times that it plays each trial, and the conditions that end
 * the run early.
 */
export interface Limits {
  /**
   * The number of instances of the port's program that run at the same time. If undefined, there is one, or as many as
   * there are processors if each scenario needs a new process.
   */
  readonly jobs?: number | undefined;
  /** The number of times that each trial is played. */
  readonly repeat: number;
  /** Whether the run ends at the first result after which the port cannot be judged conformant. */
  readonly failFast: boolean;
  /** The number of adapter faults after which the run ends; 0 means no limit. */
  readonly maxFaults: number;
  /** The maximum total time, in milliseconds, that faults may take. When it is reached, the run ends early. */
  readonly maxLostMs: number;
}

/** With fewer faults than this, `maxLostMs` does not apply. So one or two slow faults do not end a run. */
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

  constructor(private readonly limits: Pick<Limits, 'maxFaults' | 'maxLostMs'>) {}

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
    return this.turnsOfFaults.length >= (this.limits.maxFaults || Infinity) || this.isOverTime;
  }

  /** Whether the faults have taken too long, so that even scenarios in progress are abandoned. */
  get isOverTime(): boolean {
    return this.turnsOfFaults.length >= MIN_LONG_FAULTS && this.lost >= this.limits.maxLostMs;
  }

  /** The number of faults, not counting those that arrived after `maxFaults` was reached. */
  get faults(): number {
    return Math.min(this.turnsOfFaults.length, this.limits.maxFaults || Infinity);
  }

  /**
   * The last turn whose result is used: that of the fault that reaches `maxFaults`, or Infinity if no fault does. With
   * a single program, the run would end after this turn, so the results of later turns are ignored.
   */
  get lastTurn(): number {
    const inOrder = this.turnsOfFaults.toSorted((one, other) => one - other);
    return inOrder[this.limits.maxFaults - 1] ?? Infinity;
  }
}
