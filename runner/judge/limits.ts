import type { TrialResult } from '../../play';

/**
 * The limits of a run: the number of repetitions, the number of programs, and the conditions that end the run early.
 */
export interface Limits {
  /** The number of programs of the port. If undefined, {@link JobGrowth} determines the number. */
  readonly jobs: number | undefined;
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

  /**
   * @param limit the number of faults after which the part ends; 0 means no limit
   * @param maxLost the total time, in milliseconds, that faults may take before the part ends
   */
  constructor(
    private readonly limit: number,
    private readonly maxLost = Infinity,
  ) {}

  /** Counts a result. The turn is the position of the scenario in the order of the run. */
  add({ kind, milliseconds }: Pick<TrialResult, 'kind' | 'milliseconds'>, turn: number): void {
    if (kind !== 'fault') return;
    this.turnsOfFaults.push(turn);
    this.lost += milliseconds;
  }

  /** The number of faults so far. */
  get faults(): number {
    return this.turnsOfFaults.length;
  }

  /**
   * Whether a limit is reached, so that no further scenario begins. Scenarios in progress are finished, unless the
   * faults have exceeded their time limit.
   */
  get isReached(): boolean {
    return (this.limit > 0 && this.faults >= this.limit) || this.isOverTime;
  }

  /** Whether the faults took too long, so that even scenarios in progress are abandoned. */
  get isOverTime(): boolean {
    return this.faults >= MIN_LONG_FAULTS && this.lost >= this.maxLost;
  }

  /**
   * The last turn that counts. Results of later turns arrived only because several programs played at the same time.
   */
  get lastTurn(): number {
    const inOrder = this.turnsOfFaults.toSorted((one, other) => one - other);
    return this.limit === 0 ? Infinity : (inOrder[this.limit - 1] ?? Infinity);
  }
}
