/** The interval at which a deadline is checked. A wait can exceed its limit by about this much. */
const POLL_INTERVAL_MS = 25;

/**
 * A time limit for each of many consecutive waits. It polls, because there are tens of thousands of short waits, and a
 * timer for each one would cost more than the wait itself.
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

  /** Begins a wait unless one is already in progress. */
  begin(limit: number): void {
    if (this.until !== Infinity) return;
    this.limit = limit;
    this.until = performance.now() + limit;
  }

  /** Ends the wait. */
  end(): void {
    this.until = Infinity;
  }

  /** Permanently stops checking the deadline. */
  stop(): void {
    clearInterval(this.timer);
  }
}
