import type { ScenarioResult } from '../../play';

/** Ends a part of a run after too many consecutive faults: a port that hangs would cost the timeout for each scenario. */
export class FaultLimit {
  private consecutive = 0;
  private played = 0;
  private isOver = false;

  /**
   * @param limit the number of consecutive faults that ends it; 0 for no limit
   * @param planned the number of results that it would have without a limit
   */
  constructor(
    private readonly limit: number,
    private readonly planned: number,
  ) {}

  /** Counts a result, in the order in which results come in. */
  add(kind: ScenarioResult['kind']): void {
    this.played += 1;
    this.consecutive = kind === 'fault' ? this.consecutive + 1 : 0;
    if (kind === 'fault' && this.consecutive === this.limit) this.isOver = true;
  }

  /** Whether the limit was reached; results that were under way may still come in. */
  get isReached(): boolean {
    return this.isOver;
  }

  /** The number of consecutive faults that kept something from being played; absent when everything was. */
  get endedAfter(): number | undefined {
    return this.isOver && this.played < this.planned ? this.limit : undefined;
  }
}
