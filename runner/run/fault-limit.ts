import type { ScenarioResult } from '../../play';

/** The fewest consecutive faults that end a part because they took long. */
const MIN_LONG_FAULTS = 3;

/** Tells when to stop after consecutive faults. Without a limit, a port that hangs costs the timeout in every scenario. */
export class FaultLimit {
  private consecutive = 0;
  private lost = 0;
  private played = 0;
  private reachedAfter: number | undefined;

  /**
   * @param limit the number of consecutive faults that ends the part; 0: no limit
   * @param planned the number of results without a limit
   * @param maxLost the time of consecutive faults that ends the part, in milliseconds
   */
  constructor(
    private readonly limit: number,
    private readonly planned: number,
    private readonly maxLost = Infinity,
  ) {}

  /** Counts a result. Results are counted in the order of their arrival. */
  add({ kind, milliseconds }: Pick<ScenarioResult, 'kind' | 'milliseconds'>): void {
    this.played += 1;
    const isFault = kind === 'fault';
    this.consecutive = isFault ? this.consecutive + 1 : 0;
    this.lost = isFault ? this.lost + milliseconds : 0;
    const isLostLong = this.consecutive >= MIN_LONG_FAULTS && this.lost >= this.maxLost;
    if (isFault && (this.consecutive === this.limit || isLostLong)) {
      this.reachedAfter ??= this.consecutive;
    }
  }

  /** Whether the limit was reached. Results of scenarios in progress may still arrive. */
  get isReached(): boolean {
    return this.reachedAfter !== undefined;
  }

  /** The number of consecutive faults, if they prevented scenarios from being played; otherwise absent. */
  get endedAfter(): number | undefined {
    return this.played < this.planned ? this.reachedAfter : undefined;
  }
}
