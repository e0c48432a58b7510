/** The interval at which a deadline is checked: a wait may end about this much later than its limit. */
const POLL_INTERVAL_MS = 25;

/**
 * A deadline for many waits, one after the other. The deadline polls, because there are tens of thousands of short
 * waits, and a timer for each wait would cost more than the wait itself.
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

  /** Stops checking the deadline permanently. */
  stop(): void {
    clearInterval(this.timer);
  }
}
