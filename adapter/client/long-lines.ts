/**
 * The maximum amount of unread output, in bytes, that a program may have without a {@link LongLinePermit}. Hardly any
 * response is longer.
 */
export const SHORT_OUTPUT_BYTES = 1024 * 1024;

/**
 * The number of programs that may have more than {@link SHORT_OUTPUT_BYTES} of unread output at the same time. Each of
 * them may send a line of up to 16 MiB.
 */
const MAX_LONG_LINES = 2;

/**
 * Permits a program to send a long line. Only a few programs hold a permit at a time, so that a run's memory use does
 * not grow with the number of programs. While a program waits for a permit, its output is not read and its deadline
 * does not run.
 */
export class LongLinePermit {
  private static free = MAX_LONG_LINES;
  private static readonly waiting: LongLinePermit[] = [];
  private state: 'none' | 'waiting' | 'held' = 'none';

  /** @param onGranted is called when the permit is granted after a wait */
  constructor(private readonly onGranted: () => void) {}

  get isHeld(): boolean {
    return this.state === 'held';
  }

  /**
   * Takes a permit if one is free; otherwise, joins the queue. Does neither if a permit is already held or awaited.
   * Returns whether a permit is held now.
   */
  request(): boolean {
    if (this.state === 'none' && LongLinePermit.free > 0) {
      LongLinePermit.free -= 1;
      this.state = 'held';
    } else if (this.state === 'none') {
      LongLinePermit.waiting.push(this);
      this.state = 'waiting';
    }
    return this.isHeld;
  }

  /** Releases the permit, or leaves the queue. A free permit then goes to the program that has waited longest. */
  release(): void {
    const { waiting } = LongLinePermit;
    if (this.state === 'waiting') waiting.splice(waiting.indexOf(this), 1);
    if (this.state === 'held') LongLinePermit.free += 1;
    this.state = 'none';
    const next = LongLinePermit.free > 0 ? waiting.shift() : undefined;
    if (next === undefined) return;
    LongLinePermit.free -= 1;
    next.state = 'held';
    next.onGranted();
  }
}
