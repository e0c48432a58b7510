import type { TrialResult } from '../../play';

/** The number of repetitions and of programs of a run, and the conditions that end it early. */
export interface Limits {
  /** The number of programs of the port. If undefined, {@link JobGrowth} determines the number. */
  readonly jobs?: number | undefined;
  /** The number of times each trial is played. */
  readonly repeat: number;
  /** Whether the run ends at the first result that rules out that the port is conformant. */
  readonly failFast: boolean;
  /** The number of adapter faults after which the run ends; 0 means no limit. */
  readonly maxFaults: number;
  /** The total time, in milliseconds, that faults may take before the run ends. */
  readonly maxLostMs: number;
}

/** The minimum number of faults that can end a part of a run by taking too long. */
const MIN_LONG_FAULTS = 3;

/**
 * Tells when a part of a run has had too many faults, or faults that took too long. On a port that hangs, a run without
 * a limit could wait for the timeout in each scenario.
 *
 * Several programs play at the same time, so results arrive in any order. The part ends with the fault that reaches the
 * limit in the order of the scenarios' turns, so the order of arrival does not affect which results count.
 */
export class FaultLimit {
  private readonly turnsOfFaults: number[] = [];
  private lost = 0;

  constructor(private readonly limits: Pick<Limits, 'maxFaults' | 'maxLostMs'>) {}

  /** Counts a result. The turn is the position of the scenario in the order of the run. */
  add({ kind, milliseconds }: Pick<TrialResult, 'kind' | 'milliseconds'>, turn: number): void {
    if (kind !== 'fault') return;
    this.turnsOfFaults.push(turn);
    this.lost += milliseconds;
  }

  /**
   * Whether a limit is reached, so that no further scenario begins. Scenarios in progress are finished, unless the
   * faults have exceeded their time limit.
   */
  get isReached(): boolean {
    return this.turnsOfFaults.length >= (this.limits.maxFaults || Infinity) || this.isOverTime;
  }

  /** Whether the faults took too long, so that even scenarios in progress are abandoned. */
  get isOverTime(): boolean {
    return this.turnsOfFaults.length >= MIN_LONG_FAULTS && this.lost >= this.limits.maxLostMs;
  }

  /** The number of faults that ended the part, without those that arrived after the limit was reached. */
  get faults(): number {
    return Math.min(this.turnsOfFaults.length, this.limits.maxFaults || Infinity);
  }

  /** The last turn that counts. Results of later turns arrived only because several programs play at the same time. */
  get lastTurn(): number {
    const inOrder = this.turnsOfFaults.toSorted((one, other) => one - other);
    return inOrder[this.limits.maxFaults - 1] ?? Infinity;
  }
}
