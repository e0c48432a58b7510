/** The interval at which a deadline is checked: a wait ends at most this much later than its limit. */
const POLL_INTERVAL_MS = 25;

/**
 * A deadline for one wait after the other. It polls: a timer for each wait would cost more than the waits themselves,
 * of which there are tens of thousands, and which are hardly ever long.
 */
export class Deadline {
  private readonly timer: NodeJS.Timeout;
  private limit = 0;
  private until = Infinity;

  /** @param onExpiry is called with the limit, in milliseconds, when a wait exceeds it */
  constructor(onExpiry: (limit: number) => void) {
    this.timer = setInterval(() => {
      if (performance.now() < this.until) return;
      this.until = Infinity;
      onExpiry(this.limit);
    }, POLL_INTERVAL_MS);
  }

  /** Begins a wait, unless one has begun already. */
  begin(limit: number): void {
    if (this.until !== Infinity) return;
    this.limit = limit;
    this.until = performance.now() + limit;
  }

  /** Ends the wait. */
  end(): void {
    this.until = Infinity;
  }

  /** Stops checking, for good. */
  stop(): void {
    clearInterval(this.timer);
  }
}
