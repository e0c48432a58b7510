/** How often a wait is looked at, in milliseconds: it is over at most so much later than its limit. */
const LOOK = 25;

/**
 * Limits the time of one wait after the other. A timer for each would cost more than the waits, of which there are
 * tens of thousands, and which are hardly ever long.
 */
export class Patience {
  private readonly timer: NodeJS.Timeout;
  private limit = 0;
  private until = Infinity;

  /** @param onEnd is called when a wait was longer than its limit, in milliseconds, which it is told */
  constructor(onEnd: (limit: number) => void) {
    this.timer = setInterval(() => {
      if (performance.now() < this.until) return;
      this.until = Infinity;
      onEnd(this.limit);
    }, LOOK);
  }

  /** A wait begins, unless one has begun already. */
  begin(limit: number): void {
    if (this.until !== Infinity) return;
    this.limit = limit;
    this.until = performance.now() + limit;
  }

  /** The wait is over. */
  end(): void {
    this.until = Infinity;
  }

  /** There will be no more waits. */
  stop(): void {
    clearInterval(this.timer);
  }
}
