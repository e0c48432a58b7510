import type { ScenarioResult } from '../../play';

/** Tells when to stop after consecutive faults. Without a limit, a port that hangs costs the timeout in every scenario. */
export class FaultLimit {
  private consecutive = 0;
  private played = 0;
  private isOver = false;

  /**
   * @param limit the number of consecutive faults that ends the part; 0: no limit
   * @param planned the number of results without a limit
   */
  constructor(
    private readonly limit: number,
    private readonly planned: number,
  ) {}

  /** Counts a result. Results are counted in the order of their arrival. */
  add(kind: ScenarioResult['kind']): void {
    this.played += 1;
    this.consecutive = kind === 'fault' ? this.consecutive + 1 : 0;
    if (kind === 'fault' && this.consecutive === this.limit) this.isOver = true;
  }

  /** Whether the limit was reached. Results of scenarios in progress may still arrive. */
  get isReached(): boolean {
    return this.isOver;
  }

  /** The limit, if it prevented scenarios from being played; otherwise absent. */
  get endedAfter(): number | undefined {
    return this.isOver && this.played < this.planned ? this.limit : undefined;
  }
}
